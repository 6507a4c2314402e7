import type { MailContent } from './mail-job.ts';

/** Mails sent even to a dead address (decision 87). The others are held, or SES suspends the sender. */
const owed: ReadonlySet<MailContent['template']> = new Set<MailContent['template']>([
  // These prove the address, which removes its suppression.
  'verify-email',
  'contact-code',
  // These protect the account, and for three days they are the only way to undo a change.
  'reset-password',
  'password-otp',
  'password-changed',
  'provider-joined',
  'contact-changed',
  'account-note',
  'account-locked',
  'staff-invitation',
  // The law on personal data gives a right to these.
  'privacy-link',
  'privacy-received',
  'privacy-extended',
  'privacy-answered',
  'privacy-refused',
  'identity-consent',
  'guardian-named',
  'leaving-dated',
  // The seller must deliver an invoice to the buyer.
  'invoice-issued',
  'invoice-corrected',
  'invoice-replaced',
  'invoice-cancelled',
]);

export const isPending = ({ template }: MailContent): boolean => owed.has(template);
