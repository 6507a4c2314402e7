import { paymentDeadlineOf } from '#shared/orders/order-cover.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, type Key, type Operation, remove } from '#functions/platform/table/table-operations.ts';
import { guestTokenSeconds } from '#functions/platform/tokens/guest-token.ts';
import { guestPointers } from './guest-pointers.ts';
import type { StoredOrder } from '../order-record.ts';
import { wrongState } from '../order-state.ts';
import { type OrderName, plainEmail } from '../reading/read-orders.ts';
import { type ChangedOrder, changeOrder } from '../moving/change-order.ts';
import { mailBuyer } from '../moving/order-mail.ts';
import { saveChange } from '../moving/save-change.ts';

const nameOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

/** Moves the lookup item for the email address; the lookup items by session and phone stay. */
function movedPointers(before: StoredOrder, after: StoredOrder): Operation[] {
  const [old, fresh] = [guestPointers(before), guestPointers(after)];
  const isIn = (items: typeof old, item: (typeof old)[number]) =>
    items.some((other) => nameOf(other) === nameOf(item));
  return [
    ...old.filter((item) => !isIn(fresh, item)).map((item) => remove(item)),
    ...fresh.filter((item) => !isIn(old, item)).map((item) => create(item)),
  ];
}

/**
 * Corrects a mistyped address, which would otherwise lose the order, because only a mail confirms it. The link
 * is sent to the new address, and links sent to the old one stop working. The counts of open cash orders stay
 * with the original address, so that a correction frees none.
 */
function correctEmail(order: StoredOrder, email: string, at: Date): ChangedOrder {
  if (paymentDeadlineOf(order) !== 'proof') throw wrongState(order);
  if (plainEmail(order.customer.email) === plainEmail(email)) return { after: order, writes: [] };
  const entry = { kind: 'note', from: null, to: 'email_corrected', by: 'shopper', note: '' } as const;
  // Link expiry has whole seconds. The extra second also invalidates a link mailed in this second or after an
  // earlier correction in it.
  const linksFrom = Math.max(secondsAfter(at, guestTokenSeconds), order.linksFrom ?? 0) + 1;
  const change = { customer: { ...order.customer, email }, linksFrom };
  const { after, writes } = changeOrder(order, change, [entry], at);
  return { after, writes: [...writes, ...movedPointers(order, after), mailBuyer(after, 'order-to-prove')] };
}

export const correctGuestEmail = (
  context: Context,
  { email, ...name }: OrderName & { email: string },
): Promise<StoredOrder> =>
  saveChange(context, { ...name, decide: (order, at) => correctEmail(order, email, at) });
