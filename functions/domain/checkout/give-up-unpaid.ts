import { AppError } from '#shared/contract/errors.ts';
import type { Due } from '#functions/domain/due/due-items.ts';
import { wrongState } from '#functions/domain/orders/order-state.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { callOff } from './call-off.ts';

/**
 * An order nobody paid, or in cash nobody stood by, in time is called off: others may have its goods. One that moved
 * on, or that waits by another clock by now, is left alone.
 */
export async function giveUpUnpaid(table: Table, { of: id, at: until }: Due, at: Date): Promise<void> {
  const readDue = async (): Promise<StoredOrder> => {
    const order = await requireOrder(table, id);
    if (order.status !== 'draft' || order.unpaidUntil !== until) throw wrongState(order);
    return order;
  };
  try {
    await callOff(table, readDue, { by: 'system', at });
  } catch (error) {
    const isMoot = error instanceof AppError && ['ORDER_STATE', 'ORDER_NOT_FOUND'].includes(error.code);
    if (!isMoot) throw error;
  }
}
