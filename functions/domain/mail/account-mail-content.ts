import * as z from 'zod';
import { contactKinds } from '#shared/accounts/contact.contract.ts';

/** Changes to an account about which its owner is notified at once. */
export const accountNotes = [
  'passkey-added',
  'passkey-removed',
  'password-removed',
  'recovery-codes-made',
  'recovered',
  'contact-undone',
  'leaving-undone',
  'left',
] as const;
export type AccountNote = (typeof accountNotes)[number];

const FullName = z.string().optional();
const ContactKind = z.enum(contactKinds);

export const AccountMailContent = z.discriminatedUnion('template', [
  z.object({
    template: z.literal('account-note'),
    fullName: FullName,
    what: z.enum(accountNotes),
    detail: z.string().optional(),
  }),
  z.object({ template: z.literal('contact-code'), fullName: FullName, codeId: z.string() }),
  z.object({
    template: z.literal('contact-changed'),
    fullName: FullName,
    kind: ContactKind,
    to: z.string(),
    linkId: z.string(),
  }),
  z.object({ template: z.literal('leaving-dated'), fullName: FullName, dueAt: z.string() }),
  z.object({ template: z.literal('guardian-named'), fullName: FullName, young: z.string() }),
]);
export type AccountMailContent = z.infer<typeof AccountMailContent>;

export const isAccountMail = (content: { template: string }): content is AccountMailContent =>
  AccountMailContent.options.some(({ shape }) => shape.template.value === content.template);
