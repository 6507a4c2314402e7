import { getCustomer as contract } from '#shared/customers/customers.contract.ts';
import { readCustomer } from '#functions/domain/customers/staff/read-customer.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, table, now }) =>
  readCustomer({ table, now }, id),
);
