import { keepPreviousData } from '@tanstack/react-query';
import { getInvoice, getInvoicePaper, searchInvoices } from '#shared/invoices/invoices.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

const pageSize = 10;
/** Of one order: it, and what corrects or replaces it. */
const mostOfOrder = 50;

export const invoicesQuery = (page: number) => ({
  ...apiQuery(searchInvoices, { query: { page: String(page), limit: pageSize } }),
  placeholderData: keepPreviousData,
});

export const invoicesOfOrderQuery = (orderId: string) =>
  apiQuery(searchInvoices, { query: { orderId, limit: mostOfOrder } });

export const invoiceQuery = (id: string) => apiQuery(getInvoice, { params: { id } });

export const invoicePaper = (id: string) => call(getInvoicePaper, { params: { id } });
