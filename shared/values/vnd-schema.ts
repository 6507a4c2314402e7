import * as z from 'zod';
import { priceLimit, maxVnd } from './money.ts';

/**
 * Amount in whole đồng; money is never a fraction. The schema is apart from the arithmetic, which the web uses
 * without schemas. Stored and returned amounts have no maximum: sums grow, and stored values must stay
 * readable.
 */
export const Vnd = z.int().min(0);

/** Amount that a caller sends. */
export const VndInput = Vnd.max(maxVnd);

/** Price of one piece that staff enter. */
export const PriceInput = Vnd.max(priceLimit);
