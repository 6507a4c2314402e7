import { paymentDeadlineOf } from '#shared/orders/order-cover.ts';
import { applyDepositRules } from './apply-deposit-rules.ts';
import { commitOrder } from '#functions/domain/orders/placing/commit-order.ts';
import type { OrderInput } from '#functions/domain/orders/placing/order-input.ts';
import type { ShardHold } from '#functions/domain/catalogue/stock-shards/stock-shard.ts';
import { prepareOrder } from '#functions/domain/orders/placing/prepare-order.ts';
import { holderOf, holdForSale, releaseHolds } from '#functions/domain/orders/placing/sale-holds.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { beginPayment } from '#functions/domain/payments/attempts/begin-payment.ts';
import type { PaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import type { StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';

type Checkout = {
  input: OrderInput;
  config: PaymentConfig;
  /** IP address of the shopper, which VNPay requires. */
  sourceIp?: string | undefined;
  /** Pays part of the order in advance, for an exchange. */
  credit?: PaidBefore | undefined;
};

/** Returns the order with part of it paid, and the writes that take that money from its source. */
export type PaidBefore = (
  order: StoredOrder,
  at: Date,
) => Promise<{ order: StoredOrder; writes: readonly Operation<string>[] }>;

/** Begins the first payment of an order; undefined if no money is awaited. */
function firstPayment(order: StoredOrder, { input, config, sourceIp }: Checkout) {
  if (paymentDeadlineOf(order) !== 'money') return undefined;
  const { paymentMethod: method, paymentProvider: provider } = order;
  const start = { method, provider, locale: input.language, sourceIp };
  return beginPayment(order, start, { config, at: new Date(order.createdAt) });
}

type OrderAndPayment = { order: StoredOrder; payment?: StoredPayment | undefined };

/** Places an order with its payment in one transaction. A repeat gets the order as it is now. */
export async function placeOrder(context: Context, checkout: Checkout): Promise<OrderAndPayment> {
  const { input } = checkout;
  let holds: readonly ShardHold[] = [];
  try {
    return await retry(async () => {
      const prepared = await prepareOrder(context, input);
      if ('placed' in prepared) return { order: prepared.placed };
      const { quote } = prepared.draft;
      const planned = await applyDepositRules(context.table, prepared.draft.order, input.expectedDeposit);
      const held = await holdForSale(context, {
        takings: quote.takings,
        holder: holderOf(input),
        orderId: planned.id,
      });
      if (held === again) return again;
      holds = held.holds;
      const made = { ...planned, id: held.orderId };
      const { at } = prepared.draft;
      const paid = checkout.credit ? await checkout.credit(made, at) : { order: made, writes: [] };
      const draft = { ...prepared.draft, order: paid.order };
      const begun = firstPayment(draft.order, checkout);
      const order = await commitOrder(context, { draft, holds, begun, also: paid.writes });
      if (order === again) return again;
      return { order, payment: begun?.payment.id === order.paymentId ? begun?.payment : undefined };
    });
  } catch (error) {
    await releaseHolds(context, holds);
    throw error;
  }
}
