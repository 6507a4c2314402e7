import { describe, expect, it } from 'vitest';
import type { ReviewSort } from '#shared/reviews/review.ts';
import { seededReactions } from '#functions/domain/reactions/seeded-reactions.ts';
import { listReviews, listStored, toListQuery } from '#functions/domain/reviews/list-reviews.ts';
import { reviewRecord, type StoredReview, toReview } from '#functions/domain/reviews/review.ts';
import { waitingPicture } from '#functions/domain/media/media-owner.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const at = '2026-11-21T00:00:00.000Z';
const picture = { ...waitingPicture('U1'), ready: true };

/** Seven reviews, from the oldest: stars, how helpful they were found, and whether a picture of them is shown. */
function aProduct() {
  const { table, put } = memoryTable();
  const reviews: [id: string, stars: StoredReview['stars'], helpful: number, media: StoredReview['media']][] =
    [
      ['A', 5, 0, []],
      ['B', 3, 9, [picture]],
      ['C', 5, 2, [picture]],
      ['D', 1, 0, []],
      ['E', 3, 10, []],
      ['F', 5, 2, [waitingPicture('U2')]],
      ['G', 1, 1, [picture]],
    ];
  const of = (
    productId: string,
    id: string,
    stars: StoredReview['stars'],
    helpful: number,
    media: StoredReview['media'],
  ) =>
    reviewRecord.item({
      id,
      productId,
      orderId: 'o1',
      authorId: id,
      author: { name: id, avatarUrl: null },
      variants: [],
      stars,
      comment: 'Ngon',
      media,
      likes: helpful,
      sumsVersion: 0,
      revision: 1,
      createdAt: at,
      updatedAt: at,
    });
  put([...reviews.map((facts) => of('p1', ...facts)), of('p2', 'X', 5, 9, [])]);
  return { table, put };
}

async function pagesOf(query: object, sort: ReviewSort, pageSize: number): Promise<string[]> {
  const { table } = aProduct();
  const pages: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listStored(table, { productId: 'p1', sort, pageSize, cursor, ...query });
    pages.push(page.items.map(({ id }) => id).join(''));
    cursor = page.cursor ?? undefined;
  } while (cursor && pages.length < 20);
  return pages;
}

describe('reviews of a product', () => {
  it.each<[ReviewSort, object, string]>([
    ['newest', {}, 'GFEDCBA'],
    ['helpful', {}, 'EBFCGDA'],
    ['highest', {}, 'FCAEBGD'],
    ['lowest', {}, 'GDEBFCA'],
    ['newest', { withMedia: true }, 'GCB'],
    ['highest', { withMedia: true }, 'CBG'],
    ['newest', { stars: [5, 1] }, 'GFDCA'],
    ['lowest', { stars: [5, 1, 5] }, 'GDFCA'],
    ['helpful', { stars: [3] }, 'EB'],
    ['newest', { stars: [2] }, ''],
  ])('sorted by %s, of %o, come in that order however they are cut', async (sort, query, order) => {
    for (const pageSize of [1, 2, 3, 7, 8]) {
      const pages = Array.from({ length: Math.max(1, Math.ceil(order.length / pageSize)) }, (_, nth) =>
        order.slice(nth * pageSize, (nth + 1) * pageSize),
      );
      expect([pageSize, await pagesOf(query, sort, pageSize)]).toEqual([pageSize, pages]);
    }
  });

  it('are of all stars where none are named, and go on in the order they began alone', async () => {
    expect(toListQuery('p1', { sort: 'newest', pageSize: 2, stars: [] } as never)).toMatchObject({
      productId: 'p1',
      stars: undefined,
    });
    expect(toListQuery('p1', { sort: 'newest', pageSize: 2, stars: ['5'] } as never)).toMatchObject({
      stars: [5],
    });
    const { table } = aProduct();
    const { cursor } = await listStored(table, { productId: 'p1', sort: 'newest', pageSize: 2 });
    const other = listStored(table, { productId: 'p1', sort: 'highest', pageSize: 2, cursor: cursor ?? '' });
    expect(await refusalOf(other)).toBe('BAD_CURSOR');
  });

  it('say to who reads which are theirs and which they like', async () => {
    const { table, put } = aProduct();
    put(seededReactions({ kind: 'review', id: 'G' }, { userIds: ['E'], type: 'like', at }));
    const query = { productId: 'p1', sort: 'newest', pageSize: 3 } as const;
    const seenBy = async (readerId: string | undefined) => {
      const { data } = await listReviews(contextOf(table), { ...query, readerId }, toReview);
      return data.map(({ id, own, liked }) => [id, own, liked]);
    };
    expect(await seenBy('E')).toEqual([
      ['G', false, true],
      ['F', false, false],
      ['E', true, false],
    ]);
    expect(await seenBy(undefined)).toEqual([
      ['G', false, false],
      ['F', false, false],
      ['E', false, false],
    ]);
  });
});
