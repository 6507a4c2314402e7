import * as z from 'zod';
import { mostPrice, mostVnd } from './money.ts';

/**
 * Whole đồng. Money is never a fraction. Apart from the arithmetic, which the web uses without schemas. What is kept or
 * told has no bound of its own: sums grow, and what was written has to be read again.
 */
export const Vnd = z.int().min(0);

/** What somebody from outside says. */
export const SaidVnd = Vnd.max(mostVnd);

/** What staff say that one piece costs. */
export const SaidPrice = Vnd.max(mostPrice);
