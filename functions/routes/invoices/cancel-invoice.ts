import { cancelInvoice as contract } from '#shared/invoices/invoices.contract.ts';
import { cancelInvoice } from '#functions/domain/invoices/making/cancel-invoice.ts';
import { readInvoice } from '#functions/domain/invoices/reading/read-invoice.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ params: { id }, actor: { userId }, body, table, now }) => {
    await cancelInvoice({ table, now }, { id, userId, ...body });
    return readInvoice({ table }, { id, userId, works: true });
  },
);
