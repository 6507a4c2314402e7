import { barredFrom } from '#shared/accounts/taking-part.ts';
import { likeReview } from '#shared/reviews/write-review.contract.ts';
import { useSession } from '#web/platform/session/use-session.ts';

/** Why the reader may not say which reviews help; undefined when they may, or when it is not known yet. */
export type LikeRule = 'guest' | 'unverified' | 'checking';

export function useLikeRule(): LikeRule | undefined {
  const { state, user } = useSession();
  if (state === 'signed-out') return 'guest';
  if (!user || !barredFrom(likeReview.access, user)) return undefined;
  return user.status === 'kyc_submitted' || user.status === 'pending_admin' ? 'checking' : 'unverified';
}

/** The sentence that says so above the list; each button points to it. */
export const likeRuleId = 'like-rule';
