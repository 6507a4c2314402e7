import type { ProductForStaff } from '#shared/catalogue/admin-products.contract.ts';
import { taxOf } from '#shared/values/money.ts';

type PartProduct = Pick<
  ProductForStaff,
  'name' | 'type' | 'isActive' | 'price' | 'taxRateDirect' | 'variants' | 'available'
>;
/** Row of a combo in the form. */
export type PartValues = { productId: string | null; variantId: string | null; quantity: number | null };

/** Row of a combo with its product, if that is loaded. */
export type PartLine = {
  variantId: string | null;
  quantity: number | null;
  product: PartProduct | undefined;
};

const variantOf = ({ variantId, product }: PartLine) => product?.variants.find(({ id }) => id === variantId);

/** Price of one piece when sold alone, tax included. */
export function priceOfPart(line: PartLine): number {
  const { product } = line;
  if (!product) return 0;
  const price = product.price + (variantOf(line)?.additionalPrice ?? 0);
  return price + taxOf(price, product.taxRateDirect);
}

/** Number of pieces in stock; undefined for parts that have no stock. */
export function stockOfPart(line: PartLine): number | undefined {
  const { product } = line;
  if (!product || product.type === 'service') return undefined;
  return product.variants.length > 0 ? (variantOf(line)?.stock ?? 0) : product.available;
}

/** Total price of the parts, number of combos they make now, and the parts that are not on sale. */
export function comboSums(lines: readonly PartLine[]) {
  const apart = lines.reduce((sum, line) => sum + priceOfPart(line) * (line.quantity ?? 0), 0);
  const stopped = lines.flatMap(({ product }) => (product && !product.isActive ? [product.name] : []));
  const makes = lines.flatMap((line) => {
    const left = stockOfPart(line);
    return left === undefined ? [] : [Math.floor(left / Math.max(1, line.quantity ?? 1))];
  });
  const sellable = makes.length > 0 ? Math.min(...makes) : undefined;
  return { apart, stopped, sellable: stopped.length > 0 ? 0 : sellable };
}
