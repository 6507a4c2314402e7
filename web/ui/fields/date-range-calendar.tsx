import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type ClassNames, type Formatters } from 'react-day-picker';
import { vi } from 'react-day-picker/locale/vi';
import { useLanguage } from '../../platform/i18n/use-language.ts';
import { todayInVietnam } from '../../platform/format/local-time.ts';
import { fromLocalDate, toLocalDate, type DateRange } from './date-range.ts';
import { beyondPhone, useMediaQuery } from '../hooks/use-media-query.ts';

type Props = {
  value: Partial<DateRange>;
  onChange: (range: Partial<DateRange>) => void;
  max: string | undefined;
};

const arrow =
  'flex size-10 items-center justify-center rounded-sm text-ink-2 transition-colors hover:bg-hover aria-disabled:opacity-40';

const looks: Partial<ClassNames> = {
  root: 'flex justify-center p-4',
  months: 'relative flex gap-6 max-md:flex-col',
  month_caption: 'flex h-10 items-center justify-center text-sm font-bold',
  nav: 'absolute inset-x-0 top-0 z-10 flex h-10 items-center justify-between pointer-events-none *:pointer-events-auto',
  button_previous: arrow,
  button_next: arrow,
  weekdays: 'text-xs text-ink-2',
  weekday: 'h-9 w-10 font-medium',
  day: 'p-0 text-center text-sm',
  day_button:
    'size-10 rounded-sm tabular-nums transition-colors hover:bg-hover focus-visible:-outline-offset-2 disabled:text-ink-3 disabled:opacity-60',
  today: 'font-bold text-brand',
  outside: 'text-ink-3 opacity-60',
  range_middle: 'bg-brand-soft',
  range_start:
    'rounded-l-sm bg-brand-soft [&>button]:bg-brand [&>button]:font-semibold [&>button]:text-on-brand',
  range_end:
    'rounded-r-sm bg-brand-soft [&>button]:bg-brand [&>button]:font-semibold [&>button]:text-on-brand',
};

/** Month and weekday names as printed in Vietnam; the library would spell the numbers out. */
const vietnamese: Partial<Formatters> = {
  formatCaption: (month) => {
    const text = new Intl.DateTimeFormat('vi', { month: 'long', year: 'numeric' }).format(month);
    return text.charAt(0).toLocaleUpperCase('vi') + text.slice(1);
  },
  formatWeekdayName: (day) => new Intl.DateTimeFormat('vi', { weekday: 'narrow' }).format(day),
};

const dayIfAny = (date: Date | undefined) => date && fromLocalDate(date);

export default function DateRangeCalendar({ value, onChange, max }: Props) {
  const { language } = useLanguage();
  const wide = useMediaQuery(beyondPhone);
  // Marks today in Vietnam, also for a reader in another time zone.
  const today = toLocalDate(todayInVietnam());
  const last = max ? toLocalDate(max) : undefined;
  const from = value.from ? toLocalDate(value.from) : undefined;
  const to = value.to ? toLocalDate(value.to) : undefined;
  return (
    <DayPicker
      mode="range"
      // The first click starts a new range even if a complete one is shown.
      resetOnSelect
      weekStartsOn={1}
      {...(language === 'en' ? {} : { locale: vi, formatters: vietnamese })}
      numberOfMonths={wide ? 2 : 1}
      today={today}
      defaultMonth={to ?? last ?? today}
      endMonth={last}
      disabled={last && { after: last }}
      selected={{ from, to }}
      onSelect={(range) => {
        const [first, second] = [dayIfAny(range?.from), dayIfAny(range?.to)];
        onChange({ ...(first && { from: first }), ...(second && { to: second }) });
      }}
      classNames={looks}
      components={{
        Chevron: ({ orientation }) =>
          orientation === 'left' ? <ChevronLeft className="size-5" /> : <ChevronRight className="size-5" />,
      }}
    />
  );
}
