import { nowSeconds, secondsFromNow } from '#functions/platform/clock.ts';
import type { Mail } from '#functions/platform/mail-transport.ts';
import type { Table } from '#functions/platform/table.ts';
import { update } from '#functions/platform/table-operations.ts';
import { linkToken, otpCode } from '#functions/domain/accounts/signed-tokens.ts';
import { type MailContent, MailJob, mailKey } from './mail-job.ts';
import { toHtml, toPlainText } from './mail-layout.ts';
import type { MailFacts } from './mail-text.ts';
import { mailText } from './mail-texts.ts';
import type { OrderMailContent } from './order-mail-content.ts';

type Deps = { table: Table; send: (mail: Mail) => Promise<void>; origin: string };

const leaseSeconds = 60;

/** Guests have no account to look into: the link carries the address they ordered with. */
function orderAddress({ orderId, guest, email }: OrderMailContent): string {
  if (!guest) return `/e-commerce/orders/${orderId}`;
  return `/e-commerce/orders/guest?${new URLSearchParams({ id: orderId, email }).toString()}`;
}

async function factsOf(content: MailContent, origin: string): Promise<MailFacts> {
  if ('orderId' in content) return { href: `${origin}${orderAddress(content)}` };
  switch (content.template) {
    case 'verify-email':
      return { href: `${origin}/verify-email#token=${await linkToken('verify-email', content.linkId)}` };
    case 'reset-password':
      return { href: `${origin}/reset-password#token=${await linkToken('reset-password', content.linkId)}` };
    case 'password-otp':
      return { code: await otpCode(content.otpId) };
    case 'back-in-stock':
      return {
        href: `${origin}/e-commerce/product/${content.slug}`,
        // Behind the #, so that no server on the way keeps it.
        stopHref: `${origin}/e-commerce/restock#${await linkToken('stop-restock', content.userId)}`,
      };
    case 'password-changed':
    case 'provider-joined':
      return {};
  }
}

/**
 * Sends a job once. The lease keeps a second worker away while one sends; the message id is the job's, so that even
 * a crash between sending and noting it shows as one mail to whoever sorts by message id.
 */
export async function sendMailJob({ table, send, origin }: Deps, mailId: string): Promise<void> {
  const key = mailKey(mailId);
  const job = await table.change(
    update(
      key,
      { set: { leasedUntil: secondsFromNow(leaseSeconds) } },
      { when: { state: 'waiting', leasedUntil: { missingOrAtMost: nowSeconds() } } },
    ),
    MailJob,
  );
  if (!job) {
    const known = await table.get(key, MailJob);
    if (known?.state === 'waiting') throw new Error('Another worker is sending this mail');
    return;
  }
  const text = mailText(job.language, job.content, await factsOf(job.content, origin));
  try {
    await send({
      messageId: `<${job.id}@cholang.vn>`,
      to: job.to,
      subject: text.subject,
      html: toHtml(text, job.language),
      text: toPlainText(text, job.language),
    });
  } catch (error) {
    await table.write([update(key, { remove: ['leasedUntil'] })]);
    throw error;
  }
  await table.write([update(key, { set: { state: 'sent', sentAt: nowSeconds() }, remove: ['leasedUntil'] })]);
}
