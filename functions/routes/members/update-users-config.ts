import { updateUsersConfig as contract } from '#shared/members/users-config.contract.ts';
import { updateConfig } from '#functions/domain/members/preferences.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, params, body, table, now }) =>
  updateConfig({ table, now }, actor, { id: params.id, ...body }),
);
