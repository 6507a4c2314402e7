import { updateUser as contract } from '#shared/members/profile.contract.ts';
import { updateProfile } from '#functions/domain/members/update-profile.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, params, body, table, now }) =>
  updateProfile({ table, now }, actor, { id: params.id, draft: body }),
);
