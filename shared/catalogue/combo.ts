import * as z from 'zod';
import { Vnd } from '../values/vnd-schema.ts';

export const minParts = 2;
export const maxParts = 20;
/** Maximum combos of one product; all are recomputed whenever some of it is sold. */
export const maxCombosOfPart = 50;

/** A number of pieces of a product, or of one of its variants, in a combo. */
export const ComboPart = z.strictObject({
  productId: z.string({ error: 'part-needed' }).min(1, { error: 'part-needed' }).max(64),
  variantId: z.string().max(64).nullable().default(null),
  quantity: z.int().min(1).max(99),
});
export type ComboPart = z.output<typeof ComboPart>;

/** A part of a combo with its present data. */
export const ComboPartView = z.object({
  productId: z.string(),
  variantId: z.string().nullable(),
  variantName: z.string().nullable(),
  name: z.string(),
  slug: z.string(),
  code: z.string(),
  image: z.string(),
  ground: z.int(),
  quantity: z.int(),
  /** Price of one piece sold alone, with tax. */
  total: Vnd,
  /** Number of pieces available for sale. */
  available: z.int(),
  /** `stopped`: not on sale now; `gone`: the product or variant no longer exists. */
  state: z.enum(['on_sale', 'stopped', 'gone']),
});
export type ComboPartView = z.infer<typeof ComboPartView>;

export const partKey = ({ productId, variantId }: Pick<ComboPart, 'productId' | 'variantId'>): string =>
  `${productId} ${variantId ?? ''}`;
