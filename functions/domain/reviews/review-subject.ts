import type { Reader as SubjectReader } from '#shared/audience/can-see.ts';
import type { Role } from '#shared/contract/access.ts';
import { likeOnly } from '#shared/reactions/reaction.ts';
import { defineReactions } from '#functions/domain/reactions/define-reactions.ts';
import type { SubjectDefinition } from '#functions/domain/subjects/define-subject.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { placesOf, type Reader, reviewRecord } from './review.ts';

/** Reviews as a kind of content: everybody reads them, and members like them. */
export const reviewSubject: SubjectDefinition = {
  kind: 'review',
  missing: 'REVIEW_NOT_FOUND',
  load: async ({ table }, id) => {
    const review = await reviewRecord.find(table, { id });
    if (!review) return undefined;
    const { authorId, likes } = review;
    return { authorId, title: '', sums: { like: likes }, status: 'published', audience: 'public' };
  },
  /** Writes the likes together with the place that they give the review in its list. */
  keepSums: ({ table }, id, { sums, version }) =>
    retry(async () => {
      const review = await reviewRecord.find(table, { id });
      if (!review || review.sumsVersion >= version) return undefined;
      const likes = sums['like'] ?? 0;
      const { gsi2sk } = placesOf({ ...review, likes });
      const when = { stars: review.stars, sumsVersion: { missingOrAtMost: version - 1 } };
      const change = { set: { likes, sumsVersion: version, gsi2sk } };
      const refusal = await table.write([reviewRecord.count({ id }, change, { when, refusal: 'moved' })]);
      return refusal ? again : undefined;
    }),
};

export const reviewReactions = defineReactions({ subject: reviewSubject, types: likeOnly });

/** The same reactions for the routes of ratings, which name a missing review differently. */
export const ratingReactions = defineReactions({
  subject: { ...reviewSubject, missing: 'RATING_NOT_FOUND' },
  types: likeOnly,
});

/** Reviews are public and name no member, so blocks are not read for them. */
export const likerOf = ({ userId, role }: { userId: string; role: Role }): NonNullable<SubjectReader> => ({
  userId,
  role,
  isApart: () => false,
});

/** Reader of these reviews, with their likes from one read. */
export async function readerOfReviews(
  table: Table,
  userId: string | undefined,
  ids: readonly string[],
): Promise<Reader> {
  if (!userId) return undefined;
  const own = await reviewReactions.ownReactions(table, userId, ids);
  return { userId, liked: (id) => own.has(id) };
}
