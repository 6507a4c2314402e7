import { flag, id, many, since, until, words } from '../lists/query-parts.ts';

/** Statuses of an invoice. One with a number never changes: others correct or replace it. */
export const invoiceStatuses = ['draft', 'issued', 'corrected', 'replaced', 'cancelled'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Relation of an invoice to another: none, a correction of its amounts, or a replacement. */
export const invoiceKinds = ['original', 'correction', 'replacement'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Progress at the provider, who signs the invoice and sends it to the tax office. */
export const deliveryStates = ['none', 'waiting', 'accepted', 'refused'] as const;
export type SendingState = (typeof deliveryStates)[number];

/** Payment method in the abbreviations of Vietnamese invoices: cash, bank transfer, or either. */
export const invoicePayments = ['TM', 'CK', 'TM/CK'] as const;

/**
 * Allowed status changes of an invoice. A corrected one may only be corrected again, never replaced or
 * cancelled, because the rules require one consistent way. A shop’s tax adviser may want a different table.
 */
const moves: Record<InvoiceStatus, readonly InvoiceStatus[]> = {
  draft: ['issued', 'cancelled'],
  issued: ['corrected', 'replaced', 'cancelled'],
  corrected: ['corrected'],
  replaced: [],
  cancelled: [],
};

/** Tells whether a status change is allowed; only another correction can change an issued one. */
export const invoiceMayBecome = (
  { status, kind }: { status: InvoiceStatus; kind: InvoiceKind },
  to: InvoiceStatus,
): boolean => (kind !== 'correction' || status === 'draft') && moves[status].includes(to);

export type InvoiceStanding = { status: InvoiceStatus; sending: SendingState; differs: boolean };

/** Tells whether staff must act: issue it, after a refusal, or because the order's price changed. */
export const needsAttention = ({ status, sending, differs }: InvoiceStanding): boolean =>
  status === 'draft' || sending === 'refused' || differs;

/** Filters and sorts of the list of invoices: a member's own, or all for staff. */
export const invoiceList = {
  filters: {
    search: words(100),
    status: many(invoiceStatuses),
    kind: many(invoiceKinds),
    sending: many(deliveryStates),
    /** Filters by whether staff have to act. */
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
