import { listCustomerIds as contract } from '#shared/customers/customers.contract.ts';
import { listCustomerIds } from '#functions/domain/customers/staff/list-customers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) => listCustomerIds({ table, now }, query));
