import { sameSku } from '../goods-codes.ts';
import type { ProductText, StoredCard } from '../../views/product-record.ts';

/** Stock on the shelf in the warehouse that the file counts. */
export type CountedShelf = { onHand: number; reserved: number; cost: number };

/** Product or variant that a row of a product file is about; it may not exist yet. Variants have a SKU. */
export type SheetGood = {
  id: string;
  productId: string;
  /** Undefined while the product is not created yet. */
  product: ProductText | undefined;
  sku: string | null;
  shelf: CountedShelf;
  /** Code of the unit's base; empty if the product is no unit. */
  baseCode?: string;
  /** Base that the row names, if it exists. */
  saidBase?: StoredCard;
  /** Set if the named base is further up in the file and not created yet. */
  isBaseAbove?: boolean;
  /** Codes in the row that another product has as SKU or barcode. */
  taken?: readonly { column: 'barCode' | 'sku'; product: string }[];
};

export const emptyShelf: CountedShelf = { onHand: 0, reserved: 0, cost: 0 };

export const variantOf = ({ product, sku }: Pick<SheetGood, 'product' | 'sku'>) =>
  sku === null ? undefined : product?.detail.variants.find((variant) => sameSku(variant.sku, sku));

export const isNewGood = (thing: SheetGood): boolean =>
  thing.sku === null ? thing.product === undefined : variantOf(thing) === undefined;

export const sheetGoodId = (productId: string, sku: string | null): string =>
  sku === null ? productId : `${productId}#${sku}`;

export function keyOfRow(id: string): { productId: string; sku: string | null } {
  const at = id.indexOf('#');
  return at < 0 ? { productId: id, sku: null } : { productId: id.slice(0, at), sku: id.slice(at + 1) };
}
