import type { Quote } from '#shared/orders/place-order.contract.ts';
import { quoteOrder } from '#functions/domain/orders/placing/compute-quote.ts';
import { depositBySum } from '#functions/domain/orders/placing/delivery-rules.ts';
import type { QuoteInput } from '#functions/domain/orders/placing/order-input.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { readOrderRules } from '#functions/domain/settings/order-rules.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** Quotes with the deposit, but without the phone's delivery history, which anybody could learn. */
export async function quoteWithDeposit(
  context: Context,
  input: QuoteInput,
  { paymentMethod }: Pick<StoredOrder, 'paymentMethod'>,
): Promise<Quote> {
  if (paymentMethod !== 'cash') return quoteOrder(context, input);
  const [quote, rules] = await Promise.all([quoteOrder(context, input), readOrderRules(context.table)]);
  const order = { paymentMethod, deliveryType: input.deliveryType, total: quote.total, placedBy: null };
  const deposit = depositBySum(order, rules);
  return { ...quote, deposit: deposit && { amount: deposit.amount } };
}
