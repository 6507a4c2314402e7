import { listRewards as contract } from '#shared/referrals/rewards.contract.ts';
import { listRewards } from '#functions/domain/referrals/rewards/read-rewards.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, actor, table, now }) =>
  listRewards({ table, now }, { ...query, userId: actor.userId }),
);
