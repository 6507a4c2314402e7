import type { CartOwner } from '../rules/cart-owner.ts';
import * as roots from '#web/platform/api/query-roots.ts';

/** Query keys per cart, so that another member or guest session starts with an empty screen. */
export const cartKeys = {
  all: roots.cart,
  owner: ({ kind, id }: CartOwner) => [...roots.cart, kind, id ?? ''] as const,
  count: (owner: CartOwner) => [...cartKeys.owner(owner), 'count'] as const,
  lines: (owner: CartOwner) => [...cartKeys.owner(owner), 'lines'] as const,
  found: (owner: CartOwner) => [...cartKeys.owner(owner), 'found'] as const,
  change: [...roots.cart, 'change'] as const,
};
