import { dayMilliseconds } from '#web/platform/format/local-time.ts';
import type { DateRange } from '#web/ui/fields/date-range.ts';

/** All days of a range, including the first and the last. */
export function daysFrom({ from, to }: DateRange): string[] {
  const first = Date.parse(from);
  const count = (Date.parse(to) - first) / dayMilliseconds + 1;
  return Array.from({ length: count }, (_, place) =>
    new Date(first + place * dayMilliseconds).toISOString().slice(0, 10),
  );
}
