import type { getCart } from '#shared/cart/member-cart.contract.ts';
import type { CallOptions } from '#web/platform/api/call.ts';
import { oneOf, present, text, typed, wholeNumber } from '#web/platform/lists/search-values.ts';

export type CartFilter = NonNullable<CallOptions<typeof getCart>['query']>;

const stocks = ['in_stock', 'low_stock', 'out_of_stock'] as const;

/** Parsed address of the cart page. `only`: the one selected line, as “buy now” sets it. */
export type CartSearch = {
  sessionId?: string;
  only?: string;
  q?: string;
  categoryId?: string;
  businessId?: string;
  stockStatus?: (typeof stocks)[number];
  minPrice?: number;
  maxPrice?: number;
};

const highestPrice = 100_000_000_000;

/** Parses the address and drops invalid values. */
export const readCartSearch = (given: Record<string, unknown>): CartSearch =>
  present({
    sessionId: text(given['sessionId']),
    only: text(given['only']),
    q: typed(given['q']),
    categoryId: text(given['categoryId']),
    businessId: text(given['businessId']),
    stockStatus: oneOf(stocks, given['stockStatus']),
    minPrice: wholeNumber(given['minPrice'], 0, highestPrice),
    maxPrice: wholeNumber(given['maxPrice'], 0, highestPrice),
  });

/** Returns the part of the search that the server filters by. */
export function filterOf({
  q,
  categoryId,
  businessId,
  stockStatus,
  minPrice,
  maxPrice,
}: CartSearch): CartFilter {
  return present({ q: text(q), categoryId, businessId, stockStatus, minPrice, maxPrice });
}

/** Returns the number of active filters besides the text. */
export const filtersInForce = (search: CartSearch): number => {
  const { categoryId, businessId, stockStatus, minPrice, maxPrice } = search;
  return [categoryId, businessId, stockStatus, minPrice ?? maxPrice].filter((value) => value !== undefined)
    .length;
};
