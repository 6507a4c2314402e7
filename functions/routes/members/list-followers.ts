import { listFollowers as contract } from '#shared/members/follow.contract.ts';
import { listFollows } from '#functions/domain/members/list-follows.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, params, query, table, now }) =>
  listFollows({ table, now }, 'followers', { ...query, id: params.id, viewer: actor }),
);
