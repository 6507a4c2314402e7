import { type Cancellation, cancelOrder } from '#functions/domain/orders/moving/cancel-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { endPayments } from '#functions/domain/payments/attempts/end-payments.ts';
import type { Table } from '#functions/platform/table/table.ts';

/** Calls an order off together with the attempt to pay it: a payment that comes at that moment is decided on anew. */
export const callOff = (
  table: Table,
  read: () => Promise<StoredOrder>,
  cancellation: Cancellation,
): Promise<StoredOrder> =>
  saveChange(table, read, async (order) => {
    const changed = cancelOrder(order, cancellation);
    return { ...changed, writes: [...changed.writes, ...(await endPayments(table, order))] };
  });
