import { approveKyc as contract } from '#shared/identity/staff-identity.contract.ts';
import { approve } from '#functions/domain/identity/decide.ts';
import { reviewOf } from '#functions/domain/identity/review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params: { id }, body, table, now }) => {
  const { note = '', version } = body ?? {};
  await approve({ table, now }, { staffId: actor.userId, userId: id, version, note });
  return reviewOf({ table, now }, id);
});
