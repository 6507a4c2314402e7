import * as z from 'zod';
import { Vnd } from '../values/vnd-schema.ts';

export const fewestParts = 2;
export const mostParts = 20;
/** A product is a part of no more: each of them is looked at whenever some of it is sold. */
export const mostCombosOfPart = 50;

/** So many pieces of a product, or of one variant of it, are in a combo. */
export const ComboPart = z.strictObject({
  productId: z.string({ error: 'part-needed' }).min(1, { error: 'part-needed' }).max(64),
  variantId: z.string().max(64).nullable().default(null),
  quantity: z.int().min(1).max(99),
});
export type ComboPart = z.output<typeof ComboPart>;

/** A part as it stands now. */
export const ShownPart = z.object({
  productId: z.string(),
  variantId: z.string().nullable(),
  variantName: z.string().nullable(),
  name: z.string(),
  slug: z.string(),
  code: z.string(),
  image: z.string(),
  ground: z.int(),
  quantity: z.int(),
  /** What one piece costs by itself, tax included. */
  total: Vnd,
  /** How many pieces there are to be sold. */
  available: z.int(),
  /** `stopped`: it is off sale; `gone`: it is not sold under that name any more. */
  state: z.enum(['on_sale', 'stopped', 'gone']),
});
export type ShownPart = z.infer<typeof ShownPart>;

export const partKey = ({ productId, variantId }: Pick<ComboPart, 'productId' | 'variantId'>): string =>
  `${productId} ${variantId ?? ''}`;
