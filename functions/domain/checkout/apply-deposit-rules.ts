import { AppError } from '#shared/contract/errors.ts';
import type { OrderDeposit } from '#shared/orders/order.ts';
import { formatVnd } from '#shared/values/money.ts';
import { paidByTransfer } from '#functions/domain/orders/moving/take-deposit.ts';
import { unpaidUntil } from '#functions/domain/orders/moving/unpaid-clock.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import {
  depositBySum,
  isPaidOnDelivery,
  applyDeliveryRules,
} from '#functions/domain/orders/placing/delivery-rules.ts';
import type { Table } from '#functions/platform/table/table.ts';

/** Refuses the order if the buyer was shown a different deposit for its sum, or none. */
function requireTold(deposit: OrderDeposit | null, expected: number | undefined): void {
  const amount = deposit?.amount ?? 0;
  if (expected === undefined || amount === expected) return;
  throw new AppError('DEPOSIT_CHANGED', { params: { deposit: formatVnd(amount) } });
}

/** Makes the order wait for its deposit; it becomes a cash order once that has come. */
const waiting = (order: StoredOrder, deposit: OrderDeposit): StoredOrder => ({
  ...order,
  ...paidByTransfer,
  deposit,
  status: 'draft',
  unpaidUntil: unpaidUntil(new Date(order.createdAt)),
  confirmedAt: null,
  openSlots: [],
});

/** Accepts a guest's cash order without confirmation. */
const taken = (order: StoredOrder): StoredOrder => ({
  ...order,
  status: 'confirmed',
  provenBy: 'rule',
  unpaidUntil: null,
  confirmedAt: order.createdAt,
});

/** Whether the rules can change this order; for all others they are not even read. */
const asksRules = (order: StoredOrder): boolean =>
  isPaidOnDelivery(order) || (order.paymentMethod === 'cash' && order.provenBy === null);

/** Applies the shop's order rules to a new order: deposit, acceptance without confirmation, or neither. */
export async function applyDepositRules(
  table: Table,
  order: StoredOrder,
  expectedDeposit: number | undefined,
): Promise<StoredOrder> {
  if (!asksRules(order)) {
    requireTold(null, expectedDeposit);
    return order;
  }
  const { rules, deposit, takesWord } = await applyDeliveryRules(table, order);
  requireTold(depositBySum(order, rules), expectedDeposit);
  if (deposit) return waiting(order, deposit);
  return takesWord ? taken(order) : order;
}
