import type { MailContent } from './mail-job.ts';

/**
 * Mails that go to an address even after it bounced or its owner complained (decision 87). All others are held, because
 * SES stops a sender who goes on writing to dead addresses.
 */
const owed: ReadonlySet<MailContent['template']> = new Set<MailContent['template']>([
  // They prove the address, which is what clears the mark.
  'verify-email',
  'contact-code',
  // They guard the account, and for three days they are the only way to take a change back.
  'reset-password',
  'password-otp',
  'password-changed',
  'provider-joined',
  'contact-changed',
  'account-note',
  'account-locked',
  'staff-invitation',
  // The law on personal data gives a right to them.
  'privacy-link',
  'privacy-received',
  'privacy-extended',
  'privacy-answered',
  'privacy-refused',
  'identity-consent',
  'guardian-named',
  'leaving-dated',
  // The seller has to hand an invoice to its buyer.
  'invoice-issued',
  'invoice-corrected',
  'invoice-replaced',
  'invoice-cancelled',
]);

export const isOwed = ({ template }: MailContent): boolean => owed.has(template);
