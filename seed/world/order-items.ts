import { dueItem } from '#functions/domain/due/due-items.ts';
import { guestPointers } from '#functions/domain/orders/guests/guest-pointers.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { eventId, orderRecord } from '#functions/domain/orders/order-record.ts';
import { unpaidDue } from '#functions/domain/orders/moving/unpaid-clock.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { itemsOfPayment } from './order-payments.ts';
import type { DemoOrder } from './orders.ts';

/** Items of a demo order: head, code, timeline and payment deadline. */
export function itemsOfOrder({ order, story }: DemoOrder): Item[] {
  const due = unpaidDue(order);
  return [
    orderRecord.item(order),
    { ...orderKeys.code(order.code), entity: 'order-claim', orderId: order.id },
    ...story.map(({ after, telling }, place) => {
      const at = new Date(Date.parse(order.createdAt) + after);
      return orderRecord.eventItem(order.id, eventId(place + 1, 0), at, telling);
    }),
    ...itemsOfPayment(order),
    ...guestPointers(order),
    ...(due ? [dueItem(due)] : []),
  ];
}
