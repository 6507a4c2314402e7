import { formatVnd } from '#shared/values/money.ts';
import { withoutFlags } from '../order-money.ts';
import type { StoredOrder, TimelineEntry } from '../order-record.ts';
import { requireEvent } from '../order-state.ts';
import { type Arrival, arrivalEntries, withMore, withReference } from './arrival.ts';
import type { OrderChange } from './change-order.ts';
import { mailBuyer } from './order-mail.ts';

/** Deposits are paid by transfer, however the rest is paid. */
export const paidByTransfer = { paymentMethod: 'transfer', paymentProvider: 'vietqr' } as const;

/** Change of an order once its deposit has come: it may be packed, and the rest is paid at the door. */
export function isDepositPaid(order: StoredOrder, arrival: Arrival): OrderChange {
  const { paidAmount, refundDue, refundedAmount, paybacks } = withMore(order, arrival.amount);
  return {
    status: requireEvent(order, 'deposit'),
    paymentStatus: 'processing',
    paymentMethod: 'cash',
    paymentProvider: null,
    provenBy: order.provenBy ?? 'money',
    paidAmount,
    refundDue,
    refundedAmount,
    paybacks,
    flags: withoutFlags(order.flags, 'underpaid'),
    unpaidUntil: null,
    ...withReference(order, arrival),
  };
}

export const depositEntries = (before: StoredOrder, after: OrderChange, arrival: Arrival): TimelineEntry[] =>
  arrivalEntries(before, after, arrival, { from: null, to: 'deposit' });

/** Mails that the deposit came, how much it was, and that the rest is paid at the door. */
export const depositMail = (order: StoredOrder) =>
  mailBuyer(order, 'deposit-received', formatVnd(order.paidAmount - order.refundedAmount - order.refundDue));
