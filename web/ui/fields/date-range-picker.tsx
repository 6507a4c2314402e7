import clsx from 'clsx';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showDay } from '../../platform/format/local-time.ts';
import { Button } from '../actions/button.tsx';
import { presetOf, presetRange, shopperPresets, type DateRange, type RangePreset } from './date-range.ts';
import { Drawer } from '../overlays/drawer.tsx';
import { Popover } from '../overlays/popover.tsx';
import { lazyPiece } from '../feedback/lazy-piece.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { beyondPhone, useMediaQuery } from '../hooks/use-media-query.ts';

const Calendar = lazyPiece(async () => (await import('./date-range-calendar.tsx')).default, {
  waiting: <Skeleton className="m-4 h-82 md:w-150" />,
});

export type DateRangePickerProps = {
  value: DateRange | undefined;
  onChange: (range: DateRange | undefined) => void;
  /** The last selectable day, YYYY-MM-DD. */
  max?: string;
  /** Preset ranges on offer; staff screens pass their own. */
  presets?: readonly RangePreset[];
  label?: string;
  /** Text shown while nothing is chosen. */
  placeholder?: string;
  className?: string;
};

/** Shows preset ranges on the left, two months on the right. Nothing changes before 'apply'. */
export function DateRangePicker({
  value,
  onChange,
  max,
  presets = shopperPresets,
  label,
  placeholder,
  className,
}: DateRangePickerProps) {
  const { t } = useTranslation('fields');
  const wide = useMediaQuery(beyondPhone);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<Partial<DateRange>>({});
  const preset = presetOf(value, presets);
  const shown = preset ? t(`dateRange.${preset}`) : value && `${showDay(value.from)} – ${showDay(value.to)}`;
  const name = label ?? t('dateRange.label');

  const toggle = (wanted: boolean) => {
    if (wanted) setDraft(value ?? {});
    setOpen(wanted);
  };
  const settle = (range: DateRange | undefined) => {
    onChange(range);
    setOpen(false);
  };

  const trigger = (
    <Button
      className={clsx('border-control! tabular-nums', className)}
      icon={<CalendarDays className="text-ink-3" />}
      iconAfter={<ChevronDown className="size-4! text-ink-3" />}
    >
      {shown && <span className="sr-only">{name}: </span>}
      {shown ?? <span className="font-normal text-ink-3">{placeholder ?? t('dateRange.placeholder')}</span>}
    </Button>
  );
  const panel = (
    <div className="flex max-md:flex-col">
      <Presets presets={presets} chosen={preset} onChoose={settle} />
      <div>
        <Calendar value={draft} onChange={setDraft} max={max} />
        <DraftFooter draft={draft} onClear={() => settle(undefined)} onApply={settle} />
      </div>
    </div>
  );

  return wide ? (
    <Popover label={name} open={open} onOpenChange={toggle} trigger={trigger} className="p-0!">
      {panel}
    </Popover>
  ) : (
    <Drawer side="bottom" title={name} open={open} onOpenChange={toggle} trigger={trigger}>
      <div className="-m-5">{panel}</div>
    </Drawer>
  );
}

type PresetsProps = {
  presets: readonly RangePreset[];
  chosen: RangePreset | undefined;
  onChoose: (range: DateRange) => void;
};

function Presets({ presets, chosen, onChoose }: PresetsProps) {
  const { t } = useTranslation('fields');
  return (
    <ul className="flex gap-1 border-line p-3 max-md:flex-wrap max-md:border-b md:w-42 md:flex-col md:border-r">
      {presets.map((choice) => (
        <li key={choice} className="shrink-0">
          <button
            type="button"
            aria-pressed={choice === chosen}
            onClick={() => onChoose(presetRange(choice))}
            className="h-10 w-full rounded-sm px-3 text-left text-sm font-medium whitespace-nowrap transition-colors hover:bg-hover aria-pressed:bg-brand-soft aria-pressed:text-brand"
          >
            {t(`dateRange.${choice}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}

type FooterProps = { draft: Partial<DateRange>; onClear: () => void; onApply: (range: DateRange) => void };

function DraftFooter({ draft: { from, to }, onClear, onApply }: FooterProps) {
  const { t } = useTranslation('fields');
  return (
    <div className="flex flex-wrap items-center justify-end gap-2.5 border-t border-line p-3">
      <p aria-live="polite" className="grow pl-1 text-sm text-ink-2 tabular-nums">
        {from && to ? `${showDay(from)} – ${showDay(to)}` : from ? t('dateRange.pickEnd') : ''}
      </p>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {t('dateRange.clear')}
      </Button>
      <Button
        size="sm"
        variant="primary"
        disabled={!from || !to}
        onClick={() => from && to && onApply({ from, to })}
      >
        {t('dateRange.apply')}
      </Button>
    </div>
  );
}
