import { cartItemIdOf } from '#shared/cart/item-id.ts';
import { lineTotal } from '#shared/orders/order-totals.ts';
import { readLines, type StoredLine } from '#functions/domain/cart/order-lines.ts';
import { listOffers, type Offer } from '#functions/domain/catalogue/products/product-offers.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Goods } from './match-goods.ts';

function goodsOf({ productId, quantity }: StoredLine, { card, variant }: Offer): Goods {
  const price = card.price + (variant?.additionalPrice ?? 0);
  const { subtotal } = lineTotal({ price, taxRate: card.taxRate, quantity });
  return { productId, categoryIds: card.category.path, amount: subtotal };
}

/** What of a member's cart an order would be made of, at the prices of now: the lines named, or all not put aside. */
export async function goodsInCart(
  table: Table,
  userId: string,
  wanted?: readonly string[],
): Promise<Goods[]> {
  const all = await readLines(table, { kind: 'member', userId });
  const lines = all.filter((line) => (wanted ? wanted.includes(cartItemIdOf(line)) : !line.savedForLater));
  const offers = await listOffers(table.recent, lines);
  return lines.flatMap((line, place) => {
    const offer = offers[place];
    return offer ? [goodsOf(line, offer)] : [];
  });
}

export const amountOf = (goods: readonly Goods[]): number =>
  goods.reduce((sum, { amount }) => sum + amount, 0);
