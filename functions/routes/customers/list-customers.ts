import { listCustomers as contract } from '#shared/customers/customers.contract.ts';
import { listCustomers } from '#functions/domain/customers/staff/list-customers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) => listCustomers({ table, now }, query));
