import { AppError } from '#shared/contract/errors.ts';
import { requestGuestInvoice as contract } from '#shared/orders/guest-orders.contract.ts';
import { strongAsker } from '#functions/domain/orders/guests/guest-access.ts';
import { requestVatInvoice } from '#functions/domain/orders/moving/request-vat-invoice.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, query, body, table, now }) => {
  const asker = await strongAsker(query);
  const decide = (found: Parameters<typeof requestVatInvoice>[0], at: Date) =>
    requestVatInvoice(found, body, at);
  const order = await saveChange({ table, now }, { id, asker, decide });
  if (!order.vatInvoice) throw new AppError('STALE_STATE');
  return { request: order.vatInvoice };
});
