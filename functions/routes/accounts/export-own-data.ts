import { exportOwnData as contract } from '#shared/accounts/leaving.contract.ts';
import { askForOwnData, toOwnData } from '#functions/domain/leaving/own-data.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, body, language, table, now }) =>
  toOwnData(await askForOwnData({ table, now }, { actor, language, ...body }), language, now()),
);
