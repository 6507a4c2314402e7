import { can } from '#shared/contract/access.ts';
import { searchOrders as contract } from '#shared/orders/order-lists.contract.ts';
import { searchOrders } from '#functions/domain/orders/reading/search-orders.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, actor: { role }, now }) =>
  searchOrders({ now }, { ...query, seesPhones: can(role, 'customers.manage') }),
);
