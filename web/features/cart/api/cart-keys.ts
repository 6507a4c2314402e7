import type { CartOwner } from '../rules/cart-owner.ts';
import * as roots from '#web/platform/api/query-roots.ts';

/** Each cart has its own keys: another member, or another guest session, starts with nothing on screen. */
export const cartKeys = {
  all: roots.cart,
  owner: ({ kind, id }: CartOwner) => [...roots.cart, kind, id ?? ''] as const,
  count: (owner: CartOwner) => [...cartKeys.owner(owner), 'count'] as const,
  lines: (owner: CartOwner) => [...cartKeys.owner(owner), 'lines'] as const,
  found: (owner: CartOwner) => [...cartKeys.owner(owner), 'found'] as const,
  change: [...roots.cart, 'change'] as const,
};
