import * as z from 'zod';

/** Whole đồng. Money is never a fraction. Apart from the arithmetic, which the web uses without schemas. */
export const Vnd = z.int().min(0).max(100_000_000_000);
