import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { placesOf, reviewRecord } from './review.ts';
import { reviewKeys } from './review-keys.ts';

/** Ranks a review from its likes, apart from liking, so that many likes only raise a counter. */
export async function rankReview({ table }: Context, id: string): Promise<void> {
  return retry(async () => {
    const review = await reviewRecord.find(table, { id });
    if (!review || review.helpful === review.likes) return undefined;
    const helpful = review.likes;
    const { gsi2sk } = placesOf({ ...review, helpful });
    const when = { likes: review.likes, stars: review.stars };
    const change = { set: { helpful, gsi2sk } };
    const refusal = await table.write([
      update(reviewKeys.review(id), change, { when, refusal: 'it has changed again' }),
    ]);
    return refusal ? again : undefined;
  });
}
