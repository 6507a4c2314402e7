import { stayAfterAll as contract } from '#shared/accounts/leaving.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { stayAfterAll } from '#functions/domain/leaving/leaving.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, language, table, now }) => {
  await stayAfterAll({ table, now }, actor.userId);
  return { message: notice('staysAfterAll', language) };
});
