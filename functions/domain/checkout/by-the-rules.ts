import { AppError } from '#shared/contract/errors.ts';
import type { OrderDeposit } from '#shared/orders/order.ts';
import { formatVnd } from '#shared/values/money.ts';
import { paidByTransfer } from '#functions/domain/orders/moving/take-deposit.ts';
import { unpaidUntil } from '#functions/domain/orders/moving/unpaid-clock.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { depositBySum, isAtTheDoor, ruledAtTheDoor } from '#functions/domain/orders/placing/deposit-asked.ts';
import type { Table } from '#functions/platform/table/table.ts';

/** Whoever was told of another deposit for its sum, or of none, is told before anything is ordered. */
function requireTold(deposit: OrderDeposit | null, expected: number | undefined): void {
  const amount = deposit?.amount ?? 0;
  if (expected === undefined || amount === expected) return;
  throw new AppError('DEPOSIT_CHANGED', { params: { deposit: formatVnd(amount) } });
}

/** It waits for its deposit as others do for their money, and is a cash order once that has come. */
const waiting = (order: StoredOrder, deposit: OrderDeposit): StoredOrder => ({
  ...order,
  ...paidByTransfer,
  deposit,
  status: 'draft',
  unpaidUntil: unpaidUntil(new Date(order.createdAt)),
  confirmedAt: null,
  openSlots: [],
});

/** A guest's word is taken for it. */
const taken = (order: StoredOrder): StoredOrder => ({
  ...order,
  status: 'confirmed',
  provenBy: 'rule',
  unpaidUntil: null,
  confirmedAt: order.createdAt,
});

/** Of others there is nothing to rule, and nothing to read. */
const asksRules = (order: StoredOrder): boolean =>
  isAtTheDoor(order) || (order.paymentMethod === 'cash' && order.provenBy === null);

/** An order as it begins by the shop's rules. */
export async function byTheRules(
  table: Table,
  order: StoredOrder,
  expectedDeposit: number | undefined,
): Promise<StoredOrder> {
  if (!asksRules(order)) {
    requireTold(null, expectedDeposit);
    return order;
  }
  const { rules, deposit, takesWord } = await ruledAtTheDoor(table, order);
  requireTold(depositBySum(order, rules), expectedDeposit);
  if (deposit) return waiting(order, deposit);
  return takesWord ? taken(order) : order;
}
