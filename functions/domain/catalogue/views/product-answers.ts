import * as z from 'zod';

/** What both engines answer alike. Where one counts in other numbers, its own schema stands with its questions. */
export const Columns = z.object({ rids: z.string(), totals: z.string(), kinds: z.string() });
export const Kinds = z.array(z.object({ number: z.int(), kind: z.string() }));
export const FiledCards = z.array(z.object({ id: z.string(), card: z.string() }));
export const FiledCounts = z.array(
  z.object({
    categoryId: z.string(),
    businessId: z.string(),
    brandId: z.string().nullable(),
    total: z.int(),
  }),
);
export const Stocks = z.array(z.object({ lowestCategoryId: z.string(), stock: z.string(), total: z.int() }));
