import { removePassword as contract } from '#shared/accounts/passkeys.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { removePassword } from '#functions/domain/accounts/sign-in/manage-passkeys.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, body, language, table, now }) => {
  await removePassword({ table, now }, { userId: actor.userId, ...body });
  return { message: notice('passwordRemoved', language) };
});
