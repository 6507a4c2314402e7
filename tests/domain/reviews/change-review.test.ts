import { describe, expect, it } from 'vitest';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { noRating, ratingItem, StoredRating } from '#functions/domain/catalogue/products/product-rating.ts';
import { deleteReview, updateReview } from '#functions/domain/reviews/update-review.ts';
import { reviewRecord, StoredReview } from '#functions/domain/reviews/review.ts';
import { reviewKeys } from '#functions/domain/reviews/review-keys.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const at = '2026-11-21T00:00:00.000Z';
const mine = { id: 'r1', userId: 'lan', missing: 'REVIEW_NOT_FOUND' } as const;
const review: StoredReview = {
  id: 'r1',
  productId: 'p1',
  orderId: 'o1',
  authorId: 'lan',
  author: { id: 'lan', name: 'Lan', avatarUrl: null } as unknown as StoredReview['author'],
  variants: [],
  stars: 5,
  comment: 'Ngon',
  media: [],
  likes: 0,
  sumsVersion: 0,
  revision: 1,
  createdAt: at,
  updatedAt: at,
};

function aReview() {
  const { table, put } = memoryTable();
  put([reviewRecord.item(review), ratingItem({ id: 'p1', slug: 'tra' }, { ...noRating, stars5: 1 })]);
  const context = (where = table) => ({ table: where, now: () => new Date(at) });
  const stars = async () => {
    const stored = await table.get(productKeys.rating('p1'), StoredRating);
    return [stored?.stars1, stored?.stars2, stored?.stars3, stored?.stars4, stored?.stars5];
  };
  const stored = () => table.get(reviewKeys.review('r1'), StoredReview);
  return { table, context, stars, stored };
}

describe('two changes of one review at the same moment', () => {
  it('are both counted from what was there, and nothing said is lost', async () => {
    const { table, context, stars, stored } = aReview();
    const crossed = meanwhile(table, () => updateReview(context(), { ...mine, stars: 3, comment: 'Tạm' }));
    await updateReview(context(crossed.table), { ...mine, stars: 1 });
    expect([crossed.happened(), await stars()]).toEqual([true, [1, 0, 0, 0, 0]]);
    expect(await stored()).toMatchObject({ stars: 1, comment: 'Tạm', revision: 3 });
  });

  it('take away only the voice that was counted', async () => {
    const { table, context, stars, stored } = aReview();
    const crossed = meanwhile(table, () => updateReview(context(), { ...mine, stars: 3 }));
    await expect(deleteReview(context(crossed.table), mine)).rejects.toMatchObject({ code: 'STALE_STATE' });
    expect([crossed.happened(), await stars(), (await stored())?.stars]).toEqual([true, [0, 0, 1, 0, 0], 3]);
  });
});
