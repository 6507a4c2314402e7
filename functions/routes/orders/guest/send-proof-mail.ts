import { notice } from '#shared/messages/index.ts';
import { sendProofMail as contract } from '#shared/orders/guest-orders.contract.ts';
import { strongAsker } from '#functions/domain/orders/guests/guest-access.ts';
import { sendProofMail } from '#functions/domain/orders/moving/send-proof-mail.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, query, language, table, now }) => {
  await sendProofMail({ table, now }, { id, asker: await strongAsker(query) });
  return { message: notice('proofMailSent', language) };
});
