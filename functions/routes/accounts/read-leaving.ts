import { readLeaving as contract } from '#shared/accounts/leaving.contract.ts';
import { readLeaving } from '#functions/domain/leaving/leaving.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, table, now }) =>
  readLeaving({ table, now }, actor.userId),
);
