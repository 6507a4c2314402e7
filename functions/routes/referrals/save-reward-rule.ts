import { saveRewardRule as contract } from '#shared/referrals/rewards.contract.ts';
import { saveRewardRule } from '#functions/domain/referrals/rewards/reward-rule.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ body, table, now }) => saveRewardRule({ table, now }, body));
