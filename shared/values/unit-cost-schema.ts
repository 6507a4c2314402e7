import * as z from 'zod';

/** What somebody says that one piece cost, to the hundredth of a đồng: purchases are divided by their pieces. */
export const UnitCost = z.number().min(0).max(1_000_000_000).multipleOf(0.01);
