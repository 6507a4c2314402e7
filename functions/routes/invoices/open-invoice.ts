import { openInvoice as contract } from '#shared/invoices/invoices.contract.ts';
import { openInvoice } from '#functions/domain/invoices/making/open-invoice.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, query: proof, table }) =>
  openInvoice({ table }, { id, proof }),
);
