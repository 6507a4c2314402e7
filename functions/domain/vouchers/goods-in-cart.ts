import { cartItemIdOf } from '#shared/cart/item-id.ts';
import { lineTotal } from '#shared/orders/order-totals.ts';
import { readLines, type StoredLine } from '#functions/domain/cart/order-lines.ts';
import { listOffers, type Offer } from '#functions/domain/catalogue/products/product-offers.ts';
import { pricingFor } from '#functions/domain/price-books/windows/pricing-for.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Goods } from './match-goods.ts';

function goodsOf({ productId, quantity }: StoredLine, { card, price }: Offer): Goods {
  const { subtotal } = lineTotal({ price, taxRate: card.taxRate, quantity });
  return { productId, categoryIds: card.category.path, businessId: card.business.id, amount: subtotal };
}

/** What of a member's cart an order would be made of, at the prices of now: the lines named, or all not put aside. */
export async function goodsInCart(
  context: Context,
  { userId, cartItemIds: wanted }: { userId: string; cartItemIds?: readonly string[] | undefined },
): Promise<Goods[]> {
  const owner = { kind: 'member', userId } as const;
  const pricing = pricingFor(context, owner);
  const all = await readLines(context, owner);
  const lines = all.filter((line) => (wanted ? wanted.includes(cartItemIdOf(line)) : !line.savedForLater));
  const offers = await listOffers(context.table.recent, lines, { whole: false, pricing });
  return lines.flatMap((line, place) => {
    const offer = offers[place];
    return offer ? [goodsOf(line, offer)] : [];
  });
}

const sumOf = (goods: readonly Goods[]): number => goods.reduce((sum, { amount }) => sum + amount, 0);

/** What an order would come to: of the lines named, or as whoever asks says. */
export const orderAmountOf = (
  goods: readonly Goods[],
  { cartItemIds, orderAmount }: { cartItemIds?: readonly string[] | undefined; orderAmount: number },
): number => (cartItemIds ? sumOf(goods) : orderAmount);
