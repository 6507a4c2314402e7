import * as z from 'zod';
import { tidy } from '../values/text.ts';

export const stockImportModes = ['sets', 'adds'] as const;

/** Options of an import of products. */
export const ProductImportOptions = z.strictObject({
  /** Whether rows with an unknown code create products. */
  makesNew: z.boolean().default(false),
  /** Meaning of the stock column: a count or an addition; without it, the column is ignored. */
  stock: z
    .strictObject({
      way: z.enum(stockImportModes),
      warehouseId: z.string().min(1).max(64),
      reason: z.string().max(400).transform(tidy).pipe(z.string().min(1).max(200)),
    })
    .nullable()
    .default(null),
});
export type ProductImportOptions = z.output<typeof ProductImportOptions>;
