import { removePasskey as contract } from '#shared/accounts/passkeys.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { removePasskey } from '#functions/domain/accounts/sign-in/manage-passkeys.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params, body, language, table, now }) => {
  await removePasskey({ table, now }, { userId: actor.userId, ...params, ...body });
  return { message: notice('passkeyRemoved', language) };
});
