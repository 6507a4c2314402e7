import * as z from 'zod';
import { taxTypes } from './product-choices.ts';

/** Percentage of each tax type; `khac` has its own rate. */
const taxRates = { zero: 0, five: 5, eight: 8, ten: 10, kct: 10, kkknt: 5 } as const;
export const TaxType = z.enum(taxTypes);
export type TaxType = z.infer<typeof TaxType>;

export const taxRateOf = (type: TaxType, direct = 0): number => (type === 'khac' ? direct : taxRates[type]);
