import { likeReview } from '#shared/reviews/write-review.contract.ts';
import { useMemberRule } from '#web/platform/session/use-member-rule.ts';

/** Returns why the reader may not like reviews; undefined if they may, or if it is not known yet. */
export const useLikeRule = () => useMemberRule(likeReview.access);

/** Id of the text above the list that states this; each button refers to it. */
export const likeRuleId = 'like-rule';
