import * as z from 'zod';
import { Vnd } from '../values/vnd-schema.ts';
import type { ComboPart } from './combo.ts';
import { productUnits, type ProductType } from './product-choices.ts';

export const minPerUnit = 2;
export const maxPerUnit = 100_000;
/** Maximum number of larger units of one product; its page and its form show all of them. */
export const maxUnitsOfBase = 10;

const measures: readonly string[] = productUnits;

/** Tells whether a product is bound to a base product. Old ones hold a measure's name instead. */
export const isBoundTo = (masterUnitId: string): boolean =>
  masterUnitId !== '' && !measures.includes(masterUnitId);

type PartsInput = {
  type?: ProductType | undefined;
  parts?: readonly ComboPart[] | undefined;
  masterUnitId?: string | undefined;
  conversionValue?: number | undefined;
};

/** Returns the contents of one piece: the parts of a combo, the base pieces of a unit, or nothing. */
export function contentsOf({
  type,
  parts = [],
  masterUnitId = '',
  conversionValue = 1,
}: PartsInput): ComboPart[] {
  if (type === 'combo') return [...parts];
  if (!isBoundTo(masterUnitId)) return [];
  return [{ productId: masterUnitId, variantId: null, quantity: conversionValue }];
}

type Composition = { type: ProductType; parts: readonly unknown[] };

/** Tells whether a product is a unit: it consists of pieces of another product, which alone has stock. */
export const isUnit = ({ type, parts }: Composition): boolean => type !== 'combo' && parts.length > 0;

/** A unit that a product is sold in; the first unit is the base itself, with a quantity of one. */
export const ProductUnit = z.object({
  productId: z.string(),
  name: z.string(),
  slug: z.string(),
  code: z.string(),
  /** Display word: hộp, thùng. */
  unit: z.string(),
  /** Number of base pieces in one unit. */
  quantity: z.int().min(1),
  /** Present public price of one unit, with tax. */
  total: Vnd,
  isActive: z.boolean(),
});
export type ProductUnit = z.infer<typeof ProductUnit>;
