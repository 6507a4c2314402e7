import { AppError } from '#shared/contract/errors.ts';
import { formatVnd } from '#shared/values/money.ts';
import type { staleOrder } from '#functions/domain/orders/order-record.ts';
import { refundOrder } from '#functions/domain/orders/moving/move-order.ts';
import { keptOf } from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { OrderName } from '#functions/domain/orders/reading/read-orders.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { movePayment } from '../records/payment-record.ts';
import { listAttempts } from '../records/payment-repository.ts';

const hasAllGoneBack = (order: StoredOrder): boolean =>
  order.paidAmount > 0 && order.refundDue === 0 && keptOf(order) === 0;

/** The attempt that paid an order is refunded with the last of its money; with some of it still kept it stays paid. */
export async function payBackPayment(
  { table }: Context,
  after: StoredOrder,
): Promise<Operation<typeof staleOrder>[]> {
  if (!hasAllGoneBack(after)) return [];
  const payments = await listAttempts(table, after.id);
  return payments.flatMap((payment) => {
    const refunded = movePayment(payment, 'pay-back');
    return refunded ? refunded.writes : [];
  });
}

/** Staff have sent back what was due: exactly that. What fell due while they did so nobody has sent yet. */
export const processRefund = (
  context: Context,
  { id, asker, amount, note }: OrderName & { amount: number; note: string },
): Promise<StoredOrder> =>
  saveChange(context, {
    id,
    asker,
    async decide(order, at) {
      const changed = refundOrder(order, note, at);
      if (amount !== order.refundDue)
        throw new AppError('REFUND_DIFFERS', { params: { due: formatVnd(order.refundDue) } });
      return { ...changed, writes: [...changed.writes, ...(await payBackPayment(context, changed.after))] };
    },
  });
