import { AppError } from '#shared/contract/errors.ts';
import type { Tender } from '#shared/orders/staff-orders.contract.ts';
import type { PaymentMethod } from '#shared/payments/payment.ts';
import { formatVnd } from '#shared/values/money.ts';
import type { staleOrder, StoredOrder } from '#functions/domain/orders/order-record.ts';
import { missingOf } from '#functions/domain/orders/order-money.ts';
import type { OrderName } from '#functions/domain/orders/reading/read-orders.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { settlePaid } from '#functions/domain/orders/moving/settle-order.ts';
import { takeIntoTill } from '#functions/domain/tills/take-into-till.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { endPayment } from '../attempts/end-payments.ts';
import { cashPayment } from '../records/cash-payment.ts';
import { isPayable } from '../records/payable-order.ts';
import { lineOfMoney, tillMoneyOf } from './till-money.ts';
import { movePayment, paymentRecord, type StoredPayment } from '../records/payment-record.ts';

export const currentOf = async (
  { table }: Context,
  { paymentId }: StoredOrder,
): Promise<StoredPayment | undefined> =>
  paymentId ? paymentRecord.find(table, { id: paymentId }) : undefined;

/** Parts of one payment by hand, each with its own method. Their sum is what was missing. */
export type HandedMoney = readonly { method: PaymentMethod; amount: number }[];

const isByHand = (payment: StoredPayment | undefined): payment is StoredPayment =>
  payment?.provider === null && payment.status === 'created';

/** Completes the attempt that waited for staff. Any other is superseded; the money gets new payments. */
export function attemptWrites(
  order: StoredOrder,
  current: StoredPayment | undefined,
  { amount, at, handed = [{ method: 'cash', amount }] }: { amount: number; at: Date; handed?: HandedMoney },
): Operation<typeof staleOrder>[] {
  if (!isByHand(current)) {
    const taken = handed.map((one, part) =>
      create(paymentRecord.item(cashPayment(order, { ...one, at, part }))),
    );
    return [...endPayment(current, 'superseded'), ...taken];
  }
  const taken = { succeededAt: at.toISOString(), received: current.received + amount };
  const paid = movePayment(current, 'succeed', taken);
  return paid ? paid.writes : [];
}

type TakenMoney = {
  amount: number;
  /** Without it the money came by the method of the attempt that waited for staff, or in cash. */
  handed?: HandedMoney;
  tender?: Tender;
};

/** Records that staff took the rest of a price: exactly what is missing, so no other sum is booked. */
export const takeMoney = (
  context: Context,
  { id, asker, amount, handed, tender }: OrderName & TakenMoney,
): Promise<StoredOrder> =>
  saveChange(context, {
    id,
    asker,
    async decide(order, at) {
      if (!isPayable(order)) throw new AppError('ORDER_NOT_PAYABLE');
      const missing = missingOf(order);
      if (amount !== missing)
        throw new AppError('AMOUNT_DIFFERS', { params: { missing: formatVnd(missing) } });
      const current = await currentOf(context, order);
      const parts = handed ?? [{ method: isByHand(current) ? current.method : 'cash', amount }];
      const way = {
        paymentMethod: parts[0]?.method ?? 'cash',
        paymentProvider: null,
        ...(tender && { tender }),
      };
      const changed = settlePaid(order, { amount, late: false, by: 'staff', at, way });
      const of = tillMoneyOf(order);
      const moneys = parts.map((one) => ({
        ...of,
        line: lineOfMoney(order, one.method),
        amount: one.amount,
      }));
      const till = await takeIntoTill(context, ...moneys);
      const attempt = attemptWrites(order, current, { amount, at, handed: parts });
      return { ...changed, writes: [...changed.writes, ...attempt, ...till] };
    },
  });

/** Puts cash taken with an order's change into the till, and ends the attempt that waited for it. */
export async function cashWrites(context: Context, before: StoredOrder, after: StoredOrder, at: Date) {
  const amount = after.paidAmount - before.paidAmount;
  if (amount === 0) return [];
  const current = await currentOf(context, before);
  const line = before.deliveryType === 'warehouse_pickup' ? 'sales' : 'cods';
  const till = await takeIntoTill(context, { ...tillMoneyOf(before), line, amount });
  return [...attemptWrites(before, current, { amount, at }), ...till];
}
