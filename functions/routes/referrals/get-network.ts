import { getNetwork as contract } from '#shared/referrals/network.contract.ts';
import { readNetwork } from '#functions/domain/referrals/network/read-network.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, table, now }) =>
  readNetwork({ table, now }, actor.userId),
);
