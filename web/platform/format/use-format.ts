import { useTranslation } from 'react-i18next';
import type { Arrival } from '#shared/orders/shipping.contract.ts';
import { formatUnitCost, formatVnd } from '#shared/values/money.ts';
import {
  ageOf,
  showArrival,
  showDay,
  showDays,
  showMoment,
  showMonth,
  showTime,
  type At,
} from './local-time.ts';
import { showShortVnd } from './axis-vnd.ts';
import { shortCount, showNumber, showPercent } from './numbers.ts';

/** Formats days, moments and numbers in the reader's language and the market's time zone. */
export function useFormat() {
  const { t, i18n } = useTranslation('common');
  const { language } = i18n;
  const known = (text: string | undefined) => text ?? t('date.unknown');
  return {
    day: (at: At) => known(showDay(at)),
    dayRange: (from: At, to: At) => showDays(from, to, language),
    arrival: (since: number, days: NonNullable<Arrival>) => showArrival(since, days, language),
    month: (at: At) => known(showMonth(at)),
    moment: (at: At) => known(showMoment(at)),
    time: (at: At) => known(showTime(at)),
    /** Formats an age: 'Vừa xong', '5 phút trước', '3 giờ trước'; after a day the date. */
    ago: (at: At, now = Date.now()) => {
      const age = ageOf(at, now);
      return age ? t(`ago.${age.unit}`, { count: age.count }) : known(showDay(at));
    },
    number: (value: number, digits?: number) => showNumber(value, language, digits),
    short: (count: number) => shortCount(count, language),
    percent: (percent: number) => showPercent(percent, language),
    vnd: formatVnd,
    unitCost: formatUnitCost,
    shortVnd: (amount: number) => showShortVnd(amount, language),
  };
}
