import { openInvoicePaper as contract } from '#shared/invoices/invoices.contract.ts';
import { openInvoicePaper } from '#functions/domain/invoices/making/open-invoice.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, query: proof, table }) =>
  openInvoicePaper({ table }, { id, proof }),
);
