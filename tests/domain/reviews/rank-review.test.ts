import { expect, it } from 'vitest';
import * as z from 'zod';
import { noRating, ratingItem } from '#functions/domain/catalogue/product-rating.ts';
import { likeReview } from '#functions/domain/reviews/like-review.ts';
import { rankReview } from '#functions/domain/reviews/rank-review.ts';
import { updateReview } from '#functions/domain/reviews/update-review.ts';
import { placesOf, reviewItem, StoredReview } from '#functions/domain/reviews/review.ts';
import { reviewKeys } from '#functions/domain/reviews/review-keys.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const at = '2026-11-21T00:00:00.000Z';
const missing = 'REVIEW_NOT_FOUND';
const review: StoredReview = {
  id: 'r1',
  productId: 'p1',
  orderId: 'o1',
  authorId: 'lan',
  author: { name: 'Lan', avatarUrl: null },
  variants: [],
  stars: 5,
  comment: 'Ngon',
  media: [],
  likes: 1,
  helpful: 0,
  revision: 1,
  createdAt: at,
  updatedAt: at,
};
const Placed = z.looseObject({ ...StoredReview.shape, gsi2sk: z.string() });

it.each([
  ['another likes it', { likes: 2 }],
  ['its author gives it other stars', { stars: 3 }],
])('a review stands where its likes put it, also when %s at that moment', async (_, change) => {
  const { table, put } = memoryTable();
  put([reviewItem(review), ratingItem({ id: 'p1', slug: 'tra' }, { ...noRating, stars5: 1 })]);
  const crossed = meanwhile(table, async () => {
    if ('likes' in change) {
      await likeReview(table, { id: 'r1', userId: 'mai', missing }, true);
      await rankReview(table, 'r1');
    } else {
      const deps = { table, now: () => new Date(at) };
      await updateReview(deps, { id: 'r1', userId: 'lan', missing }, { stars: 3 });
    }
  });
  await rankReview(crossed.table, 'r1');
  expect(crossed.happened()).toBe(true);
  const stored = await table.get(reviewKeys.review('r1'), Placed);
  if (!stored) throw new Error('The review is gone');
  expect(stored).toMatchObject({ likes: 1, stars: 5, ...change });
  expect([stored.helpful, stored.gsi2sk]).toEqual([stored.likes, placesOf(stored).gsi2sk]);
});
