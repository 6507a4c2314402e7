import { getUsersConfig as contract } from '#shared/members/users-config.contract.ts';
import { readConfig } from '#functions/domain/members/preferences.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, table, now }) => [
  await readConfig({ table, now }, actor.userId),
]);
