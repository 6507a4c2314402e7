import { sameSku } from '../goods-codes.ts';
import type { ProductText, StoredCard } from '../../views/product-record.ts';

/** Who lies on a shelf of the warehouse a file counts, or will. */
export type CountedShelf = { onHand: number; reserved: number; cost: number };

/** What a row of a file of products speaks of: a product, or with a SKU one of its variants; it may be yet to be made. */
export type SheetThing = {
  id: string;
  productId: string;
  /** None while the product is yet to be made. */
  product: ProductText | undefined;
  sku: string | null;
  shelf: CountedShelf;
  /** The code of what it is a unit of; empty, where it is none. */
  baseCode?: string;
  /** What its row names as its base, if that is there. */
  saidBase?: StoredCard;
  /** That stands further up in the file, and is yet to be made. */
  isBaseAbove?: boolean;
  /** Codes its row brings that are a SKU or barcode of another product. */
  taken?: readonly { column: 'barCode' | 'sku'; product: string }[];
};

export const emptyShelf: CountedShelf = { onHand: 0, reserved: 0, cost: 0 };

export const variantOf = ({ product, sku }: Pick<SheetThing, 'product' | 'sku'>) =>
  sku === null ? undefined : product?.detail.variants.find((variant) => sameSku(variant.sku, sku));

export const isNewThing = (thing: SheetThing): boolean =>
  thing.sku === null ? thing.product === undefined : variantOf(thing) === undefined;

export const thingId = (productId: string, sku: string | null): string =>
  sku === null ? productId : `${productId}#${sku}`;

export function namedBy(id: string): { productId: string; sku: string | null } {
  const at = id.indexOf('#');
  return at < 0 ? { productId: id, sku: null } : { productId: id.slice(0, at), sku: id.slice(at + 1) };
}
