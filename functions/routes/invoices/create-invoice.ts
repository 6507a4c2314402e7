import { createInvoice as contract } from '#shared/invoices/invoices.contract.ts';
import { createInvoice } from '#functions/domain/invoices/making/create-invoice.ts';
import { readInvoice } from '#functions/domain/invoices/reading/read-invoice.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body, actor: { userId }, table, now }) => {
  const { id } = await createInvoice({ table, now }, { ...body, userId });
  return readInvoice({ table }, { id, userId, works: true });
});
