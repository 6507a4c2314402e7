import { correctGuestEmail as contract } from '#shared/orders/guest-orders.contract.ts';
import { strongAsker } from '#functions/domain/orders/guests/guest-access.ts';
import { correctGuestEmail } from '#functions/domain/orders/guests/correct-email.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, query, body, table, now }) => {
  const asker = await strongAsker(query);
  const order = await correctGuestEmail({ table, now }, { id, asker, email: body.email });
  return { ...toOrder(order), access: 'full' as const };
});
