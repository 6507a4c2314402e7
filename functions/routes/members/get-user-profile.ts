import { getUserProfile as contract } from '#shared/members/profile.contract.ts';
import { lookAtMember } from '#functions/domain/members/look-at-member.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, params, table, now }) =>
  lookAtMember({ table, now }, actor, params.id),
);
