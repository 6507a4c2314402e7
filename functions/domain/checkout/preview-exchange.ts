import type * as z from 'zod';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { CounterQuoteDraft } from '#shared/orders/staff-place-order.contract.ts';
import type { quoteExchange } from '#shared/returns/exchange.contract.ts';
import { buyerOf, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { quoteOrder } from '#functions/domain/orders/placing/compute-quote.ts';
import { counterQuoteInput } from '#functions/domain/orders/placing/counter-order-input.ts';
import { readParties, requireCredit } from '#functions/domain/returns/exchange-credit.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Actor } from '#functions/platform/tokens/access-token.ts';

/** Buyer and price level of the first order, which also apply to the exchange. */
export const buyerOfExchange = (order: StoredOrder) => ({
  buyer: buyerOf(order),
  isAtCounter: order.saleChannelId === 'store',
});

/** Previews an exchange: the cost of the other goods, and what is still to be paid or goes back. */
export async function previewExchange(
  context: Context,
  {
    id,
    staff,
    asked,
  }: { id: string; staff: Pick<Actor, 'userId' | 'role'>; asked: z.infer<typeof CounterQuoteDraft> },
): Promise<ReplyOf<typeof quoteExchange>> {
  const parties = await readParties(context, id);
  const { amount: credit } = requireCredit(parties);
  const quote = await quoteOrder(context, {
    ...counterQuoteInput(staff, asked),
    ...buyerOfExchange(parties.order),
  });
  const difference = quote.total - credit;
  return { ...quote, credit, due: Math.max(0, difference), back: Math.max(0, -difference) };
}
