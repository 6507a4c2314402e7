import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import type { listOwedOrders as contract, OwedOrder } from '#shared/refunds/refunds.contract.ts';
import { listOwingOrders } from '#functions/domain/orders/reading/list-owing-orders.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { toMoneyOrder } from '#functions/domain/payments/staff/money-order.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { goodwillOf, owedParts, paymentsOf, requireRefundOrder, refundWaysOf } from './refund-source.ts';

async function shown(context: Context, order: StoredOrder): Promise<OwedOrder> {
  return {
    ...toMoneyOrder(order),
    owed: owedParts(order),
    goodwill: goodwillOf(order),
    ways: refundWaysOf(await paymentsOf(context, order.id)),
  };
}

/** Lists the orders that owe money, or a single order whether or not it owes anything. */
export async function listOwedOrders(
  context: Context,
  { order: name, take, cursor }: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const found = name
    ? { orders: [await requireRefundOrder(context, name)], nextCursor: null }
    : await listOwingOrders(context, { take, cursor });
  const data = await Promise.all(found.orders.map((order) => shown(context, order)));
  return { data, nextCursor: found.nextCursor };
}
