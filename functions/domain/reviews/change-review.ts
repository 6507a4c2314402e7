import { AppError } from '#shared/errors.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { type Operation, update } from '#functions/platform/table/table-operations.ts';
import { recountStars } from '#functions/domain/catalogue/products/product-rating.ts';
import { placesOf, type StoredReview } from './review.ts';
import { reviewKeys } from './review-keys.ts';

/** What of a review its author, or the making of its pictures, changes. */
export type ReviewChange = Partial<Pick<StoredReview, 'stars' | 'comment' | 'media' | 'updatedAt'>>;
/** What is written with it, refused by names of errors. */
type AlsoRefused = 'UNKNOWN_UPLOAD' | 'STALE_STATE';
type Change = { to: ReviewChange; also?: Operation<AlsoRefused>[]; at: string };

const stale = 'stale';

/** Single attributes, never the whole: likes given meanwhile stay. */
function operationsFor(
  review: StoredReview,
  { to, also = [], at }: Change,
): Operation<AlsoRefused | typeof stale>[] {
  const next = { ...review, ...to };
  const { gsi1pk, gsi1sk, gsi2pk, gsi2sk } = placesOf(next);
  return [
    update(
      reviewKeys.review(review.id),
      { set: { ...to, gsi1pk, gsi1sk, gsi2pk, gsi2sk, revision: review.revision + 1 } },
      { when: { revision: review.revision, helpful: review.helpful }, refusal: stale },
    ),
    ...recountStars(review.productId, { before: review.stars, after: next.stars }, at),
    ...also,
  ];
}

/**
 * Changes a review together with all that has to agree with it. Looks again when somebody else was quicker: the
 * author and the making of pictures meet here. Undefined when there is nothing to change.
 */
export async function changeReview(
  find: () => Promise<StoredReview | undefined>,
  table: Table,
  changeOf: (review: StoredReview) => Change,
): Promise<StoredReview | undefined> {
  return retry(async () => {
    const review = await find();
    if (!review) return undefined;
    const change = changeOf(review);
    const refusal = await table.write(operationsFor(review, change));
    if (!refusal) return { ...review, ...change.to };
    if (refusal !== stale) throw new AppError(refusal);
    return again;
  });
}
