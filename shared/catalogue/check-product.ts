import type * as z from 'zod';
import { type ComboPart, fewestParts, partKey } from './combo.ts';
import type { ProductType } from './product-choices.ts';

/** What of a product has to fit together, whoever writes it. */
export type Checked = {
  type: ProductType;
  parts: ComboPart[];
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
  const counts = [...stock.map(({ onHand }) => onHand), ...variants.map((variant) => variant.stock ?? 0)];
  if (type !== 'product' && counts.some((count) => count > 0)) say('goods-only', 'stock');
}
