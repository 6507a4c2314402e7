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
  says: { invoiceId: z.string(), userId: z.string().nullable() },
  when: {
    invoice: (change) =>
      differs(change, 'version') && {
        invoiceId: change.after['id'],
        userId: change.after['number'] === null ? null : change.after['userId'],
      },
  },
  live: {
    to: ({ userId }) => [{ member: userId }, { staff: true }],
    tells: ['invoiceId'],
    stale: ['invoices'],
  },
});
