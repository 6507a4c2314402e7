import { getMyStanding as contract } from '#shared/identity/own-identity.contract.ts';
import { standingOf } from '#functions/domain/identity/standing.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, table, now }) =>
  standingOf({ table, now }, actor.userId),
);
