import type * as z from 'zod';
import { type ComboPart, fewestParts, partKey } from './combo.ts';
import type { ProductType } from './product-choices.ts';
import { fewestPerUnit, isBoundTo, mostPerUnit } from './unit.ts';

/** What of a product has to fit together, whoever writes it. */
export type Checked = {
  type: ProductType;
  parts: ComboPart[];
  masterUnitId: string;
  conversionValue: number;
  minQuantity: number;
  maxQuantity: number;
  variants: readonly { sku: string; stock?: number }[];
  stock?: readonly { onHand: number }[];
};

type Say = (message: string, ...path: (string | number)[]) => void;

/** As scanners read it: capital letters or small. */
const plain = (sku: string): string => sku.trim().toUpperCase();

const eachOnce = (keys: readonly string[], say: (place: number) => void): void => {
  for (const [place, key] of keys.entries()) if (keys.indexOf(key) < place) say(place);
};

/** A combo is sold in one way, and is made of other things, each named once. */
function checkCombo({ parts, variants }: Checked, say: Say): void {
  if (parts.length < fewestParts) say('combo-parts', 'parts');
  if (variants.length > 0) say('combo-variants', 'variants');
  eachOnce(parts.map(partKey), (place) => say('part-once', 'parts', place, 'productId'));
}

/** A unit is goods, so many whole pieces of one other product, and is sold in one way. */
function checkUnit({ type, conversionValue, variants }: Checked, say: Say): void {
  if (type !== 'product') say('unit-goods', 'masterUnitId');
  if (!Number.isInteger(conversionValue) || conversionValue < fewestPerUnit || conversionValue > mostPerUnit)
    say('unit-count', 'conversionValue');
  if (variants.length > 0) say('unit-variants', 'variants');
}

/** Nobody could buy what has to be bought in greater numbers than may be bought, nor tell two of one SKU apart. */
export function checkProduct(product: Checked, issues: z.RefinementCtx): void {
  const { type, minQuantity, maxQuantity, variants, stock = [] } = product;
  const say: Say = (message, ...path) => issues.addIssue({ code: 'custom', message, path });
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
