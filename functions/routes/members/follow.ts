import { follow as contract } from '#shared/members/follow.contract.ts';
import { follow, followState } from '#functions/domain/members/follows.ts';
import { requireMember } from '#functions/domain/members/look-at-member.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params, table, now }) => {
  const pair = { followerId: actor.userId, followedId: params.id };
  await requireMember({ table, now }, actor, params.id);
  await follow({ table, now }, pair);
  return followState({ table, now }, pair);
});
