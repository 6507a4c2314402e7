import { getIdentityOfUser as contract } from '#shared/identity/staff-identity.contract.ts';
import { reviewOf } from '#functions/domain/identity/review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { userId }, table, now }) =>
  reviewOf({ table, now }, userId),
);
