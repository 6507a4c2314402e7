import { getOrderByCode as contract } from '#shared/orders/member-orders.contract.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { asMember } from '#functions/domain/orders/reading/own-order.ts';
import { requireOwnOrderByCode } from '#functions/domain/orders/reading/read-orders.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor, params }) =>
  toOrder(await requireOwnOrderByCode(table(), params.code, asMember(actor))),
);
