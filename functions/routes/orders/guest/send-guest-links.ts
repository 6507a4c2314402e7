import { notice } from '#shared/messages/index.ts';
import { sendGuestLinks as contract } from '#shared/orders/guest-orders.contract.ts';
import { sendGuestLinks } from '#functions/domain/orders/guests/send-guest-links.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ body, language }) => {
  await sendGuestLinks(table(), body);
  return { message: notice('guestLinksSent', language) };
});
