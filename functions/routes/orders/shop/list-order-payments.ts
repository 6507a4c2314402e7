import { listOrderPayments as contract } from '#shared/orders/member-orders.contract.ts';
import { listPayments } from '#functions/domain/checkout/list-payments.ts';
import { asMember, ownOrder } from '#functions/domain/orders/reading/own-order.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor, params }) => {
  const { id } = await ownOrder(params.id, asMember(actor))();
  return listPayments(table(), id);
});
