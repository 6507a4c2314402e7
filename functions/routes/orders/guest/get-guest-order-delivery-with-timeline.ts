import { getGuestOrderDeliveryWithTimeline as contract } from '#shared/orders/guest-orders.contract.ts';
import { readGuestWay } from '#functions/domain/orders/guests/guest-way.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, ({ params, query }) => readGuestWay(table(), params.id, query));
