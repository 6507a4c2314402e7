import { notice } from '#shared/messages/index.ts';
import { sendProofMail as contract } from '#shared/orders/guest-orders.contract.ts';
import { strongAsker } from '#functions/domain/orders/guests/guest-access.ts';
import { ownOrder } from '#functions/domain/orders/reading/own-order.ts';
import { sendProofMail } from '#functions/domain/orders/moving/send-proof-mail.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ params, query, language }) => {
  await sendProofMail(table(), await ownOrder(params.id, await strongAsker(query))());
  return { message: notice('proofMailSent', language) };
});
