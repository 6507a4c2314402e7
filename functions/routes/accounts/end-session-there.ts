import { endSessionThere as contract } from '#shared/accounts/sessions.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { endSessionThere } from '#functions/domain/accounts/sessions/own-sessions.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params, language, table, now }) => {
  await endSessionThere({ table, now }, actor, params.id);
  return { message: notice('signedOutThere', language) };
});
