import { listInvoiceProfiles } from '#shared/invoice-profiles/invoice-profiles.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const invoiceProfilesQuery = { ...apiQuery(listInvoiceProfiles), staleTime: 5 * 60_000 };
