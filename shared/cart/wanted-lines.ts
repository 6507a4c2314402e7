import * as z from 'zod';
import { ProductId } from '../catalogue/product.ts';
import { VariantId } from './cart.ts';
import { maxLineQuantity, maxOrderLines } from './limits.ts';
import { wantedFrom } from './wanted-text.ts';

export type { WantedLine } from './wanted-text.ts';

const WantedLine = z.strictObject({
  productId: ProductId,
  variantId: VariantId.nullable().default(null),
  quantity: z.int().min(1).max(maxLineQuantity),
});

export const WantedLines = z.array(WantedLine).min(1).max(maxOrderLines);

/** The same lines as comma-joined text in a query. */
export const WantedLinesText = z
  .string()
  .max(8000)
  .transform((text): z.input<typeof WantedLines> => text.split(',').map(wantedFrom))
  .pipe(WantedLines);
