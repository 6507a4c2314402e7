import { lineTotal } from '#shared/orders/order-totals.ts';
import { readWanted, type GoodsChoice, type WantedGoods } from '#functions/domain/cart/order-lines.ts';
import { listOffers, type Offer } from '#functions/domain/catalogue/products/product-offers.ts';
import { pricingFor } from '#functions/domain/price-books/pricing-for.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Goods } from './match-goods.ts';

function goodsOf({ productId, quantity }: WantedGoods, { card, price }: Offer): Goods {
  const { subtotal } = lineTotal({ price, taxRate: card.taxRate, quantity });
  return { productId, categoryIds: card.category.path, businessId: card.business.id, amount: subtotal };
}

/** Returns the goods of a member's planned order, at current prices. */
export async function goodsWanted(
  context: Context,
  { userId, ...wanted }: GoodsChoice & { userId: string },
): Promise<Goods[]> {
  const owner = { kind: 'member', userId } as const;
  const pricing = pricingFor(context, owner);
  const lines = await readWanted(context, { ...wanted, owner });
  const offers = await listOffers(context.table.recent, lines, { whole: false, pricing });
  return lines.flatMap((line, place) => {
    const offer = offers[place];
    return offer ? [goodsOf(line, offer)] : [];
  });
}

const sumOf = (goods: readonly Goods[]): number => goods.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the amount of a planned order: that of the named goods, or else the requested one. */
export const orderAmountOf = (
  goods: readonly Goods[],
  { cartItemIds, lines, orderAmount }: GoodsChoice & { orderAmount: number },
): number => (cartItemIds || lines ? sumOf(goods) : orderAmount);
