import { useQueryClient } from '@tanstack/react-query';
import type { InvoiceBuyerDraft } from '#shared/invoices/invoice.ts';
import {
  cancelInvoice,
  correctInvoice,
  createInvoice,
  getInvoice,
  getInvoicePaper,
  issueInvoice,
  replaceInvoice,
  searchInvoices,
  sendInvoice,
} from '#shared/invoices/invoices.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const invoiceQuery = (id: string) => apiQuery(getInvoice, { params: { id } });

/** Invoices of one order: the original, and those that correct or replace it. */
export const invoicesOfOrderQuery = (orderId: string) =>
  apiQuery(searchInvoices, { query: { orderId, limit: 50 } });

export const invoicePaper = (id: string) => call(getInvoicePaper, { params: { id } });

/** Mutations on invoices. Each refetches what is shown, whether it succeeded or failed. */
export function useInvoiceActs() {
  const client = useQueryClient();
  const act =
    <Given extends unknown[], T>(send: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      try {
        return await send(...given);
      } finally {
        await Promise.all(
          [roots.invoices, roots.activity].map((queryKey) => client.invalidateQueries({ queryKey })),
        );
      }
    };
  type Why = { reason: string };
  return {
    draft: act((orderId: string, clientRequestId: string, buyer?: InvoiceBuyerDraft) =>
      call(createInvoice, { body: { orderId, draft: true, clientRequestId, ...(buyer && { buyer }) } }),
    ),
    issue: act((id: string) => call(issueInvoice, { params: { id } })),
    send: act((id: string) => call(sendInvoice, { params: { id } })),
    cancel: act((id: string, body: Why) => call(cancelInvoice, { params: { id }, body })),
    correct: act((id: string, body: Why, clientRequestId: string) =>
      call(correctInvoice, { params: { id }, body: { ...body, clientRequestId } }),
    ),
    replace: act((id: string, body: Why & { buyer: InvoiceBuyerDraft }, clientRequestId: string) =>
      call(replaceInvoice, { params: { id }, body: { ...body, clientRequestId } }),
    ),
  };
}
