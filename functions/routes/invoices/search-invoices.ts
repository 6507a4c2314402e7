import { can } from '#shared/contract/access.ts';
import { searchInvoices as contract } from '#shared/invoices/invoices.contract.ts';
import { searchInvoices } from '#functions/domain/invoices/reading/search-invoices.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, actor: { userId, role } }) =>
  searchInvoices(query, { userId, works: can(role, 'invoices.work') }),
);
