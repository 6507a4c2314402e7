import { correctInvoice as contract } from '#shared/invoices/invoices.contract.ts';
import { correctInvoice } from '#functions/domain/invoices/making/follow-up.ts';
import { readInvoice } from '#functions/domain/invoices/reading/read-invoice.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params, body, actor: { userId }, table, now }) => {
  const { id } = await correctInvoice({ table, now }, { ...body, ...params, userId });
  return readInvoice({ table }, { id, userId, works: true });
});
