import * as z from 'zod';
import { SaleChannel } from '../values/sale-channel-schema.ts';

/** A year and a day: enough to compare two years. */
export const mostReportDays = 366;

const Day = z.iso.date();
const days = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;

/** First and last day as people in Vietnam count them; without both, the last seven. Of one warehouse or channel, or of all. */
export const ReportFilters = z.object({
  start: Day.optional(),
  end: Day.optional(),
  warehouseId: z.string().min(1).max(64).optional(),
  saleChannelId: SaleChannel.optional(),
});
export type ReportFilters = z.infer<typeof ReportFilters>;

type Days = { start?: string | undefined; end?: string | undefined };

/** Whether both days are said or none, in their order, and not more of them than a report adds up. */
export const inBounds = ({ start, end }: Days): boolean => {
  if (start === undefined && end === undefined) return true;
  if (start === undefined || end === undefined) return false;
  return start <= end && days(start, end) <= mostReportDays;
};

export const ReportQuery = ReportFilters.refine(inBounds, { path: ['end'] });

/** Which days were counted. */
export const ReportPeriod = z.object({ start: Day, end: Day });
export type ReportPeriod = z.infer<typeof ReportPeriod>;
