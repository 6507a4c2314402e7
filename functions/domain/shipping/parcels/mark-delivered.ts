import { completeOrder } from '#functions/domain/orders/moving/move-order.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { OrderName } from '#functions/domain/orders/reading/read-orders.ts';
import { cashWrites } from '#functions/domain/payments/settling/staff-money.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** Marks an order as delivered, as reported by staff. An order in cash is paid with that. */
export const markDelivered = (context: Context, name: OrderName): Promise<StoredOrder> =>
  saveChange(context, {
    ...name,
    async decide(order, at) {
      const changed = completeOrder(order, 'staff', at);
      return {
        ...changed,
        writes: [...changed.writes, ...(await cashWrites(context, order, changed.after, at))],
      };
    },
  });
