import * as z from 'zod';
import { carrierNames } from '../values/carriers.ts';

/** A carrier's statement: the sum it pays out for the rows that were booked from it. */
export const CarrierStatement = z.object({
  id: z.string(),
  carrier: z.enum(carrierNames),
  at: z.string(),
  rows: z.int(),
  /** The cash collected less fees, with compensation. */
  net: z.int(),
});
export type CarrierStatement = z.infer<typeof CarrierStatement>;
