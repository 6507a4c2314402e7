import { AppError } from '#shared/errors.ts';
import { forget } from '#functions/domain/due/due-items.ts';
import { changeOrder, staleOrder } from '#functions/domain/orders/change-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { unpaidDue } from '#functions/domain/orders/settle-order.ts';
import type { Table } from '#functions/platform/table.ts';
import type { Operation } from '#functions/platform/table-operations.ts';
import { beginPayment, codeTaken, type PaymentStart } from './begin-payment.ts';
import { endPayment } from './end-payments.ts';
import { openPayment } from './open-payment.ts';
import { isPayable } from './payable-order.ts';
import type { PaymentConfig } from './payment-config.ts';
import { createPaymentRepository } from './payment-repository.ts';
import type { StoredPayment } from './payment-record.ts';

const tries = 6;

type Deps = {
  table: Table;
  /** The order, as its payer may see it. */
  readOrder: () => Promise<StoredOrder>;
  config: PaymentConfig;
  now: () => Date;
};

/** Who will pay at the counter is not waited for. */
function toCash(order: StoredOrder) {
  if (order.status !== 'draft') return { change: {}, tellings: [], writes: [] };
  const due = unpaidDue(order);
  const telling = { kind: 'status', from: 'draft', to: 'confirmed', by: 'shopper', note: '' } as const;
  return {
    change: { status: 'confirmed', unpaidUntil: null } as const,
    tellings: [telling],
    writes: due ? [forget(due)] : [],
  };
}

/** The order with its new attempt, and the end of the one before, in one transaction. */
function attemptWrites(
  order: StoredOrder,
  current: StoredPayment | undefined,
  start: PaymentStart,
  { config, at }: { config: PaymentConfig; at: Date },
): { payment: StoredPayment; writes: Operation[] } {
  const { payment, writes } = beginPayment(order, start, { config, at });
  const cash = payment.provider ? undefined : toCash(order);
  const change = {
    paymentId: payment.id,
    paymentMethod: payment.method,
    paymentProvider: payment.provider,
    ...cash?.change,
  };
  return {
    payment,
    writes: [
      ...changeOrder(order, change, cash?.tellings ?? [], at).writes,
      ...writes,
      ...endPayment(current, 'superseded'),
      ...(cash?.writes ?? []),
    ],
  };
}

async function begin({ table, readOrder, config, now }: Deps, start: PaymentStart): Promise<StoredPayment> {
  const payments = createPaymentRepository(table);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const order = await readOrder();
    const attempts = await payments.listForOrder(order.id);
    const same = attempts.find(
      ({ idempotencyKey }) => idempotencyKey !== null && idempotencyKey === start.idempotencyKey,
    );
    if (same) return same;
    if (!isPayable(order)) throw new AppError('ORDER_NOT_PAYABLE');
    const current = attempts.find(({ id }) => id === order.paymentId);
    const { payment, writes } = attemptWrites(order, current, start, { config, at: now() });
    const refusal = await table.write(writes);
    if (!refusal) return payment;
    if (refusal !== staleOrder && refusal !== codeTaken) throw new Error(`A payment was refused: ${refusal}`);
  }
  throw new AppError('STALE_STATE');
}

/** A further attempt to pay an order. The same key gives the same attempt, however often it is asked for. */
export async function createPayment(deps: Deps, start: PaymentStart): Promise<StoredPayment> {
  const payment = await openPayment(deps.table, await begin(deps, start), deps.config.origin);
  if (payment.provider === 'stripe' && payment.status === 'created')
    throw new AppError('PROVIDER_UNAVAILABLE');
  return payment;
}
