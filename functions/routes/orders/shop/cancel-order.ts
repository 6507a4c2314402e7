import { cancelOrder as contract } from '#shared/orders/member-orders.contract.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { asMember } from '#functions/domain/orders/reading/requester.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ actor, params: { id }, body: { reason }, table, now }) => {
    const asked = { id, asker: asMember(actor), by: 'shopper', reason } as const;
    return toOrder(await callOff({ table, now }, asked));
  },
);
