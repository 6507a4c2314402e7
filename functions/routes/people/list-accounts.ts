import { listAccounts as contract } from '#shared/people/staff-accounts.contract.ts';
import { listAccounts } from '#functions/domain/people/list-accounts.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) => listAccounts({ table, now }, query));
