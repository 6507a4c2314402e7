import { getFullNumber as contract } from '#shared/identity/staff-identity.contract.ts';
import { numberForStaff } from '#functions/domain/identity/access-log.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, params: { id }, table, now }) =>
  numberForStaff({ table, now }, { id, staffId: actor.userId }),
);
