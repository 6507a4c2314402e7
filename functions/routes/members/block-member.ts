import { blockMember as contract } from '#shared/members/relations.contract.ts';
import { relate } from '#functions/domain/members/block-member.ts';
import { requireMember } from '#functions/domain/members/look-at-member.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params, table, now }) => {
  await requireMember({ table, now }, actor, params.id);
  return relate({ table, now }, { ownerId: actor.userId, otherId: params.id, kind: 'block' });
});
