import { issueInvoice as contract } from '#shared/invoices/invoices.contract.ts';
import { issueInvoice } from '#functions/domain/invoices/making/issue-invoice.ts';
import { readInvoice } from '#functions/domain/invoices/reading/read-invoice.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, actor: { userId }, table, now }) => {
  await issueInvoice({ table, now }, { id, userId });
  return readInvoice({ table }, { id, userId, works: true });
});
