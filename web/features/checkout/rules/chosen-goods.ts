import {
  type ChosenGoods,
  lineIdOf,
  wantedFrom,
  type WantedLine,
  wantedText,
} from '#shared/cart/wanted-text.ts';
import type { CheckoutSearch } from './checkout-search.ts';

const isSome = ({ productId, quantity }: WantedLine): boolean =>
  productId !== '' && Number.isInteger(quantity) && quantity > 0;

/** What the address of the checkout means. Whatever cannot be read means the cart, and all of it. */
export function goodsIn({ buy, only }: CheckoutSearch): ChosenGoods {
  const line = buy === undefined ? undefined : wantedFrom(buy);
  if (line && isSome(line)) return { lines: [line] };
  // Ids of lines hold no comma.
  const named = only?.split(',').filter(Boolean) ?? [];
  return named.length > 0 ? { cartItemIds: named } : {};
}

/** The address with another number of what is bought at once; undefined where that line comes from the cart. */
export function buyOtherwise({ lines }: ChosenGoods, cartItemId: string, quantity: number) {
  const line = lines?.find((one) => lineIdOf(one) === cartItemId);
  return line && wantedText({ ...line, quantity });
}
