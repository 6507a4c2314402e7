import * as z from 'zod';

/** A piece's cost to the hundredth of a đồng, as a purchase's sum is divided by its pieces. */
export const UnitCost = z.number().min(0).max(1_000_000_000).multipleOf(0.01);
