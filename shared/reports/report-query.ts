import * as z from 'zod';
import { SaleChannel } from '../values/sale-channel-schema.ts';

/** Maximum length of a period: a leap year, enough to compare two years. */
export const maxReportDays = 366;

const Day = z.iso.date();
const days = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;

/** First and last day in Vietnam's time (else the last seven), perhaps of one warehouse or channel. */
export const ReportFilters = z.object({
  start: Day.optional(),
  end: Day.optional(),
  warehouseId: z.string().min(1).max(64).optional(),
  saleChannelId: SaleChannel.optional(),
});
export type ReportFilters = z.infer<typeof ReportFilters>;

type Days = { start?: string | undefined; end?: string | undefined };

/** Tells whether a period is valid: both days or none, in order, and not longer than a report may be. */
export const inBounds = ({ start, end }: Days): boolean => {
  if (start === undefined && end === undefined) return true;
  if (start === undefined || end === undefined) return false;
  return start <= end && days(start, end) <= maxReportDays;
};

export const ReportQuery = ReportFilters.refine(inBounds, { path: ['end'] });

/** First and last day that were counted. */
export const ReportPeriod = z.object({ start: Day, end: Day });
export type ReportPeriod = z.infer<typeof ReportPeriod>;
