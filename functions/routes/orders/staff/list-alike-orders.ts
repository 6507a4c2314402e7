import { can } from '#shared/contract/access.ts';
import { listAlikeOrders as contract } from '#shared/orders/order-desk.contract.ts';
import { alikeOrders } from '#functions/domain/orders/desk/alike-orders.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { role }, params: { id }, table, now }) =>
  alikeOrders({ table, now }, { id, seesPhones: can(role, 'customers.manage') }),
);
