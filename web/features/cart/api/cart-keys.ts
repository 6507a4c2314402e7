import type { CartOwner } from '../rules/cart-owner.ts';

/** Each cart has its own keys: another member, or another guest session, starts with nothing on screen. */
export const cartKeys = {
  all: ['cart'] as const,
  owner: ({ kind, id }: CartOwner) => ['cart', kind, id ?? ''] as const,
  count: (owner: CartOwner) => [...cartKeys.owner(owner), 'count'] as const,
  lines: (owner: CartOwner) => [...cartKeys.owner(owner), 'lines'] as const,
  found: (owner: CartOwner) => [...cartKeys.owner(owner), 'found'] as const,
  change: ['cart', 'change'] as const,
};
