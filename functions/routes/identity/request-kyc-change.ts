import { requestKycChange as contract } from '#shared/identity/staff-identity.contract.ts';
import { askForChange } from '#functions/domain/identity/decide.ts';
import { reviewOf } from '#functions/domain/identity/review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params: { id }, body, table, now }) => {
  await askForChange({ table, now }, { staffId: actor.userId, userId: id, version: body.version, ...body });
  return reviewOf({ table, now }, id);
});
