import { updateCustomerGroup as contract } from '#shared/customers/customer-groups.contract.ts';
import { updateGroup } from '#functions/domain/customers/groups/customer-groups.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, body, table, now }) =>
  updateGroup({ table, now }, { ...body, ...params }),
);
