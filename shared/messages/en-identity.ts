/** Texts of errors about identity papers, phone codes and invoice profiles. */
export const identityErrors = {
  KYC_REQUIRED: 'Please verify your identity to do this.',
  IDENTITY_NOT_FOUND: 'Document not found.',
  IDENTITY_STATE: 'This verification has moved on, so this is no longer possible. Please reload the page.',
  IDENTITY_ASKED: 'Please correct what was asked for before you send it again.',
  PAPER_IN_FORCE:
    'This document verifies your account, so it cannot be deleted yet. Add another one and wait for its approval, or withdraw your consent.',
  CONSENT_NEEDED: 'Please read and agree before you send it for review.',
  PHONE_UNCONFIRMED: 'Please confirm your phone number before you send it for review.',
  TOO_MANY_PAPERS: 'Your wallet can hold up to {limit} documents. Delete one to add another.',
  MESSAGE_FAILED: 'The code could not be sent. Please try again in a few minutes.',
  INVOICE_PROFILE_NOT_FOUND: 'Invoice profile not found.',
  TOO_MANY_INVOICE_PROFILES: 'You can save up to {limit} invoice profiles. Delete one to add another.',
};
