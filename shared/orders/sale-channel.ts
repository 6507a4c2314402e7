import * as z from 'zod';

/** Where an order came about: at the website, there without an account, or in a store. */
export const SaleChannel = z.enum(['website', 'guest', 'store']);
export type SaleChannel = z.infer<typeof SaleChannel>;
