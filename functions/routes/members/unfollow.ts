import { unfollow as contract } from '#shared/members/follow.contract.ts';
import { followState, unfollow } from '#functions/domain/members/follows.ts';
import { requireMember } from '#functions/domain/members/look-at-member.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params, table, now }) => {
  const pair = { followerId: actor.userId, followedId: params.id };
  // Unfollowing always succeeds, but the number of followers is returned only for a member whom the caller can
  // see.
  await unfollow({ table, now }, pair);
  await requireMember({ table, now }, actor, params.id);
  return followState({ table, now }, pair);
});
