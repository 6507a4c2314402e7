import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { secondsAfter, secondsOf } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, upsert } from '#functions/platform/table/table-operations.ts';
import { findGuestOrders } from './list-guest-orders.ts';
import { orderKeys } from '../order-keys.ts';
import type { StoredOrder } from '../order-record.ts';
import { plainEmail } from '../reading/read-orders.ts';

const maxLinks = 5;
/** Minimum seconds between mails to one address, so that no stranger can fill its mailbox. */
const paceSeconds = 600;

/** Builds one mail with the links of all orders placed with one address. */
function linksMail(to: string, [newest, ...older]: [StoredOrder, ...StoredOrder[]]): Operation {
  const orders = [newest, ...older].map(({ id, code }) => ({ orderId: id, code }));
  return requestMail({ to, language: newest.language, content: { template: 'guest-links', orders } });
}

/**
 * Mails the links of the latest orders placed with an address or a number, if there are any. The mail always
 * goes to the address each order was placed with, so that only the reader of that mailbox learns of the orders.
 */
export async function sendGuestLinks(
  { table, now }: Context,
  contact: Pick<GuestProof, 'email' | 'phone'>,
): Promise<void> {
  const at = now();
  const { orders } = await findGuestOrders(table, contact, { take: maxLinks });
  for (const [to, theirs] of Map.groupBy(orders, ({ customer }) => plainEmail(customer.email))) {
    const [newest, ...older] = theirs;
    if (!newest) continue;
    const paced = upsert(
      orderKeys.guestLinks(to),
      { set: { entity: 'guest-links', sentAt: secondsOf(at), expiresAt: secondsAfter(at, paceSeconds) } },
      { when: { sentAt: { missingOrAtMost: secondsOf(at) - paceSeconds } }, refusal: 'too-soon' },
    );
    await table.write([paced, linksMail(to, [newest, ...older])]);
  }
}
