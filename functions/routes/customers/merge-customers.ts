import { mergeCustomers as contract } from '#shared/customers/customers.contract.ts';
import { mergeCustomers } from '#functions/domain/customers/staff/merge-customers.ts';
import { toCustomer } from '#functions/domain/customers/staff/read-customer.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params, body, table, now }) =>
  toCustomer({ table, now }, await mergeCustomers({ table, now }, { ...body, ...params })),
);
