import { AppError } from '#shared/contract/errors.ts';
import { formatVnd } from '#shared/values/money.ts';
import { paymentDeadlineOf, coverOf } from '#shared/orders/order-cover.ts';
import { afterEvent, type OrderEvent } from '#shared/orders/order-status.ts';
import { cancelDue, scheduleDue } from '#functions/domain/due/due-items.ts';
import {
  changeOrder,
  orderRefused,
  type OrderRefusal,
} from '#functions/domain/orders/moving/change-order.ts';
import { mailBuyer } from '#functions/domain/orders/moving/order-mail.ts';
import { depositMissing } from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { type OrderName, requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { applyDeliveryRules } from '#functions/domain/orders/placing/delivery-rules.ts';
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
  /** The order and its asker, who must be allowed to see it. */
  order: OrderName;
  start: PaymentStart;
  config: PaymentConfig;
};

/** Returns the event this payment choice means. A buyer with credit pays at any time. */
function eventOf(order: StoredOrder, { method }: PaymentStart): OrderEvent {
  if (coverOf(order) === 'credit') return 'pay-on-credit';
  if (method !== 'cash') return 'pay-ahead';
  return order.provenBy === null ? 'pay-in-cash-unproven' : 'pay-in-cash';
}

/** Refuses another payment method once the order is packed. The method set then applies. */
function requireOpenWay(order: StoredOrder, { method }: PaymentStart): void {
  const isOpen = afterEvent(order.status, 'pay-ahead') !== undefined;
  if (!isOpen && method !== order.paymentMethod) throw wrongState(order);
}

type WayToPay = { order: StoredOrder; start: PaymentStart };

/**
 * Applies the shop's rules for cash at the door when a buyer changes to cash: a deposit, which becomes a
 * transfer code, or the buyer's confirmation. An order that waits for its deposit accepts no other payment.
 */
async function applyDepositRules({ table }: Context, { order, start }: WayToPay): Promise<WayToPay> {
  if (start.method !== 'cash' || order.paymentMethod === 'cash' || coverOf(order) !== undefined)
    return { order, start };
  const missing = depositMissing(order);
  if (missing > 0) throw new AppError('DEPOSIT_NEEDED', { params: { deposit: formatVnd(missing) } });
  // A buyer whose deposit has come may pay the rest at the door, even if it was to be transferred.
  if (order.deposit) return { order, start };
  const { deposit, takesWord } = await applyDeliveryRules(table, { ...order, paymentMethod: 'cash' });
  if (!deposit) return { order: takesWord ? { ...order, provenBy: 'rule' } : order, start };
  const asked = { ...order, deposit };
  if (depositMissing(asked) === 0) return { order: { ...asked, provenBy: order.provenBy ?? 'money' }, start };
  return { order: asked, start: { ...start, method: 'transfer', provider: 'vietqr' } };
}

/** Change for this payment method. An unpaid order waits one full day, whichever method it waits for. */
function wayChange(order: StoredOrder, start: PaymentStart, at: Date) {
  const status = requireEvent(order, eventOf(order, start));
  requireOpenWay(order, start);
  const until = status === 'draft' ? (order.unpaidUntil ?? unpaidUntil(at)) : null;
  const [before, after] = [unpaidDue(order), unpaidDue({ id: order.id, unpaidUntil: until })];
  const entry = { kind: 'status', from: order.status, to: status, by: 'shopper', note: '' } as const;
  return {
    change: { status, unpaidUntil: until },
    entries: status === order.status ? [] : [entry],
    // An order that waits already keeps its deadline.
    writes:
      until === order.unpaidUntil
        ? []
        : [...(before ? [cancelDue(before)] : []), ...(after ? [scheduleDue(after)] : [])],
  };
}

/** Builds one transaction: the order with its new attempt, and the end of the attempt before. */
function attemptWrites(
  before: StoredOrder,
  current: StoredPayment | undefined,
  { order, start }: WayToPay,
  { config, at }: { config: PaymentConfig; at: Date },
): { payment: StoredPayment; writes: Operation<OrderRefusal | typeof codeTaken>[] } {
  const { payment, writes } = beginPayment(order, start, { config, at });
  const way = wayChange(order, start, at);
  const change = {
    ...way.change,
    ...(order.deposit && { deposit: order.deposit }),
    provenBy: order.provenBy,
    paymentId: payment.id,
    paymentMethod: payment.method,
    paymentProvider: payment.provider,
  };
  const changed = changeOrder(before, change, way.entries, at);
  const begins = paymentDeadlineOf(changed.after) === 'proof' && paymentDeadlineOf(before) !== 'proof';
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
    const ruled = await applyDepositRules(context, { order, start });
    const { payment, writes } = attemptWrites(order, current, ruled, { config, at: now() });
    const refusal = await table.write(writes);
    if (!refusal) return payment;
    return refusal === codeTaken ? again : orderRefused(refusal);
  });
}

/** Creates a further attempt to pay an order. The same idempotency key always returns the same attempt. */
export async function createPayment(context: Context, asked: FurtherPayment): Promise<StoredPayment> {
  const { origin } = asked.config;
  const payment = await openPayment(context, { payment: await begin(context, asked), origin });
  if (payment.provider === 'stripe' && payment.status === 'created')
    throw new AppError('PROVIDER_UNAVAILABLE');
  return payment;
}
