import * as z from 'zod';
import { languages } from '#shared/values/language.ts';
import { newId } from '#shared/values/ids.ts';
import { now, nowIso, secondsFromNow } from '#functions/platform/clock.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { identityMails } from './identity-mail-content.ts';
import { AccountMailContent } from './account-mail-content.ts';
import { GuestLinksContent, InvoiceMailContent, OrderMailContent } from './order-mail-content.ts';
import { PeopleMailContent } from './people-mail-content.ts';
import { PurchaseMailContent } from './purchase-mail.ts';

/** Name of the receiver, if they confirmed the address. Strangers' text never reaches a mail. */
const AddressedName = z.string().optional();

/** Mail templates, each with the data it needs. */
export const MailContent = z.discriminatedUnion('template', [
  z.object({ template: z.literal('verify-email'), linkId: z.string() }),
  z.object({ template: z.literal('reset-password'), fullName: AddressedName, linkId: z.string() }),
  z.object({ template: z.literal('password-otp'), fullName: z.string(), otpId: z.string() }),
  z.object({ template: z.literal('password-changed'), fullName: AddressedName }),
  z.object({ template: z.literal('provider-joined'), fullName: z.string(), joinedEmail: z.string() }),
  z.object({
    template: z.literal('back-in-stock'),
    fullName: z.string(),
    userId: z.string(),
    productName: z.string(),
    variantName: z.string().nullable(),
    slug: z.string(),
  }),
  z.object({
    template: z.literal('notification-digest'),
    fullName: z.string(),
    count: z.int(),
    lines: z.array(z.string()),
  }),
  z.object({
    template: z.literal('contact-answer'),
    fullName: AddressedName,
    code: z.string(),
    /** Answer that staff wrote. */
    answer: z.string(),
  }),
  ...AccountMailContent.options,
  OrderMailContent,
  GuestLinksContent,
  InvoiceMailContent,
  PurchaseMailContent,
  ...identityMails,
  ...PeopleMailContent.options,
]);
export type MailContent = z.infer<typeof MailContent>;

export const MailJob = z.object({
  id: z.string(),
  to: z.string(),
  language: z.enum(languages),
  content: MailContent,
  /** `held`: not sent, for too many mails caused by strangers, no address, or one that bounces. */
  state: z.enum(['waiting', 'sent', 'held']),
  requestedAt: z.string(),
  /** Set if the mail already counts against its receiver's rate limit. */
  isCounted: z.boolean().optional(),
  /** Lease of the worker that sends the mail; until then others leave the job alone. */
  leasedUntil: z.int().optional(),
});
export type MailJob = z.infer<typeof MailJob>;

export const mailKey = (id: string) => ({ pk: `MAIL#${id}`, sk: 'MAIL' });

const keptSeconds = 30 * 24 * 3600;

/** Requests a mail in the transaction of its reason. The stream passes it on to the mail queue. */
export function requestMail({
  to,
  language,
  content,
}: Pick<MailJob, 'to' | 'language' | 'content'>): Operation {
  const id = newId(now().getTime());
  return create({
    ...mailKey(id),
    entity: 'mail',
    id,
    to,
    language,
    content,
    state: 'waiting',
    requestedAt: nowIso(),
    expiresAt: secondsFromNow(keptSeconds),
  });
}
