import * as z from 'zod';

/**
 * Cost of one piece as staff enter it, to the hundredth of a đồng, because a purchase's sum is divided by its
 * pieces.
 */
export const UnitCost = z.number().min(0).max(1_000_000_000).multipleOf(0.01);
