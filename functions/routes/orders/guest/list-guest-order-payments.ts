import { listGuestOrderPayments as contract } from '#shared/orders/guest-orders.contract.ts';
import { strongAsker } from '#functions/domain/orders/guests/guest-access.ts';
import { listPayments } from '#functions/domain/checkout/list-payments.ts';
import { ownOrder } from '#functions/domain/orders/reading/own-order.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ params, query }) => {
  const { id } = await ownOrder(params.id, await strongAsker(query))();
  return listPayments(table(), id);
});
