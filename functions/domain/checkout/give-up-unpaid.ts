import { AppError } from '#shared/errors.ts';
import type { Due } from '#functions/domain/due/due-items.ts';
import { findOrder, requireOrder } from '#functions/domain/orders/read-orders.ts';
import type { Table } from '#functions/platform/table.ts';
import { callOff } from './call-off.ts';

/** An order nobody paid in time is called off: others may have its goods. One that moved on is left alone. */
export async function giveUpUnpaid(table: Table, { of: id, at: until }: Due, at: Date): Promise<void> {
  const order = await findOrder(table, id);
  if (order?.status !== 'draft' || order.unpaidUntil !== until) return;
  try {
    await callOff(table, () => requireOrder(table, id), { by: 'system', reason: 'unpaid', at });
  } catch (error) {
    // It moved on between looking and writing.
    if (!(error instanceof AppError && error.code === 'ORDER_STATE')) throw error;
  }
}
