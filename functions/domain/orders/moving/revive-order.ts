import { AppError } from '#shared/contract/errors.ts';
import { holdAgain } from '#functions/domain/catalogue/warehouses/hold-again.ts';
import {
  spendVouchers,
  usableVouchers,
  type voucherSpent,
} from '#functions/domain/vouchers/spend-vouchers.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { type ChangedOrder, changeOrder } from './change-order.ts';
import { mailBuyer } from './order-mail.ts';
import { isDepositCome, keepAfterAll, missingOf } from '../order-money.ts';
import type { StoredOrder } from '../order-record.ts';
import { orderCause } from '../stock-cause.ts';
import { type Arrival, withMore } from './arrival.ts';
import { paidInFull, paidEntries } from './settle-order.ts';
import { depositCame, depositEntries, depositMail } from './take-deposit.ts';

/** The refusal when somebody else took the goods between looking and writing. */
export const goneAgain = 'stock-gone-again';

/** What its buyer gave up unpaid, or let lapse, may go on; what was paid, or called off by the shop, stays so. */
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
  // Shelves that went with their product are no longer among them.
  holdings.reduce((sum, { quantity }) => sum + quantity, 0) === pieces;

/** The order's vouchers spent once more; undefined where one was used elsewhere or has run out since. */
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

export type RevivedOrder = ChangedOrder<typeof goneAgain | typeof voucherSpent>;

/**
 * An order that was given up goes on when all its money, or its deposit, has come after all, if its goods and its vouchers can be had
 * once more. Undefined where they cannot: then the money goes back.
 */
export async function reviveOrder(
  context: Context,
  { order, arrival }: { order: StoredOrder; arrival: Arrival },
): Promise<RevivedOrder | undefined> {
  if (!mayRevive(order)) return undefined;
  // What had come before it was called off, and was to go back, counts again.
  const again = { ...order, ...keepAfterAll(order, () => true) };
  const came = withMore(again, arrival.amount);
  const isPaid = missingOf(came) === 0;
  const isDeposit = isDepositCome({ ...again, status: 'draft' }, { ...came, status: 'draft' });
  if (!isPaid && !isDeposit) return undefined;
  const [held, spent] = await Promise.all([
    holdAgain(context.table, order.holdings, orderCause(order, 'held'), goneAgain),
    spendAgain(context, order, arrival.at),
  ]);
  if (!held || !spent) return undefined;
  const change = {
    ...(isPaid ? paidInFull(again, { ...arrival, late: true }) : depositCame(again, arrival)),
    stock: 'reserved' as const,
    cancelReason: null,
    cancelledBy: null,
  };
  const entries = (isPaid ? paidEntries : depositEntries)(order, change, arrival);
  const changed = changeOrder(order, change, entries, arrival.at);
  const mail = isPaid ? mailBuyer(changed.after, 'order-paid', 'revived') : depositMail(changed.after);
  return { ...changed, writes: [...changed.writes, ...held, ...spent, mail] };
}
