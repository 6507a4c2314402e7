import { listCustomerOrders as contract } from '#shared/customers/customers.contract.ts';
import { listCustomerOrders } from '#functions/domain/customers/staff/list-customer-orders.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, query, table, now }) =>
  listCustomerOrders({ table, now }, { ...params, ...query }),
);
