import { beginLeaving as contract } from '#shared/accounts/leaving.contract.ts';
import { beginLeaving } from '#functions/domain/leaving/leaving.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, body, table, now }) =>
  beginLeaving({ table, now }, { userId: actor.userId, ...body }),
);
