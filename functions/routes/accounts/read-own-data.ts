import { readOwnData as contract } from '#shared/accounts/leaving.contract.ts';
import { requireOwnData, toOwnData } from '#functions/domain/leaving/own-data.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params, language, table, now }) =>
  toOwnData(await requireOwnData({ table, now }, actor.userId, params.id), language, now()),
);
