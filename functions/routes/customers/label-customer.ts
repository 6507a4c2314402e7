import { labelCustomer as contract } from '#shared/customers/customers.contract.ts';
import { labelCustomer } from '#functions/domain/customers/staff/label-customer.ts';
import { toCustomer } from '#functions/domain/customers/staff/read-customer.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params, body, table, now }) =>
  toCustomer({ table, now }, await labelCustomer({ table, now }, { ...body, ...params })),
);
