import { endOtherSessions as contract } from '#shared/accounts/sessions.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { endOtherSessions } from '#functions/domain/accounts/sessions/own-sessions.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, language, table, now }) => {
  await endOtherSessions({ table, now }, actor);
  return { message: notice('signedOutElsewhere', language) };
});
