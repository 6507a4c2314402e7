import { createCustomerGroup as contract } from '#shared/customers/customer-groups.contract.ts';
import { createGroup } from '#functions/domain/customers/groups/customer-groups.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, body, table, now }) =>
  createGroup({ table, now }, { ...body, userId }),
);
