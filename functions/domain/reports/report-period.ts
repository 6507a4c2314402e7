import type { ReportFilters, ReportPeriod } from '#shared/reports/report-query.ts';
import type { Condition } from '#functions/platform/views/list-plan.ts';
import { comparedPeriods, type Period, shiftDay } from './period.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';

/** A report's period and the one before. If it includes today, both end at the same hour. */
export const periodsOf = ({ start, end }: ReportFilters, now: Date) =>
  comparedPeriods({ from: start, to: end }, now);

export const toDays = ({ from, to }: Period): ReportPeriod => ({ start: from, end: to });

/** Condition for one warehouse or channel, if the report is limited to it. */
export const ofPlace = ({
  warehouseId,
  saleChannelId,
}: ReportFilters): Condition<'warehouseId' | 'saleChannelId'>[] => [
  ...(warehouseId === undefined ? [] : [{ column: 'warehouseId', is: warehouseId } as const]),
  ...(saleChannelId === undefined ? [] : [{ column: 'saleChannelId', is: saleChannelId } as const]),
];

export const between = <Name extends string>(
  column: Name,
  { from, to }: Pick<Period, 'from' | 'to'>,
): Condition<Name>[] => [
  { column, atLeast: from },
  { column, atMost: to },
];

/** Days up to the end, in parts to add up: whole days have sums, the last is counted to the moment. */
export function comparableEnd<Day extends string, At extends string>(
  { from, until }: Pick<Period, 'from' | 'until'>,
  [day, at]: readonly [Day, At],
): Condition<Day | At>[][] {
  const last = dayInVietnam(Date.parse(until));
  const isWhole = dayInVietnam(Date.parse(until) + 1) > last;
  if (isWhole) return [between(day, { from, to: last })];
  const before = shiftDay(last, -1);
  return [
    ...(before < from ? [] : [between(day, { from, to: before })]),
    [
      { column: day, is: last },
      { column: at, atMost: until },
    ],
  ];
}

const firstOf = (month: string): string => `${month}-01`;
const monthAfter = (month: string): string => shiftDay(firstOf(month), 31).slice(0, 7);

/** The same days in parts to add up: whole months, and the days before and after them. */
export function inMonths({ from, to }: Pick<Period, 'from' | 'to'>): Condition<'day' | 'month'>[][] {
  const first = from === firstOf(from.slice(0, 7)) ? from.slice(0, 7) : monthAfter(from.slice(0, 7));
  // The month that contains the day after the period is not complete.
  const end = shiftDay(to, 1).slice(0, 7);
  if (first >= end) return [between('day', { from, to })];
  const days = [
    { from, to: shiftDay(firstOf(first), -1) },
    { from: firstOf(end), to },
  ];
  return [
    [
      { column: 'month', atLeast: first },
      { column: 'month', atMost: shiftDay(firstOf(end), -1).slice(0, 7) },
    ],
    ...days.filter((part) => part.from <= part.to).map((part) => between('day', part)),
  ];
}

const hundredths = 10_000;

/** Percentage with two decimals; 0 if the whole is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * hundredths) / 100;

/** Average in whole đồng. */
export const averageOf = (sum: number, count: number): number => (count === 0 ? 0 : Math.round(sum / count));
