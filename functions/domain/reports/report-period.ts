import type { ReportFilters, ReportPeriod } from '#shared/reports/report-query.ts';
import type { Condition } from '#functions/platform/views/list-plan.ts';
import { comparedPeriods, type Period } from '#functions/domain/overview/period.ts';

/** The days of a report, and those before: as many, and where today is among them up to the same hour. */
export const periodsOf = ({ start, end }: ReportFilters, now: Date) =>
  comparedPeriods({ from: start, to: end }, now);

export const toDays = ({ from, to }: Period): ReportPeriod => ({ start: from, end: to });

/** Of one warehouse or channel, where one was named. */
export const ofPlace = ({
  warehouseId,
  saleChannelId,
}: ReportFilters): Condition<'warehouseId' | 'saleChannelId'>[] => [
  ...(warehouseId === undefined ? [] : [{ column: 'warehouseId', is: warehouseId } as const]),
  ...(saleChannelId === undefined ? [] : [{ column: 'saleChannelId', is: saleChannelId } as const]),
];

export const between = <Name extends string>(column: Name, { from, to }: Period): Condition<Name>[] => [
  { column, atLeast: from },
  { column, atMost: to },
];

const hundredths = 10_000;

/** In percent, to two decimals; of nothing it is nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * hundredths) / 100;

/** What each brought, to the đồng. */
export const averageOf = (sum: number, count: number): number => (count === 0 ? 0 : Math.round(sum / count));
