import { can } from '#shared/contract/access.ts';
import { getInvoicePaper as contract } from '#shared/invoices/invoices.contract.ts';
import { printInvoice } from '#functions/domain/invoices/paper/print-invoice.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, actor: { userId, role }, table }) =>
  printInvoice({ table }, { id, userId, works: can(role, 'invoices.work') }),
);
