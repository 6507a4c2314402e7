import { flag, id, many, since, until, words } from '../lists/query-parts.ts';

/** Once it has a number an invoice is never changed: others correct or replace it, and its number stays taken. */
export const invoiceStatuses = ['draft', 'issued', 'corrected', 'replaced', 'cancelled'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** What an invoice is to another: none, a change of its sums, or one in its place. */
export const invoiceKinds = ['original', 'correction', 'replacement'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** How far the provider is with it, who signs it and brings it to the tax office. */
export const sendings = ['none', 'waiting', 'accepted', 'refused'] as const;
export type Sending = (typeof sendings)[number];

/** How it was paid, in the words of an invoice: cash, by bank, or either. */
export const invoicePayments = ['TM', 'CK', 'TM/CK'] as const;

/**
 * The moves of an invoice. What was corrected once is corrected again, never replaced or called off: the rules want one
 * way to the end. A shop’s adviser may want this table otherwise.
 */
const moves: Record<InvoiceStatus, readonly InvoiceStatus[]> = {
  draft: ['issued', 'cancelled'],
  issued: ['corrected', 'replaced', 'cancelled'],
  corrected: ['corrected'],
  replaced: [],
  cancelled: [],
};

/** What corrects another is part of it: another correction changes it, nothing else. */
export const invoiceMayBecome = (
  { status, kind }: { status: InvoiceStatus; kind: InvoiceKind },
  to: InvoiceStatus,
): boolean => (kind !== 'correction' || status === 'draft') && moves[status].includes(to);

export type InvoiceStanding = { status: InvoiceStatus; sending: Sending; differs: boolean };

/** To be issued, refused by the provider, or of an order that costs something else by now. */
export const needsAttention = ({ status, sending, differs }: InvoiceStanding): boolean =>
  status === 'draft' || sending === 'refused' || differs;

/** Invoices: one’s own, or everybody’s for whoever works on them. */
export const invoiceList = {
  filters: {
    search: words(100),
    status: many(invoiceStatuses),
    kind: many(invoiceKinds),
    sending: many(sendings),
    /** Somebody has something to do about it. */
    attention: flag(),
    orderId: id(40),
    from: since(),
    to: until(),
  },
  sorts: ['issuedAt', 'total'],
  sort: '-issuedAt',
  page: 'limit',
  size: 20,
} as const;
