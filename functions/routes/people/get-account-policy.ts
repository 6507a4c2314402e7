import { getAccountPolicy as contract } from '#shared/people/staff-accounts.contract.ts';
import { readPolicy } from '#functions/domain/settings/account-policy.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ table }) => readPolicy(table));
