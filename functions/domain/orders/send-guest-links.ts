import { nowSeconds, secondsFromNow } from '#functions/platform/clock.ts';
import type { Table } from '#functions/platform/table.ts';
import { upsert } from '#functions/platform/table-operations.ts';
import { findGuestOrders } from './list-guest-orders.ts';
import { orderKeys } from './order-keys.ts';
import { mailBuyer } from './order-mail.ts';
import { plainEmail } from './read-orders.ts';

const mostLinks = 5;
/** Whoever types somebody else's address cannot fill their mailbox. */
const paceSeconds = 600;

/** Mails an address the links of what was last ordered with it, if anything was. */
export async function sendGuestLinks(table: Table, email: string): Promise<void> {
  const { orders } = await findGuestOrders(table, { email }, { take: mostLinks });
  if (orders.length === 0) return;
  await table.write([
    upsert(
      orderKeys.guestLinks(plainEmail(email)),
      { set: { entity: 'guest-links', sentAt: nowSeconds(), expiresAt: secondsFromNow(paceSeconds) } },
      { when: { sentAt: { missingOrAtMost: nowSeconds() - paceSeconds } }, refusal: 'too-soon' },
    ),
    ...orders.map((order) => mailBuyer(order, 'guest-link')),
  ]);
}
