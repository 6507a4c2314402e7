import { cancelGuestOrder as contract } from '#shared/orders/guest-orders.contract.ts';
import { strongAsker } from '#functions/domain/orders/guests/guest-access.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ params: { id }, query, body: { reason }, table, now }) => {
    const asker = await strongAsker(query);
    const order = await callOff({ table, now }, { id, asker, by: 'shopper', reason });
    return { ...toOrder(order), access: 'full' as const };
  },
);
