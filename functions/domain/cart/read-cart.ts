import type { Cart, CartFilter, CartItem, GuestCart } from '#shared/cart/cart.ts';
import type { CartDeps } from './cart-deps.ts';
import type { CartOwner } from './cart-keys.ts';
import { partitionOf } from './cart-keys.ts';
import type { CartHead, StoredLine } from './cart-line.ts';
import { isAskedFor, toCartItem, type Totals, totalsOf } from './cart-view.ts';
import { type GuestOwner, requireAlive } from './guest-session.ts';

type Body = Totals & { cartId: string; items: CartItem[] };

const newestFirst = (a: StoredLine, b: StoredLine): number => b.addedAt.localeCompare(a.addedAt);

async function bodyOf(
  deps: CartDeps,
  owner: CartOwner,
  lines: StoredLine[],
  filter: Partial<CartFilter>,
): Promise<Body> {
  const sorted = lines.toSorted(newestFirst);
  const offers = await deps.listOffers(sorted);
  const items = sorted.map((line, place) => toCartItem(line, offers[place]));
  const paths = new Map(items.map((item, place) => [item, offers[place]?.card.category.path ?? []]));
  const { page = 1, pageSize = items.length } = filter;
  return {
    cartId: partitionOf(owner).slice('CART#'.length),
    items: items
      .filter(isAskedFor(filter, (item) => paths.get(item) ?? []))
      .slice((page - 1) * pageSize, page * pageSize),
    ...totalsOf(items),
  };
}

export const memberOwner = (userId: string) => ({ kind: 'member', userId }) as const;

/** One query for the lines, one batch for what they are worth now. */
export async function readMemberCart(
  deps: CartDeps,
  userId: string,
  filter: Partial<CartFilter> = {},
): Promise<Cart> {
  const owner = memberOwner(userId);
  const { lines } = await deps.carts.read(owner);
  return { userId, ...(await bodyOf(deps, owner, lines, filter)) };
}

const guestBody = (owner: GuestOwner, { selectedWarehouseId, customerInfo }: CartHead) => ({
  sessionId: owner.sessionId,
  selectedWarehouseId: selectedWarehouseId ?? null,
  customerInfo: customerInfo ?? null,
  sessionExpiresAt: new Date(owner.expiresAt * 1000).toISOString(),
});

/** The head comes with the lines, so a session costs no further trip. */
export async function readGuestCart(
  deps: CartDeps,
  sessionId: string,
  filter: Partial<CartFilter> = {},
): Promise<GuestCart> {
  const { head, lines } = await deps.carts.read({ kind: 'guest', sessionId, expiresAt: 0 });
  const { owner, head: alive } = requireAlive(sessionId, head);
  return { ...guestBody(owner, alive), ...(await bodyOf(deps, owner, lines, filter)) };
}
