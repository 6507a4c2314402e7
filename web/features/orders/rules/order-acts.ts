import { paymentDeadlineOf } from '#shared/orders/order-cover.ts';
import type { Order } from '#shared/orders/order.ts';
import { shopperMayCancel, shopperMayComplete } from '#shared/orders/order-status.ts';

type ActFacts = Pick<
  Order,
  'status' | 'paymentMethod' | 'provenBy' | 'paymentStatus' | 'flags' | 'returnableUntil' | 'vatInvoice'
>;

/** Actions the buyer may do on an order; the server checks the same rules again. */
export type OrderActs = {
  pay: boolean;
  cancel: boolean;
  complete: boolean;
  reorder: boolean;
  invoice: boolean;
  return: boolean;
  review: boolean;
};

const over = ['cancelled', 'refunded', 'returned'] as const;
const isOver = (status: Order['status']): boolean => over.some((state) => state === status);

/** Tells whether a payment is awaited, or is still owed for credit granted earlier. */
const isToBePaid = (order: ActFacts): boolean =>
  paymentDeadlineOf(order) === 'money' ||
  (order.paymentStatus === 'processing' && order.flags.includes('on_credit'));

/** A guest who knows only the code may view the order, but not change it. */
export type OrderViewer = 'member' | 'guest' | 'guest-masked';

export function actsOf(order: ActFacts, asker: OrderViewer, now = Date.now()): OrderActs {
  const { status, returnableUntil, vatInvoice } = order;
  const isMember = asker === 'member';
  const mayChange = asker !== 'guest-masked';
  return {
    pay: mayChange && isToBePaid(order),
    cancel: mayChange && shopperMayCancel(status),
    complete: mayChange && shopperMayComplete(status),
    reorder: isMember && (status === 'completed' || isOver(status)),
    invoice: mayChange && !vatInvoice && !isOver(status),
    return: mayChange && status === 'completed' && Date.parse(returnableUntil ?? '') > now,
    review: isMember && status === 'completed',
  };
}

/** Returns the action most buyers would do next. */
export function nextAct(acts: OrderActs): 'pay' | 'complete' | 'reorder' | undefined {
  if (acts.pay) return 'pay';
  if (acts.complete) return 'complete';
  return acts.reorder ? 'reorder' : undefined;
}
