import { AppError } from '#shared/contract/errors.ts';
import { restoreReservation } from '#functions/domain/catalogue/warehouses/restore-reservation.ts';
import {
  spendVouchers,
  usableVouchers,
  type voucherSpent,
} from '#functions/domain/vouchers/spend-vouchers.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { type ChangedOrder, changeOrder } from './change-order.ts';
import { mailBuyer } from './order-mail.ts';
import { hasDeposit, withdrawPayback, missingOf } from '../order-money.ts';
import type { StoredOrder } from '../order-record.ts';
import { orderCause } from '../stock-cause.ts';
import { type Arrival, withMore } from './arrival.ts';
import { paidInFull, paidEntries } from './settle-order.ts';
import { isDepositPaid, depositEntries, depositMail } from './take-deposit.ts';

/** Refusal when another order took the goods between reading and writing. */
export const stockTakenMeanwhile = 'stock-gone-again';

/** Whether a cancelled order may go on: only if its buyer or the deadline ended it unpaid. */
export const mayRevive = ({
  status,
  paymentStatus,
  cancelledBy,
  stock,
  holdings,
  totalQuantity,
  pieces = totalQuantity,
}: StoredOrder): boolean =>
  status === 'cancelled' &&
  paymentStatus === 'canceled' &&
  cancelledBy !== 'staff' &&
  stock === 'released' &&
  // Holdings on shelves that were deleted with their product are missing here, so the sums differ.
  holdings.reduce((sum, { quantity }) => sum + quantity, 0) === pieces;

/** Spends the order's vouchers once more; undefined if one was used elsewhere or has expired since. */
async function spendAgain(
  context: Context,
  order: StoredOrder,
  at: Date,
): Promise<Operation<typeof voucherSpent>[] | undefined> {
  const { userId, vouchers } = order;
  if (!userId || vouchers.length === 0) return [];
  try {
    const voucherIds = vouchers.map(({ id }) => id);
    const own = await usableVouchers(context, { userId, voucherIds });
    return spendVouchers(own, order, at);
  } catch (error) {
    if (error instanceof AppError && error.code === 'VOUCHER_REFUSED') return undefined;
    throw error;
  }
}

export type RevivedOrder = ChangedOrder<typeof stockTakenMeanwhile | typeof voucherSpent>;

/**
 * Revives a cancelled order when its full price or deposit arrives after all, if its goods and vouchers are
 * still available. Returns undefined otherwise; the money is then refunded.
 */
export async function reviveOrder(
  context: Context,
  { order, arrival }: { order: StoredOrder; arrival: Arrival },
): Promise<RevivedOrder | undefined> {
  if (!mayRevive(order)) return undefined;
  // Money from before the cancellation that was due for refund counts again.
  const again = { ...order, ...withdrawPayback(order, () => true) };
  const came = withMore(again, arrival.amount);
  const isPaid = missingOf(came) === 0;
  const isDeposit = hasDeposit({ ...again, status: 'draft' }, { ...came, status: 'draft' });
  if (!isPaid && !isDeposit) return undefined;
  const [held, spent] = await Promise.all([
    restoreReservation(context.table, order.holdings, orderCause(order, 'held'), stockTakenMeanwhile),
    spendAgain(context, order, arrival.at),
  ]);
  if (!held || !spent) return undefined;
  const change = {
    ...(isPaid ? paidInFull(again, { ...arrival, late: true }) : isDepositPaid(again, arrival)),
    stock: 'reserved' as const,
    cancelReason: null,
    cancelledBy: null,
  };
  const entries = (isPaid ? paidEntries : depositEntries)(order, change, arrival);
  const changed = changeOrder(order, change, entries, arrival.at);
  const mail = isPaid ? mailBuyer(changed.after, 'order-paid', 'revived') : depositMail(changed.after);
  return { ...changed, writes: [...changed.writes, ...held, ...spent, mail] };
}
