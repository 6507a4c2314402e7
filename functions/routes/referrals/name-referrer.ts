import { nameReferrer as contract } from '#shared/referrals/network.contract.ts';
import { nameReferrer } from '#functions/domain/referrals/network/name-referrer.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ body, actor, table, now }) =>
  nameReferrer({ table, now }, { ...body, userId: actor.userId }),
);
