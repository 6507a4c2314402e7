import { login as contract } from '#shared/accounts/login.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { toSessionUser } from '#functions/domain/accounts/account.ts';
import { login } from '#functions/domain/accounts/sign-in/login.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body, language, userAgent, sourceIp, table, now }) => {
  const { profile, tokens } = await login({ table, now }, { ...body, userAgent, sourceIp });
  return { ...tokens, message: notice('loggedIn', language), user: toSessionUser(profile) };
});
