import { recoverAccount as contract } from '#shared/accounts/passkeys.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { toSessionUser } from '#functions/domain/accounts/account.ts';
import { recoverAccount } from '#functions/domain/accounts/sign-in/recover-account.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body, language, userAgent, sourceIp, table, now }) => {
  const { profile, tokens } = await recoverAccount({ table, now }, { ...body, userAgent, sourceIp });
  return { ...tokens, message: notice('loggedIn', language), user: toSessionUser(profile) };
});
