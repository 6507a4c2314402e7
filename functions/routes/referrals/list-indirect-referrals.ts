import { listIndirectReferrals as contract } from '#shared/referrals/referrals.contract.ts';
import { listReferrals } from '#functions/domain/referrals/network/list-referrals.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, query, actor, table, now }) =>
  listReferrals({ table, now }, { ...params, actor, query: { ...query, type: 'indirect' } }),
);
