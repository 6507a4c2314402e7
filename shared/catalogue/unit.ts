import * as z from 'zod';
import { Vnd } from '../values/vnd-schema.ts';
import type { ComboPart } from './combo.ts';
import { productUnits, type ProductType } from './product-choices.ts';

export const fewestPerUnit = 2;
export const mostPerUnit = 100_000;
/** As many bigger units as one product is sold in: its page and its form show all of them. */
export const mostUnitsOfBase = 10;

const measures: readonly string[] = productUnits;

/** Products from before they were bound name a measure there, which binds them to nothing. */
export const isBoundTo = (masterUnitId: string): boolean =>
  masterUnitId !== '' && !measures.includes(masterUnitId);

type Said = {
  type?: ProductType | undefined;
  parts?: readonly ComboPart[] | undefined;
  masterUnitId?: string | undefined;
  conversionValue?: number | undefined;
};

/** What is in one of it: of a combo what it says, of a unit so many of its base, of anything else nothing. */
export function partsSaid({ type, parts = [], masterUnitId = '', conversionValue = 1 }: Said): ComboPart[] {
  if (type === 'combo') return [...parts];
  if (!isBoundTo(masterUnitId)) return [];
  return [{ productId: masterUnitId, variantId: null, quantity: conversionValue }];
}

type Made = { type: ProductType; parts: readonly unknown[] };

/** It is so many of another product, which alone lies on shelves. */
export const isUnit = ({ type, parts }: Made): boolean => type !== 'combo' && parts.length > 0;

/** One of the units a product is sold in; the first of them is the base itself, one of one. */
export const ShownUnit = z.object({
  productId: z.string(),
  name: z.string(),
  slug: z.string(),
  code: z.string(),
  /** As it is read: hộp, thùng. */
  unit: z.string(),
  /** So many of the base are in one. */
  quantity: z.int().min(1),
  /** What one costs everybody now, tax included. */
  total: Vnd,
  isActive: z.boolean(),
});
export type ShownUnit = z.infer<typeof ShownUnit>;
