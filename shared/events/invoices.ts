import * as z from 'zod';
import { type Change, defineEvent, defineLiveEvent, differs } from './define-event.ts';

/** What an order costs in the end, whether it is paid, and to whom its invoice goes. */
const matters = [
  'status',
  'paidAmount',
  'refundedAmount',
  'refundDue',
  'returnedAmount',
  'goodwillAmount',
  'vatInvoice',
] as const;

/** Its goods have changed hands, or have come back since. */
const isThrough = ({ after: { status } }: Change): boolean =>
  status === 'completed' || status === 'refunded' || status === 'returned';

/** An order that an invoice may be due of, or has another price than its invoice says. */
export const orderToInvoice = defineEvent('order.to-invoice', {
  says: { orderId: z.string() },
  when: {
    // An order that is written whole, already complete, was invoiced by whoever wrote it.
    order: (change) =>
      change.before !== undefined &&
      isThrough(change) &&
      matters.some((name) => differs(change, name)) && { orderId: change.after['id'] },
  },
  queues: ['invoices'],
});

/** Its buyer hears of an invoice from when it is issued. */
export const invoiceChanged = defineLiveEvent('invoice.changed', {
  says: {
    invoiceId: z.string(),
    userId: z.string().nullable(),
    /** A guest hears of it while looking at the order; what was said before orders were named is heard by members. */
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
    to: ({ userId, orderId }) => [
      { member: userId },
      ...(orderId ? [{ order: orderId }] : []),
      { staff: true },
    ],
    tells: ['invoiceId'],
    stale: ['invoices'],
  },
});
