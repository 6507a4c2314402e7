import type { LikeState } from '#shared/reviews/review.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import {
  create,
  type Item,
  type Operation,
  remove,
  update,
} from '#functions/platform/table/table-operations.ts';
import { getStored, type MissingCode } from './find-review.ts';
import type { StoredReview } from './review.ts';
import { reviewKeys } from './review-keys.ts';

type LikeTarget = { id: string; userId: string; missing: MissingCode };
type SetLike = LikeTarget & { liked: boolean };

export const likeItem = (
  userId: string,
  { id, productId }: Pick<StoredReview, 'id' | 'productId'>,
): Item => ({
  ...reviewKeys.like(userId, productId, id),
  entity: 'review-like',
  reviewId: id,
});

const count = (id: string, by: 1 | -1): Operation<'gone'> =>
  update(reviewKeys.review(id), { add: { likes: by } }, { refusal: 'gone' });

/** Sets or removes a like with its counter in one transaction; an existing like changes neither. */
async function setLike(table: Table, review: StoredReview, { userId, missing, liked }: SetLike) {
  const like = likeItem(userId, review);
  const refusal = await table.write(
    liked
      ? [create(like, { refusal: 'so already' }), count(review.id, 1)]
      : [remove(like, { when: { pk: { present: true } }, refusal: 'so already' }), count(review.id, -1)],
  );
  if (refusal === 'gone') throw new AppError(missing);
  return refusal === undefined;
}

const stateOf = async (table: Table, { id, missing, liked }: SetLike): Promise<LikeState> => ({
  liked,
  likes: (await getStored(table, id, missing)).likes,
});

/** Sets the like to the wanted state; repeating it changes nothing. */
export async function likeReview({ table }: Context, wanted: SetLike): Promise<LikeState> {
  await setLike(table, await getStored(table, wanted.id, wanted.missing), wanted);
  return stateOf(table, wanted);
}

/** Toggles a like: it is first added, and removed if it existed. */
export async function toggleLike({ table }: Context, wanted: LikeTarget): Promise<LikeState> {
  const review = await getStored(table, wanted.id, wanted.missing);
  const liked = await setLike(table, review, { ...wanted, liked: true });
  if (!liked) await setLike(table, review, { ...wanted, liked: false });
  return stateOf(table, { ...wanted, liked });
}
