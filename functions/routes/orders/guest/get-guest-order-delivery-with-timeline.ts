import { getGuestOrderDeliveryWithTimeline as contract } from '#shared/orders/guest-orders.contract.ts';
import { readGuestTracking } from '#functions/domain/orders/guests/guest-tracking.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, query, table, now }) =>
  readGuestTracking({ table, now }, { id, proof: query }),
);
