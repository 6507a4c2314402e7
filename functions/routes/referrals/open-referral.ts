import { openReferral as contract } from '#shared/referrals/referrals.contract.ts';
import { openReferral } from '#functions/domain/referrals/network/list-referrals.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, query, actor, table, now }) =>
  openReferral({ table, now }, { ...params, actor, query }),
);
