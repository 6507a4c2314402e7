import { deleteCustomerGroup as contract } from '#shared/customers/customer-groups.contract.ts';
import { deleteGroup } from '#functions/domain/customers/groups/customer-groups.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, table, now }) => {
  await deleteGroup({ table, now }, id);
  return { success: true };
});
