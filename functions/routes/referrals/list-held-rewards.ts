import { listHeldRewards as contract } from '#shared/referrals/rewards.contract.ts';
import { listHeldRewards } from '#functions/domain/referrals/rewards/read-rewards.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) => listHeldRewards({ table, now }, query));
