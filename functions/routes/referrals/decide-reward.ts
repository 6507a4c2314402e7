import { decideReward as contract } from '#shared/referrals/rewards.contract.ts';
import { decideReward } from '#functions/domain/referrals/rewards/decide-reward.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, body, actor, table, now }) =>
  decideReward({ table, now }, { ...params, ...body, by: actor.userId }),
);
