import { expect, it } from 'vitest';
import { listStored } from '#functions/domain/reviews/list-reviews.ts';
import { reviewRecord, type StoredReview } from '#functions/domain/reviews/review.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const at = '2026-11-21T00:00:00.000Z';
const review = (id: string): StoredReview => ({
  id,
  productId: 'p1',
  orderId: 'o1',
  authorId: 'lan',
  author: { name: 'Lan', avatarUrl: null },
  variants: [],
  stars: 5,
  comment: 'Ngon',
  media: [],
  likes: 0,
  sumsVersion: 0,
  revision: 1,
  createdAt: at,
  updatedAt: at,
});

it.each([
  [1, [1]],
  [2, [2]],
  [3, [2, 1]],
  [4, [2, 2]],
])('%i reviews are pages of %j, and no empty one after them', async (count, pages) => {
  const { table, put } = memoryTable();
  put(Array.from({ length: count }, (_, nth) => reviewRecord.item(review(`R${nth}`))));
  const sizes = [];
  let cursor: string | null | undefined;
  do {
    const page = await listStored(table, {
      productId: 'p1',
      sort: 'newest',
      pageSize: 2,
      cursor: cursor ?? undefined,
    });
    sizes.push(page.items.length);
    ({ cursor } = page);
  } while (cursor);
  expect(sizes).toEqual(pages);
});
