import { eraseCustomer as contract } from '#shared/customers/customers.contract.ts';
import { eraseCustomer } from '#functions/domain/customers/staff/erase-customer.ts';
import { toCustomer } from '#functions/domain/customers/staff/read-customer.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params, body, table, now }) =>
  toCustomer({ table, now }, await eraseCustomer({ table, now }, { ...body, ...params })),
);
