import { keepPreviousData } from '@tanstack/react-query';
import {
  getInvoice,
  getInvoicePaper,
  listGuestInvoices,
  openInvoice,
  openInvoicePaper,
  searchInvoices,
} from '#shared/invoices/invoices.contract.ts';
import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

const pageSize = 10;
/** Maximum number of invoices of one order: the original, corrections and replacements. */
const maxOfOrder = 50;

export const invoicesQuery = (page: number) => ({
  ...apiQuery(searchInvoices, { query: { page: String(page), limit: pageSize } }),
  placeholderData: keepPreviousData,
});

export const invoicesOfOrderQuery = (orderId: string) =>
  apiQuery(searchInvoices, { query: { orderId, limit: maxOfOrder } });

export const invoiceQuery = (id: string) => apiQuery(getInvoice, { params: { id } });

/** Access to an invoice: an account, the mailed link, or the proof of the guest order it belongs to. */
export type InvoiceAsker = { kind: 'member' } | { kind: 'guest'; proof: GuestProof };

export const asMember: InvoiceAsker = { kind: 'member' };

const strongest = ({ token, sessionId }: GuestProof) => ({
  ...(token && { token }),
  ...(sessionId && { sessionId }),
});

export const guestInvoicesQuery = (orderId: string, proof: GuestProof) =>
  apiQuery(listGuestInvoices, { params: { id: orderId }, query: strongest(proof) });

export const openedInvoiceQuery = (id: string, proof: GuestProof) =>
  apiQuery(openInvoice, { params: { id }, query: strongest(proof) });

export const invoicePaper = (id: string, asker: InvoiceAsker) =>
  asker.kind === 'member'
    ? call(getInvoicePaper, { params: { id } })
    : call(openInvoicePaper, { params: { id }, query: strongest(asker.proof) });
