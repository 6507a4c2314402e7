import type { StoredInvoice } from '../invoice-record.ts';

/** What a provider says of an invoice it was handed. */
export type ProviderAnswer =
  /** Signed, and the tax office has given it its code. */
  | { kind: 'accepted'; authorityCode: string; lookupCode: string }
  /** Heard, and not through yet. */
  | { kind: 'working' }
  /** It will never take this as it is. */
  | { kind: 'refused'; error: string }
  /** Nobody knows whether it has heard. */
  | { kind: 'silent'; error: string };

export type CancelAnswer = Exclude<ProviderAnswer, { kind: 'accepted' }> | { kind: 'done' };

/**
 * Who signs invoices and brings them to the tax office; the form they take there is the provider's business. All is
 * asked under the invoice's own id, so that asking again is asking how far it is.
 */
export type InvoiceProvider = {
  submit: (invoice: StoredInvoice) => Promise<ProviderAnswer>;
  cancel: (invoice: StoredInvoice) => Promise<CancelAnswer>;
};
