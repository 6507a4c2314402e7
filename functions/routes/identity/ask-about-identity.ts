import { askAboutIdentity as contract } from '#shared/identity/staff-identity.contract.ts';
import { askAboutPaper } from '#functions/domain/identity/decide.ts';
import { reviewOf } from '#functions/domain/identity/review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params: { id }, body, table, now }) => {
  const { flags, note: reason, version } = body;
  const asked = { id, staffId: actor.userId, version, reason, flags };
  return reviewOf({ table, now }, await askAboutPaper({ table, now }, asked));
});
