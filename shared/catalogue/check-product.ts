import type * as z from 'zod';
import { type ComboPart, minParts, partKey } from './combo.ts';
import type { ProductType } from './product-choices.ts';
import { minPerUnit, isBoundTo, maxPerUnit } from './unit.ts';

/** Fields of a product that must be consistent, in the form and in an import. */
export type CheckedFields = {
  type: ProductType;
  parts: ComboPart[];
  masterUnitId: string;
  conversionValue: number;
  minQuantity: number;
  maxQuantity: number;
  variants: readonly { sku: string; stock?: number }[];
  stock?: readonly { onHand: number }[];
};

type AddIssue = (message: string, ...path: (string | number)[]) => void;

/** Normalises an SKU, because scanners do not distinguish case. */
const plain = (sku: string): string => sku.trim().toUpperCase();

const eachOnce = (keys: readonly string[], say: (place: number) => void): void => {
  for (const [place, key] of keys.entries()) if (keys.indexOf(key) < place) say(place);
};

/** Checks a combo: it has no variants, and consists of other products, each named once. */
function checkCombo({ parts, variants }: CheckedFields, say: AddIssue): void {
  if (parts.length < minParts) say('combo-parts', 'parts');
  if (variants.length > 0) say('combo-variants', 'variants');
  eachOnce(parts.map(partKey), (place) => say('part-once', 'parts', place, 'productId'));
}

/** Checks a unit: goods, a whole number of pieces of one other product, and no variants. */
function checkUnit({ type, conversionValue, variants }: CheckedFields, say: AddIssue): void {
  if (type !== 'product') say('unit-goods', 'masterUnitId');
  if (!Number.isInteger(conversionValue) || conversionValue < minPerUnit || conversionValue > maxPerUnit)
    say('unit-count', 'conversionValue');
  if (variants.length > 0) say('unit-variants', 'variants');
}

/** Checks a product: a minimum above the maximum or two variants with one SKU would make it unusable. */
export function checkProduct(product: CheckedFields, issues: z.RefinementCtx): void {
  const { type, minQuantity, maxQuantity, variants, stock = [] } = product;
  const say: AddIssue = (message, ...path) => issues.addIssue({ code: 'custom', message, path });
  if (maxQuantity < minQuantity) say('quantity-range', 'maxQuantity');
  eachOnce(
    variants.map(({ sku }) => plain(sku)),
    (place) => say('sku-once', 'variants', place, 'sku'),
  );
  if (type === 'combo') checkCombo(product, say);
  const isUnit = isBoundTo(product.masterUnitId);
  if (isUnit) checkUnit(product, say);
  const counts = [...stock.map(({ onHand }) => onHand), ...variants.map((variant) => variant.stock ?? 0)];
  if (!counts.some((count) => count > 0)) return;
  if (type !== 'product') say('goods-only', 'stock');
  else if (isUnit) say('unit-stock', 'stock');
}
