import type { StoredInvoice } from '../invoice-record.ts';

/** A provider's answer about a submitted invoice. */
export type ProviderAnswer =
  /** The invoice is signed, and the tax office has given its code. */
  | { kind: 'accepted'; authorityCode: string; lookupCode: string }
  /** The provider has received it and is still working on it. */
  | { kind: 'working' }
  /** The provider will never accept it as it is. */
  | { kind: 'refused'; error: string }
  /** The provider may or may not have received it. */
  | { kind: 'silent'; error: string };

export type CancelAnswer = Exclude<ProviderAnswer, { kind: 'accepted' }> | { kind: 'done' };

/**
 * Interface of a provider, which signs invoices and submits them to the tax office in the required form. Every
 * request uses the invoice's own id, so a repeat only asks for the state.
 */
export type InvoiceProvider = {
  submit: (invoice: StoredInvoice) => Promise<ProviderAnswer>;
  cancel: (invoice: StoredInvoice) => Promise<CancelAnswer>;
};
