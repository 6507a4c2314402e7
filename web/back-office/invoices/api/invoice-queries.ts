import { getInvoice, getInvoicePaper, searchInvoices } from '#shared/invoices/invoices.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const invoiceQuery = (id: string) => apiQuery(getInvoice, { params: { id } });

/** Invoices of one order: the original, and those that correct or replace it. */
export const invoicesOfOrderQuery = (orderId: string) =>
  apiQuery(searchInvoices, { query: { orderId, limit: 50 } });

export const invoicePaper = (id: string) => call(getInvoicePaper, { params: { id } });
