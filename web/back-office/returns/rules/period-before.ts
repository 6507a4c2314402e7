import { dayMilliseconds } from '#web/platform/format/local-time.ts';
import type { DateRange } from '#web/ui/fields/date-range.ts';

const shift = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);

/** Period of the same length right before this one. */
export function previousPeriod({ from, to }: DateRange): DateRange {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds) + 1;
  return { from: shift(from, -days), to: shift(from, -1) };
}
