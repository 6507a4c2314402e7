import * as z from 'zod';

/** Row schemas of both engines. Where their number types differ, the schema is with the queries. */
export const KindsChanged = z.array(
  z.object({ number: z.int(), kind: z.string(), products: z.int(), changed: z.int() }),
);
const Numbers = z.string().transform((json) => JSON.parse(json) as number[]);
/** Whole columns as JSON text are several times faster than row by row. */
export const KindPrices = z.array(z.object({ kind: z.int(), totals: Numbers, rids: Numbers }));
export const HitColumns = z.object({ rids: Numbers, kinds: Numbers, totals: Numbers });
export const NumberedCards = z
  .array(z.object({ rid: z.int(), card: z.string() }))
  .transform((rows) => new Map(rows.map(({ rid, card }) => [rid, card])));
export const HitNumbers = z.object({ rids: Numbers }).transform(({ rids }) => rids);
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
