import { AppError } from '#shared/contract/errors.ts';
import { awaitedBy, coverOf } from '#shared/orders/order-cover.ts';
import { afterEvent, type OrderEvent } from '#shared/orders/order-status.ts';
import { cancelDue, scheduleDue } from '#functions/domain/due/due-items.ts';
import {
  changeOrder,
  orderRefused,
  type OrderRefusal,
} from '#functions/domain/orders/moving/change-order.ts';
import { mailBuyer } from '#functions/domain/orders/moving/order-mail.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { type OrderName, requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { requireEvent, wrongState } from '#functions/domain/orders/order-state.ts';
import { unpaidDue, unpaidUntil } from '#functions/domain/orders/moving/unpaid-clock.ts';
import { codeTaken } from '#functions/platform/records/code-taken.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { beginPayment, type PaymentStart } from './begin-payment.ts';
import { endPayment } from './end-payments.ts';
import { openPayment } from './open-payment.ts';
import { isPayable } from '../records/payable-order.ts';
import type { PaymentConfig } from '../records/payment-config.ts';
import { listAttempts } from '../records/payment-repository.ts';
import type { StoredPayment } from '../records/payment-record.ts';

type FurtherPayment = {
  /** The order, as its payer may see it. */
  order: OrderName;
  start: PaymentStart;
  config: PaymentConfig;
};

/** What choosing this way means for an order. Whoever was granted credit pays when they like, in cash or otherwise. */
function eventOf(order: StoredOrder, { method }: PaymentStart): OrderEvent {
  if (coverOf(order) === 'credit') return 'pay-on-credit';
  if (method !== 'cash') return 'pay-ahead';
  return order.provenBy === null ? 'pay-in-cash-unproven' : 'pay-in-cash';
}

/** The way of paying is settled before an order is packed; what is paid later is paid in the way that stands then. */
function requireOpenWay(order: StoredOrder, { method }: PaymentStart): void {
  const isOpen = afterEvent(order.status, 'pay-ahead') !== undefined;
  if (!isOpen && method !== order.paymentMethod) throw wrongState(order);
}

/** The order as it is paid in this way: who waits does so for a full day, from when that began, whatever for. */
function wayChange(order: StoredOrder, start: PaymentStart, at: Date) {
  const status = requireEvent(order, eventOf(order, start));
  requireOpenWay(order, start);
  const until = status === 'draft' ? (order.unpaidUntil ?? unpaidUntil(at)) : null;
  const [before, after] = [unpaidDue(order), unpaidDue({ id: order.id, unpaidUntil: until })];
  const entry = { kind: 'status', from: order.status, to: status, by: 'shopper', note: '' } as const;
  return {
    change: { status, unpaidUntil: until },
    entries: status === order.status ? [] : [entry],
    // An order that waits already keeps its hour.
    writes:
      until === order.unpaidUntil
        ? []
        : [...(before ? [cancelDue(before)] : []), ...(after ? [scheduleDue(after)] : [])],
  };
}

/** The order with its new attempt, and the end of the one before, in one transaction. */
function attemptWrites(
  order: StoredOrder,
  current: StoredPayment | undefined,
  start: PaymentStart,
  { config, at }: { config: PaymentConfig; at: Date },
): { payment: StoredPayment; writes: Operation<OrderRefusal | typeof codeTaken>[] } {
  const { payment, writes } = beginPayment(order, start, { config, at });
  const way = wayChange(order, start, at);
  const change = {
    ...way.change,
    paymentId: payment.id,
    paymentMethod: payment.method,
    paymentProvider: payment.provider,
  };
  const changed = changeOrder(order, change, way.entries, at);
  const begins = awaitedBy(changed.after) === 'proof' && awaitedBy(order) !== 'proof';
  return {
    payment,
    writes: [
      ...changed.writes,
      ...writes,
      ...endPayment(current, 'superseded'),
      ...way.writes,
      ...(begins ? [mailBuyer(changed.after, 'order-to-prove')] : []),
    ],
  };
}

function begin(context: Context, { order: name, start, config }: FurtherPayment): Promise<StoredPayment> {
  const { table, now } = context;
  return retry(async () => {
    const order = await requireOrder(context, name);
    const attempts = await listAttempts(table, order.id);
    const same = attempts.find(
      ({ idempotencyKey }) => idempotencyKey !== null && idempotencyKey === start.idempotencyKey,
    );
    if (same) return same;
    if (!isPayable(order)) throw new AppError('ORDER_NOT_PAYABLE');
    const current = attempts.find(({ id }) => id === order.paymentId);
    const { payment, writes } = attemptWrites(order, current, start, { config, at: now() });
    const refusal = await table.write(writes);
    if (!refusal) return payment;
    return refusal === codeTaken ? again : orderRefused(refusal);
  });
}

/** A further attempt to pay an order. The same key gives the same attempt, however often it is asked for. */
export async function createPayment(context: Context, asked: FurtherPayment): Promise<StoredPayment> {
  const { origin } = asked.config;
  const payment = await openPayment(context, { payment: await begin(context, asked), origin });
  if (payment.provider === 'stripe' && payment.status === 'created')
    throw new AppError('PROVIDER_UNAVAILABLE');
  return payment;
}
