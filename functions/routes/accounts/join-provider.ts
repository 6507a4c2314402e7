import { joinProvider as contract } from '#shared/accounts/sign-in-providers.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { accountDeps } from '#functions/domain/accounts/account-deps.ts';
import { joinProvider } from '#functions/domain/accounts/join-provider.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params, body, actor, language }) => {
  await joinProvider(accountDeps(), params.provider, actor.userId, body.ticket);
  return { message: notice('providerJoined', language) };
});
