import { getIdentity as contract } from '#shared/identity/staff-identity.contract.ts';
import { paperForStaff } from '#functions/domain/identity/review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, table, now }) =>
  paperForStaff({ table, now }, id),
);
