import { expect, it } from 'vitest';
import * as z from 'zod';
import { noRating, ratingItem } from '#functions/domain/catalogue/products/product-rating.ts';
import { likeReview } from '#functions/domain/reviews/like-review.ts';
import { rankReview } from '#functions/domain/reviews/rank-review.ts';
import { updateReview } from '#functions/domain/reviews/update-review.ts';
import { placesOf, reviewRecord, StoredReview } from '#functions/domain/reviews/review.ts';
import { reviewKeys } from '#functions/domain/reviews/review-keys.ts';
import type { Table } from '#functions/platform/table/table.ts';
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

const now = () => new Date(at);
const rank = (table: Table) => rankReview({ table, now }, 'r1');
const restar = (table: Table) => updateReview({ table, now }, { id: 'r1', userId: 'lan', missing, stars: 3 });
const like = async (table: Table) => {
  await likeReview({ table, now }, { id: 'r1', userId: 'mai', missing, liked: true });
  await rank(table);
};

it.each([
  ['another likes it while it is ranked', rank, like, { likes: 2, stars: 5 }],
  ['its author gives it other stars while it is ranked', rank, restar, { likes: 1, stars: 3 }],
  ['it is ranked while its author gives it other stars', restar, rank, { likes: 1, stars: 3 }],
] as const)(
  'a review stands where its likes and stars put it, also when %s',
  async (...[, one, other, end]) => {
    const { table, put } = memoryTable();
    put([reviewRecord.item(review), ratingItem({ id: 'p1', slug: 'tra' }, { ...noRating, stars5: 1 })]);
    const crossed = meanwhile(table, () => other(table));
    await one(crossed.table);
    expect(crossed.happened()).toBe(true);
    const stored = await table.get(reviewKeys.review('r1'), Placed);
    if (!stored) throw new Error('The review is gone');
    expect(stored).toMatchObject(end);
    expect([stored.helpful, stored.gsi2sk]).toEqual([stored.likes, placesOf(stored).gsi2sk]);
  },
);
