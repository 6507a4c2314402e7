import { getGuestOrderDeliveryWithTimeline as contract } from '#shared/orders/guest-orders.contract.ts';
import { readGuestWay } from '#functions/domain/orders/guests/guest-way.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, query, table, now }) =>
  readGuestWay({ table, now }, { id, proof: query }),
);
