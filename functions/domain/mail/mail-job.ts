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

/** A name only where the address was confirmed by whoever typed the name: nothing a stranger types reaches a mail. */
const AddressedName = z.string().optional();

/** The mails we can write, and what each needs to know. */
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
    /** What staff wrote. */
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
  /** Held back: its receiver was written too often by strangers, has no address, or has one that returns mail. */
  state: z.enum(['waiting', 'sent', 'held']),
  requestedAt: z.string(),
  /** It has taken its receiver's turn already. */
  isCounted: z.boolean().optional(),
  /** While one worker sends, others leave the job alone until then. */
  leasedUntil: z.int().optional(),
});
export type MailJob = z.infer<typeof MailJob>;

export const mailKey = (id: string) => ({ pk: `MAIL#${id}`, sk: 'MAIL' });

const keptSeconds = 30 * 24 * 3600;

/** A mail is asked for in the same write as its reason; the stream hands it to the mail queue. */
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
