import { listCustomerGroups as contract } from '#shared/customers/customer-groups.contract.ts';
import { listCountedGroups } from '#functions/domain/customers/staff/count-groups.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ table, now }) => listCountedGroups({ table, now }));
