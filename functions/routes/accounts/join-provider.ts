import { joinProvider as contract } from '#shared/accounts/sign-in-providers.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { joinProvider } from '#functions/domain/accounts/providers/join-provider.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ params, body, actor: { userId }, language, table, now }) => {
    await joinProvider({ table, now }, { ...params, ...body, userId });
    return { message: notice('providerJoined', language) };
  },
);
