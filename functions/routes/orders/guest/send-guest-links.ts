import { notice } from '#shared/messages/index.ts';
import { sendGuestLinks as contract } from '#shared/orders/guest-orders.contract.ts';
import { sendGuestLinks } from '#functions/domain/orders/guests/send-guest-links.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body, language, table, now }) => {
  await sendGuestLinks({ table, now }, body);
  return { message: notice('guestLinksSent', language) };
});
