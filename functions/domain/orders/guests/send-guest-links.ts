import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { secondsAfter, secondsOf } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, upsert } from '#functions/platform/table/table-operations.ts';
import { findGuestOrders } from './list-guest-orders.ts';
import { orderKeys } from '../order-keys.ts';
import type { StoredOrder } from '../order-record.ts';
import { plainEmail } from '../reading/read-orders.ts';

const mostLinks = 5;
/** Whoever types somebody else's address cannot fill their mailbox. */
const paceSeconds = 600;

/** One mail with the links of all that was ordered with one address. */
function linksMail(to: string, [newest, ...older]: [StoredOrder, ...StoredOrder[]]): Operation {
  const orders = [newest, ...older].map(({ id, code }) => ({ orderId: id, code }));
  return requestMail({ to, language: newest.language, content: { template: 'guest-links', orders } });
}

/**
 * Mails the links of what was last ordered with an address or a number, if anything was: always to the address each
 * order was placed with, so that only whoever reads its mail learns of them.
 */
export async function sendGuestLinks(
  { table, now }: Context,
  contact: Pick<GuestProof, 'email' | 'phone'>,
): Promise<void> {
  const at = now();
  const { orders } = await findGuestOrders(table, contact, { take: mostLinks });
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
