import * as z from 'zod';
import { tidy } from '../values/text.ts';

export const stockWays = ['sets', 'adds'] as const;

/** What is said aloud beside a file of products. */
export const ProductImportSaid = z.strictObject({
  /** Rows whose code nobody knows make products. */
  makesNew: z.boolean().default(false),
  /** What its column of stock says: what was counted, or what comes on top. Without it the column is passed over. */
  stock: z
    .strictObject({
      way: z.enum(stockWays),
      warehouseId: z.string().min(1).max(64),
      reason: z.string().max(400).transform(tidy).pipe(z.string().min(1).max(200)),
    })
    .nullable()
    .default(null),
});
export type ProductImportSaid = z.output<typeof ProductImportSaid>;
