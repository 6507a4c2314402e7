import { beginProviderSignIn as contract } from '#shared/accounts/sign-in-providers.contract.ts';
import { beginProviderSignIn } from '#functions/domain/accounts/providers/provider-sign-in.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params, body }) => ({
  url: await beginProviderSignIn(params.provider, body.challenge),
}));
