import { cartItemIdOf } from '#shared/cart/item-id.ts';
import type { Cart, CartFilter, CartItem, GuestCart } from '#shared/cart/cart.ts';
import { listOffers, type Offer } from '#functions/domain/catalogue/products/product-offers.ts';
import { pricingFor } from '#functions/domain/price-books/pricing-for.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type CartOwner, partitionOf } from './cart-keys.ts';
import type { CartHead, StoredLine } from './cart-line.ts';
import { readCart } from './cart-repository.ts';
import { countOf, matchesCartFilter, toCartItem, type Totals, totalsOf } from './cart-contents.ts';
import { type Alive, type GuestOwner, requireAlive } from './guest-session.ts';

type Body = Totals & { cartId: string; items: CartItem[] };

const newestFirst = (a: StoredLine, b: StoredLine): number => b.addedAt.localeCompare(a.addedAt);

/** Reads the offers of all lines in one batch, without the offer that is already known. */
async function offersOf(
  context: Context,
  owner: CartOwner,
  lines: StoredLine[],
  known: { line: StoredLine; offer: Offer } | undefined,
): Promise<(Offer | undefined)[]> {
  const unknown = lines.filter((line) => line !== known?.line);
  const found =
    unknown.length > 0
      ? await listOffers(context.table.recent, unknown, {
          whole: false,
          pricing: pricingFor(context, owner),
        })
      : [];
  const byLine = new Map(unknown.map((line, place) => [line, found[place]]));
  return lines.map((line) => (line === known?.line ? known.offer : byLine.get(line)));
}

async function bodyOf(
  context: Context,
  owner: CartOwner,
  lines: StoredLine[],
  filter: Partial<CartFilter>,
  known?: { line: StoredLine; offer: Offer },
): Promise<Body> {
  const sorted = lines.toSorted(newestFirst);
  const offers = await offersOf(context, owner, sorted, known);
  const items = sorted.map((line, place) => toCartItem(line, offers[place]));
  const paths = new Map(items.map((item, place) => [item, offers[place]?.card.category.path ?? []]));
  const { page = 1, pageSize = items.length } = filter;
  return {
    cartId: partitionOf(owner).slice('CART#'.length),
    items: items
      .filter(matchesCartFilter(filter, (item) => paths.get(item) ?? []))
      .slice((page - 1) * pageSize, page * pageSize),
    ...totalsOf(items),
  };
}

export const memberOwner = (userId: string) => ({ kind: 'member', userId }) as const;

/** Reads a member's cart: one query for the lines, one batch for their offers. */
export async function readMemberCart(
  context: Context,
  { userId, ...filter }: Partial<CartFilter> & { userId: string },
): Promise<Cart> {
  const owner = memberOwner(userId);
  const { lines } = await readCart(context.table, owner);
  return { userId, ...(await bodyOf(context, owner, lines, filter)) };
}

export const countMemberCart = async ({ table }: Context, userId: string): Promise<number> =>
  countOf((await readCart(table, memberOwner(userId))).lines);

const guestBody = (owner: GuestOwner, { selectedWarehouseId, customerInfo }: CartHead) => ({
  sessionId: owner.sessionId,
  selectedWarehouseId: selectedWarehouseId ?? null,
  customerInfo: customerInfo ?? null,
  sessionExpiresAt: new Date(owner.expiresAt * 1000).toISOString(),
});

/** Reads a guest's cart and checks its session. The head comes with the lines, so this is one round trip. */
export async function readAlive(
  { table, now }: Context,
  sessionId: string,
): Promise<Alive & { lines: StoredLine[] }> {
  const { head, lines } = await readCart(table, { kind: 'guest', sessionId, expiresAt: 0 });
  return { ...requireAlive({ now }, sessionId, head), lines };
}

export async function readGuestCart(
  context: Context,
  { sessionId, ...filter }: Partial<CartFilter> & { sessionId: string },
): Promise<GuestCart> {
  const { owner, head, lines } = await readAlive(context, sessionId);
  return { ...guestBody(owner, head), ...(await bodyOf(context, owner, lines, filter)) };
}

const isSame = (a: StoredLine, b: StoredLine): boolean => cartItemIdOf(a) === cartItemIdOf(b);

/** Builds a guest's cart as it was read, plus the line added since. */
export async function guestCartWith(
  context: Context,
  { owner, head, lines }: Awaited<ReturnType<typeof readAlive>>,
  added: { line: StoredLine; offer: Offer },
): Promise<GuestCart> {
  const all = [...lines.filter((line) => !isSame(line, added.line)), added.line];
  return { ...guestBody(owner, head), ...(await bodyOf(context, owner, all, {}, added)) };
}

export const countGuestCart = async (context: Context, sessionId: string): Promise<number> =>
  countOf((await readAlive(context, sessionId)).lines);
