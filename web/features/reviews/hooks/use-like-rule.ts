import { likeReview } from '#shared/reviews/write-review.contract.ts';
import { useMemberRule } from '#web/platform/session/use-member-rule.ts';

/** Why the reader may not say which reviews help; undefined when they may, or when it is not known yet. */
export const useLikeRule = () => useMemberRule(likeReview.access);

/** The sentence that says so above the list; each button points to it. */
export const likeRuleId = 'like-rule';
