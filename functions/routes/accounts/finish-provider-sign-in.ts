import { finishProviderSignIn as contract } from '#shared/accounts/sign-in-providers.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { toSessionUser } from '#functions/domain/accounts/account.ts';
import { accountDeps } from '#functions/domain/accounts/account-deps.ts';
import { finishProviderSignIn } from '#functions/domain/accounts/provider-sign-in.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params, body, language, userAgent }) => {
  const finished = await finishProviderSignIn(accountDeps(), params.provider, { ...body, userAgent });
  if (finished.outcome !== 'signed-in') return finished;
  const { outcome, profile, tokens } = finished;
  return { outcome, ...tokens, message: notice('loggedIn', language), user: toSessionUser(profile) };
});
