import type { DateRange } from '#web/ui/fields/date-range.ts';

/** As the list of orders is narrowed to days. */
export const createdIn = ({ from, to }: DateRange) => ({ createdFrom: from, createdTo: to });
