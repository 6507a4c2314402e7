import { listGuestOrderPayments as contract } from '#shared/orders/guest-orders.contract.ts';
import { strongAsker } from '#functions/domain/orders/guests/guest-access.ts';
import { listPayments } from '#functions/domain/checkout/list-payments.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, query, table, now }) =>
  listPayments({ table, now }, { id, asker: await strongAsker(query) }),
);
