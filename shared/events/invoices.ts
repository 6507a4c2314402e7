import * as z from 'zod';
import { orderRoom } from '../orders/order-rooms.ts';
import { memberRoom, staffRoom } from '../rooms/common-rooms.ts';
import { type Change, defineEvent, defineLiveEvent, differs } from './define-event.ts';

/** Fields of an order that affect its invoice: the final price, the payment and the recipient. */
const matters = [
  'status',
  'paidAmount',
  'refundedAmount',
  'refundDue',
  'returnedAmount',
  'goodwillAmount',
  'vatInvoice',
] as const;

/** Tells whether the goods were handed over, or have come back since. */
const isThrough = ({ after: { status } }: Change): boolean =>
  status === 'completed' || status === 'refunded' || status === 'returned';

/** An order may need an invoice, or has another price than its invoice. */
export const orderToInvoice = defineEvent('order.to-invoice', {
  says: { orderId: z.string() },
  when: {
    // An order that is written as completed in one step was invoiced by the code that wrote it.
    order: (change) =>
      change.before !== undefined &&
      isThrough(change) &&
      matters.some((name) => differs(change, name)) && { orderId: change.after['id'] },
  },
  queues: ['invoices'],
});

/** An invoice has changed. The buyer receives the event only after it is issued. */
export const invoiceChanged = defineLiveEvent('invoice.changed', {
  says: {
    invoiceId: z.string(),
    userId: z.string().nullable(),
    /** Set for guests, who receive it while viewing the order; older messages lack it. */
    orderId: z.string().nullable().default(null),
  },
  when: {
    invoice: (change) => {
      const { id, number, userId, orderId } = change.after;
      const isShown = number !== null;
      return (
        differs(change, 'version') && {
          invoiceId: id,
          userId: isShown ? userId : null,
          orderId: isShown && userId === null ? orderId : null,
        }
      );
    },
  },
  live: {
    to: ({ userId, orderId }) => [memberRoom(userId), ...(orderId ? [orderRoom(orderId)] : []), staffRoom()],
    tells: ['invoiceId'],
    stale: ['invoices'],
  },
});
