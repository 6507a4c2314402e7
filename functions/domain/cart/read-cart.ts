import type { Cart, CartFilter, CartItem, GuestCart } from '#shared/cart/cart.ts';
import { listOffers } from '#functions/domain/catalogue/products/product-offers.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { CartOwner } from './cart-keys.ts';
import { partitionOf } from './cart-keys.ts';
import type { CartHead, StoredLine } from './cart-line.ts';
import { readCart } from './cart-repository.ts';
import { countOf, isAskedFor, toCartItem, type Totals, totalsOf } from './cart-view.ts';
import { type Alive, type GuestOwner, requireAlive } from './guest-session.ts';

type Body = Totals & { cartId: string; items: CartItem[] };

const newestFirst = (a: StoredLine, b: StoredLine): number => b.addedAt.localeCompare(a.addedAt);

async function bodyOf(
  table: Table,
  owner: CartOwner,
  lines: StoredLine[],
  filter: Partial<CartFilter>,
): Promise<Body> {
  const sorted = lines.toSorted(newestFirst);
  const offers = await listOffers(table.recent, sorted);
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
  { table }: Context,
  { userId, ...filter }: Partial<CartFilter> & { userId: string },
): Promise<Cart> {
  const owner = memberOwner(userId);
  const { lines } = await readCart(table, owner);
  return { userId, ...(await bodyOf(table, owner, lines, filter)) };
}

export const countMemberCart = async ({ table }: Context, userId: string): Promise<number> =>
  countOf((await readCart(table, memberOwner(userId))).lines);

const guestBody = (owner: GuestOwner, { selectedWarehouseId, customerInfo }: CartHead) => ({
  sessionId: owner.sessionId,
  selectedWarehouseId: selectedWarehouseId ?? null,
  customerInfo: customerInfo ?? null,
  sessionExpiresAt: new Date(owner.expiresAt * 1000).toISOString(),
});

/** The head comes with the lines, so a session costs no further trip. */
async function readAlive(table: Table, sessionId: string): Promise<Alive & { lines: StoredLine[] }> {
  const { head, lines } = await readCart(table, { kind: 'guest', sessionId, expiresAt: 0 });
  return { ...requireAlive(sessionId, head), lines };
}

export async function readGuestCart(
  { table }: Context,
  { sessionId, ...filter }: Partial<CartFilter> & { sessionId: string },
): Promise<GuestCart> {
  const { owner, head, lines } = await readAlive(table, sessionId);
  return { ...guestBody(owner, head), ...(await bodyOf(table, owner, lines, filter)) };
}

export const countGuestCart = async ({ table }: Context, sessionId: string): Promise<number> =>
  countOf((await readAlive(table, sessionId)).lines);
