import { AppError } from '#shared/contract/errors.ts';
import { requestVatInvoice as contract } from '#shared/orders/member-orders.contract.ts';
import { asMember, ownOrder } from '#functions/domain/orders/reading/own-order.ts';
import { requestVatInvoice } from '#functions/domain/orders/moving/request-vat-invoice.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { now } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor, params, body }) => {
  const read = ownOrder(params.id, asMember(actor));
  const order = await saveChange(table(), read, (found) => requestVatInvoice(found, body, now()));
  if (!order.vatInvoice) throw new AppError('STALE_STATE');
  return { request: order.vatInvoice };
});
