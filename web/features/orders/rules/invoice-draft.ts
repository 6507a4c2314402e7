import type * as z from 'zod';
import type { VatDetails } from '#shared/orders/place-order.contract.ts';

export type InvoiceBody = z.input<typeof VatDetails>;

export const invoiceFields = ['companyName', 'taxCode', 'address', 'email'] as const;
export type InvoiceField = (typeof invoiceFields)[number];
export type InvoiceDraft = Record<InvoiceField, string>;

/** The server's rules, repeated here so that typos are found without a request. */
const rules: Record<InvoiceField, (text: string) => boolean> = {
  companyName: (text) => text.length >= 2,
  taxCode: (text) => /^\d{10}(-\d{3})?$|^\d{12}$|^\d{7}$/.test(text),
  address: (text) => text.length >= 5,
  email: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
};

export const problemsOf = (draft: InvoiceDraft): InvoiceField[] =>
  invoiceFields.filter((field) => !rules[field](draft[field].trim()));

export const bodyOf = (draft: InvoiceDraft): InvoiceBody => ({
  companyName: draft.companyName.trim(),
  taxCode: draft.taxCode.trim(),
  address: draft.address.trim(),
  email: draft.email.trim(),
});
