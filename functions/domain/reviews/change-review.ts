import { AppError } from '#shared/contract/errors.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { recountStars } from '#functions/domain/catalogue/products/product-rating.ts';
import { reviewRecord, type StoredReview } from './review.ts';

/** Changes of a review by its author, or by the processing of its pictures. */
type ReviewChange = Partial<Pick<StoredReview, 'author' | 'stars' | 'comment' | 'media' | 'updatedAt'>>;
/** Operations in the same transaction; their refusals are error codes. */
type Change = { to: ReviewChange; also?: Operation<'UNKNOWN_UPLOAD' | 'STALE_STATE'>[]; at: string };

/** Changes a review with all that depends on it: author and picture worker may write at once. */
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
