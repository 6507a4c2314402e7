import { log } from '#functions/platform/log.ts';
import type { Mail } from '#functions/platform/clients/mail-transport.ts';
import { limitRateInWrite } from '#functions/platform/limits/rate-limit.ts';
import { secondsAfter, secondsOf } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import {
  guestToken,
  guestTokenSeconds,
  invoiceToken,
  invoiceTokenSeconds,
} from '#functions/platform/tokens/guest-token.ts';
import { linkToken, otpCode } from '#functions/platform/tokens/signed-tokens.ts';
import { MailJob, mailKey } from './mail-job.ts';
import { toHtml, toPlainText } from './mail-layout.ts';
import type { MailFacts } from './mail-text.ts';
import { isPeopleMail, type PeopleMailContent } from './people-mail-content.ts';
import { mailText } from './mail-texts.ts';
import { isPending } from './owed-mails.ts';
import { findSuppression } from './suppression.ts';

type MailContext = Context & { send: (mail: Mail) => Promise<void>; origin: string };

const leaseSeconds = 60;

/** Rate limit of mails that strangers can cause. The owner's own payments and clicks do not count. */
const hourly = { calls: 6, seconds: 3600 };

const endOf = (requestedAt: string, seconds: number): number =>
  Math.floor(Date.parse(requestedAt) / 1000) + seconds;

/** Link for guests, who have no account. Its token is in the fragment, which no server and no log sees. */
async function guestAddress(orderId: string, requestedAt: string, linksFrom = 0): Promise<string> {
  const until = Math.max(endOf(requestedAt, guestTokenSeconds), linksFrom);
  const search = new URLSearchParams({ id: orderId, token: await guestToken(orderId, until) });
  return `/e-commerce/orders/guest#${search.toString()}`;
}

/** Link to an invoice, which accountants can open without an account. */
async function invoiceAddress(id: string, requestedAt: string): Promise<string> {
  const token = await invoiceToken(id, endOf(requestedAt, invoiceTokenSeconds));
  return `/e-commerce/invoices/open#${new URLSearchParams({ id, token }).toString()}`;
}

/** Page where the receiver continues after the decision. */
async function peopleAddress(content: PeopleMailContent): Promise<string> {
  switch (content.template) {
    case 'account-approved':
      return content.isActive ? '/' : '/kyc';
    case 'account-rejected':
      return content.linkId ? `/apply-again#token=${await linkToken('apply-again', content.linkId)}` : '/';
    case 'account-asked':
      return '/profile';
    case 'staff-invitation':
      return `/reset-password#token=${await linkToken('staff-invitation', content.linkId)}`;
    case 'privacy-link':
      return `/privacy-request#token=${await linkToken('ask-privacy', content.linkId)}`;
    default:
      return '/login';
  }
}

async function factsOf({ content, requestedAt, language }: MailJob, origin: string): Promise<MailFacts> {
  const asGuest = async (orderId: string, linksFrom?: number) =>
    origin + (await guestAddress(orderId, requestedAt, linksFrom));
  if (content.template === 'guest-links') {
    const links = content.orders.map(async ({ orderId, code }) => ({
      label: `${language === 'vi' ? 'Đơn hàng' : 'Order'} ${code}`,
      href: await asGuest(orderId),
    }));
    return { links: await Promise.all(links) };
  }
  if ('invoiceId' in content)
    return { href: origin + (await invoiceAddress(content.invoiceId, requestedAt)) };
  if ('orderId' in content) {
    const { orderId, guest, linksFrom } = content;
    return { href: guest ? await asGuest(orderId, linksFrom) : `${origin}/e-commerce/orders/${orderId}` };
  }
  if (isPeopleMail(content)) return { href: origin + (await peopleAddress(content)) };
  switch (content.template) {
    case 'verify-email':
      return { href: `${origin}/verify-email#token=${await linkToken('verify-email', content.linkId)}` };
    case 'reset-password':
      return { href: `${origin}/reset-password#token=${await linkToken('reset-password', content.linkId)}` };
    case 'contact-changed':
      return { href: `${origin}/account/undo#token=${await linkToken('undo-change', content.linkId)}` };
    case 'contact-code':
      return { code: await otpCode(content.codeId) };
    case 'password-otp':
      return { code: await otpCode(content.otpId) };
    case 'back-in-stock':
      return {
        href: `${origin}/e-commerce/product/${content.slug}`,
        // The token is in the fragment, so that no server on the way stores it.
        stopHref: `${origin}/e-commerce/restock#${await linkToken('stop-restock', content.userId)}`,
      };
    case 'notification-digest':
      return { href: `${origin}/notifications`, stopHref: `${origin}/system/settings/notifications` };
    case 'identity-consent':
    case 'identity-approved':
    case 'identity-asked':
      return { href: `${origin}/kyc` };
    case 'account-note':
    case 'leaving-dated':
    case 'guardian-named':
    case 'password-changed':
    case 'contact-answer':
    case 'provider-joined':
    case 'purchase-sent':
      return {};
  }
}

const isByStranger = ({ content }: MailJob): boolean =>
  content.template === 'guest-links' || ('unproven' in content && content.unproven);

/** Returns whether mail to the address is held, because bounces endanger the shop's right to send. */
const isSuppressed = async (context: Context, { to, content }: MailJob): Promise<boolean> =>
  !isPending(content) && (await findSuppression(context, to)) !== null;

/** Counts mails caused by strangers, so that nobody can fill a mailbox in the shop's name. */
async function mayBeSent({ table }: Context, job: MailJob): Promise<boolean> {
  if (!isByStranger(job) || job.isCounted) return true;
  const turn = limitRateInWrite('guest-mail', job.to, hourly, 'too-many');
  const counted = update(mailKey(job.id), { set: { isCounted: true } });
  return !(await table.write([turn.write, counted]));
}

/**
 * Sends a mail once. A lease keeps other workers away meanwhile. The Message-ID is derived from the job, so
 * that a second copy after a crash shows as the same mail in clients that compare it.
 */
export async function sendMailJob(context: MailContext, mailId: string): Promise<void> {
  const { table, now, send, origin } = context;
  const at = now();
  const key = mailKey(mailId);
  const job = await table.change(
    update(
      key,
      { set: { leasedUntil: secondsAfter(at, leaseSeconds) } },
      { when: { state: 'waiting', leasedUntil: { missingOrAtMost: secondsOf(at) } } },
    ),
    MailJob,
  );
  if (!job) {
    const known = await table.get(key, MailJob);
    if (known?.state === 'waiting') throw new Error('Another worker is sending this mail');
    return;
  }
  // Buyers who ordered by phone may have no address.
  if (job.to === '' || (await isSuppressed(context, job)) || !(await mayBeSent(context, job))) {
    log.info('mail held back', { mailId, template: job.content.template });
    await table.write([update(key, { set: { state: 'held' }, remove: ['leasedUntil'] })]);
    return;
  }
  const text = mailText(job.language, job.content, await factsOf(job, origin));
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
  await table.write([
    update(key, { set: { state: 'sent', sentAt: secondsOf(now()) }, remove: ['leasedUntil'] }),
  ]);
}
