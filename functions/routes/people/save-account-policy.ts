import { saveAccountPolicy as contract } from '#shared/people/staff-accounts.contract.ts';
import { savePolicy } from '#functions/domain/settings/account-policy.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ body, table, now }) => savePolicy({ table, now }, body));
