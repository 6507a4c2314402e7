import type { getCart } from '#shared/cart/member-cart.ts';
import type { CallOptions } from '#web/platform/api/call.ts';

export type CartFilter = NonNullable<CallOptions<typeof getCart>['query']>;

const stocks = ['in_stock', 'low_stock', 'out_of_stock'] as const;

/** What the address of the cart says. `only`: the one line to begin with, as “buy now” leaves it. */
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

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, 200) || undefined
    : undefined;

const price = (value: unknown): number | undefined => {
  const amount = Number(value);
  return text(value) && Number.isInteger(amount) && amount >= 0 && amount <= 100_000_000_000
    ? amount
    : undefined;
};

/** Keeps what is meant, passes over what is not. */
export function readCartSearch(given: Record<string, unknown>): CartSearch {
  const search = {
    sessionId: text(given['sessionId']),
    only: text(given['only']),
    q: text(given['q']),
    categoryId: text(given['categoryId']),
    businessId: text(given['businessId']),
    stockStatus: stocks.find((known) => known === given['stockStatus']),
    minPrice: price(given['minPrice']),
    maxPrice: price(given['maxPrice']),
  };
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as CartSearch;
}

/** The part of it the server narrows by. */
export function filterOf({
  q,
  categoryId,
  businessId,
  stockStatus,
  minPrice,
  maxPrice,
}: CartSearch): CartFilter {
  const filter = { q: q?.trim() || undefined, categoryId, businessId, stockStatus, minPrice, maxPrice };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as CartFilter;
}

/** How many filters narrow it, beside the text. */
export const filtersInForce = (search: CartSearch): number => {
  const { categoryId, businessId, stockStatus, minPrice, maxPrice } = search;
  return [categoryId, businessId, stockStatus, minPrice ?? maxPrice].filter((value) => value !== undefined)
    .length;
};
