import { AppError } from '#shared/contract/errors.ts';
import { requestVatInvoice as contract } from '#shared/orders/member-orders.contract.ts';
import { asMember } from '#functions/domain/orders/reading/requester.ts';
import { requestVatInvoice } from '#functions/domain/orders/moving/request-vat-invoice.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params: { id }, body, table, now }) => {
  const order = await saveChange(
    { table, now },
    { id, asker: asMember(actor), decide: (found, at) => requestVatInvoice(found, body, at) },
  );
  if (!order.vatInvoice) throw new AppError('STALE_STATE');
  return { request: order.vatInvoice };
});
