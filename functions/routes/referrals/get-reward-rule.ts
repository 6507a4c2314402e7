import { getRewardRule as contract } from '#shared/referrals/rewards.contract.ts';
import { readRewardRule } from '#functions/domain/referrals/rewards/reward-rule.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ table }) => readRewardRule(table));
