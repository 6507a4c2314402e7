import { registerWithProvider as contract } from '#shared/accounts/sign-in-providers.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { toSessionUser } from '#functions/domain/accounts/account.ts';
import { registerWithProvider } from '#functions/domain/accounts/registration/register-with-provider.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params, body, language, userAgent, table, now }) => {
  const input = { ...params, ...body, language, userAgent };
  const { profile, tokens } = await registerWithProvider({ table, now }, input);
  return { ...tokens, message: notice('accountCreated', language), user: toSessionUser(profile) };
});
