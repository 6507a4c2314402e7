import {
  type GoodsSelection,
  lineIdOf,
  wantedFrom,
  type WantedLine,
  wantedText,
} from '#shared/cart/wanted-text.ts';
import type { CheckoutSearch } from './checkout-search.ts';

const isSome = ({ productId, quantity }: WantedLine): boolean =>
  productId !== '' && Number.isInteger(quantity) && quantity > 0;

/** Returns the goods an address names. Invalid values mean the whole cart. */
export function goodsIn({ buy, only }: CheckoutSearch): GoodsSelection {
  const line = buy === undefined ? undefined : wantedFrom(buy);
  if (line && isSome(line)) return { lines: [line] };
  // Ids of lines contain no comma.
  const named = only?.split(',').filter(Boolean) ?? [];
  return named.length > 0 ? { cartItemIds: named } : {};
}

/** Returns the address with another quantity of a direct purchase; undefined if the line is in the cart. */
export function buyOtherwise({ lines }: GoodsSelection, cartItemId: string, quantity: number) {
  const line = lines?.find((one) => lineIdOf(one) === cartItemId);
  return line && wantedText({ ...line, quantity });
}
