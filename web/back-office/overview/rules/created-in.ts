import type { DateRange } from '#web/ui/fields/date-range.ts';

/** Filter of the order list for a period. */
export const createdIn = ({ from, to }: DateRange) => ({ createdFrom: from, createdTo: to });
