import { finishProviderSignIn as contract } from '#shared/accounts/sign-in-providers.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { toSessionUser } from '#functions/domain/accounts/account.ts';
import { finishProviderSignIn } from '#functions/domain/accounts/providers/provider-sign-in.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params, body, language, userAgent, table, now }) => {
  const finished = await finishProviderSignIn({ table, now }, { ...params, ...body, userAgent });
  if (finished.outcome !== 'signed-in') return finished;
  const { outcome, profile, tokens } = finished;
  return { outcome, ...tokens, message: notice('loggedIn', language), user: toSessionUser(profile) };
});
