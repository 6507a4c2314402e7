import { getBranches as contract } from '#shared/referrals/network.contract.ts';
import { readBranches } from '#functions/domain/referrals/network/read-network.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, actor, table, now }) =>
  readBranches({ table, now }, { ...params, actor }),
);
