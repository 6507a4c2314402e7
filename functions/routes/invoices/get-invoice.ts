import { can } from '#shared/contract/access.ts';
import { getInvoice as contract } from '#shared/invoices/invoices.contract.ts';
import { readInvoice } from '#functions/domain/invoices/reading/read-invoice.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, actor: { userId, role }, table }) =>
  readInvoice({ table }, { id, userId, works: can(role, 'invoices.work') }),
);
