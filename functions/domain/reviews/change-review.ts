import { AppError } from '#shared/contract/errors.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { recountStars } from '#functions/domain/catalogue/products/product-rating.ts';
import { reviewRecord, type StoredReview } from './review.ts';

/** What of a review its author, or the making of its pictures, changes. */
export type ReviewChange = Partial<
  Pick<StoredReview, 'author' | 'stars' | 'comment' | 'media' | 'updatedAt'>
>;
/** What is written with it is refused by names of errors. */
type Change = { to: ReviewChange; also?: Operation<'UNKNOWN_UPLOAD' | 'STALE_STATE'>[]; at: string };

/**
 * Changes a review together with all that has to agree with it: the author and the making of pictures meet here.
 * Undefined where there is none.
 */
export async function changeReview(
  table: Table,
  find: () => Promise<StoredReview | undefined>,
  changeOf: (review: StoredReview) => Change,
): Promise<StoredReview | undefined> {
  const changed = await reviewRecord.change(
    table,
    find,
    (review) => {
      const { to, also = [], at } = changeOf(review);
      const { after, writes } = reviewRecord.replace(review, to);
      const stars = { before: review.stars, after: after.stars };
      return { after, writes: [...writes, ...recountStars(review.productId, stars, at), ...also] };
    },
    (refusal) => {
      throw new AppError(refusal);
    },
  );
  return changed?.after;
}
