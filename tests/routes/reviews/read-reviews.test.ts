import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  listReviewsBySlug,
  listReviewsOfProduct,
  likeReview,
  listRatingSummaries,
} from '#shared/reviews/index.ts';
import { newId } from '#shared/values/ids.ts';
import { reviewRecord, type StoredReview } from '#functions/domain/reviews/review.ts';
import { reviewing } from '#tests/support/reviews.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
let given: ReturnType<typeof reviewing>;
beforeAll(async () => {
  world = await aWorld();
  given = reviewing(world);
});
afterAll(() => world.close());

const picture = { id: 'p', url: '/media/products/x-{width}.webp', widths: [160, 320, 640], ready: true };

/** Reviews as they are stored, the later in the list the newer. */
async function stored(rows: Partial<StoredReview>[]): Promise<string> {
  const productId = newId();
  const start = Date.now() - rows.length * 1000;
  const reviews = rows.map((row, place): StoredReview => {
    const at = new Date(start + place * 1000);
    return {
      id: newId(at.getTime()),
      productId,
      orderId: 'o',
      authorId: 'a',
      author: { name: 'Lê V. A.', avatarUrl: null },
      variants: [],
      stars: 5,
      comment: `số ${place}`,
      media: [],
      likes: 0,
      sumsVersion: 0,
      revision: 1,
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
      ...row,
    };
  });
  for (const review of reviews) await world.write([reviewRecord.item(review)]);
  return productId;
}

type Query = Parameters<typeof world.send<typeof listReviewsOfProduct>>[1] extends infer O
  ? NonNullable<O> extends { query?: infer Q }
    ? NonNullable<Q>
    : never
  : never;

const list = (productId: string, query: Query = {}, token?: string) =>
  world.send(listReviewsOfProduct, { params: { productId }, query, token });
const said = async (productId: string, query: Query = {}) =>
  (await list(productId, query)).body.data.map(({ comment }) => comment.replace('số ', ''));

describe('the reviews of a product', () => {
  let productId: string;
  beforeAll(async () => {
    productId = await stored([
      { stars: 5, likes: 2 },
      { stars: 1, likes: 9 },
      { stars: 4, media: [picture] },
      { stars: 5, media: [picture], likes: 2 },
      { stars: 3, likes: 11 },
      { stars: 5, media: [{ ...picture, ready: false }] },
    ]);
  });

  it.each([
    ['newest', ['5', '4', '3', '2', '1', '0']],
    ['helpful', ['4', '1', '3', '0', '5', '2']],
    ['highest', ['5', '3', '0', '2', '4', '1']],
    ['lowest', ['1', '4', '2', '5', '3', '0']],
  ] as const)('come %s first, whole and page by page', async (sort, order) => {
    expect(await said(productId, { sort })).toEqual(order);
    for (const pageSize of ['1', '2', '4']) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const { body } = await list(productId, { sort, pageSize, ...(cursor && { cursor }) });
        seen.push(...body.data.map(({ comment }) => comment.replace('số ', '')));
        ({ cursor } = body);
      }
      expect(seen).toEqual(order);
    }
  });

  it('can be narrowed by stars, and to those with pictures to be seen', async () => {
    expect(await said(productId, { stars: '5' })).toEqual(['5', '3', '0']);
    expect(await said(productId, { stars: '1,3,3', sort: 'helpful' })).toEqual(['4', '1']);
    expect(await said(productId, { withMedia: 'true' })).toEqual(['3', '2']);
    expect(await said(productId, { withMedia: 'true', stars: '4' })).toEqual(['2']);
    expect(await said(productId, { stars: '2' })).toEqual([]);
    expect(await said(productId, { stars: '' })).toHaveLength(6);
    expect((await list(productId)).body.data[0]).toMatchObject({ media: [], pendingMedia: 1 });
  });

  it('400: with a cursor of another list, or none at all', async () => {
    const { body } = await list(productId, { pageSize: '2' });
    const cursor = body.cursor ?? '';
    expect((await list(productId, { sort: 'highest', cursor })).failure.code).toBe('BAD_CURSOR');
    const junk = ['junk', 'W10', btoa('["newest",5,"a b"]'), btoa('["newest",9,"A"]'), '💥'];
    for (const bad of junk) expect((await list(productId, { cursor: bad })).status).toBe(400);
    for (const wrong of [{ pageSize: '0' }, { pageSize: '101' }, { stars: '6' }, { sort: 'worst' }])
      expect((await list(productId, wrong as Query)).status).toBe(400);
  });

  it('are none where there are none', async () => {
    expect((await list('nothing')).body).toEqual({ data: [], cursor: null });
  });
});

it('tell a reader what they like and wrote, and others nothing of it', async () => {
  const { product, reviews } = await given.aReviewedProduct([5, 4]);
  const [liked, own] = reviews as [(typeof reviews)[0], (typeof reviews)[0]];
  const token = own.buyer.accessToken;
  await world.send(likeReview, { params: { id: liked.id }, token });
  const flags = async (as?: string) =>
    (await list(product.id, { sort: 'highest' }, as)).body.data.map((review) => [
      review.liked,
      review.own,
      review.likes,
    ]);
  await expect
    .poll(() => flags(token), { timeout: 8000, interval: 100 })
    .toEqual([
      [true, false, 1],
      [false, true, 0],
    ]);
  expect(await flags()).toEqual([
    [false, false, 1],
    [false, false, 0],
  ]);
});

it('are found by the product’s address; 404 where no product is', async () => {
  const { product, reviews } = await given.aReviewedProduct([3, 5]);
  const { body } = await world.send(listReviewsBySlug, { params: { slug: product.slug } });
  expect(body.data.map(({ id }) => id)).toEqual(reviews.map(({ id }) => id).toReversed());
  expect((await world.send(listReviewsBySlug, { params: { slug: 'khong-co' } })).failure.code).toBe(
    'PRODUCT_NOT_FOUND',
  );
});

it('sum up many products at once', async () => {
  const one = await given.aReviewedProduct([3, 4]);
  const body = { productIds: [one.product.id, 'nothing', one.product.id] };
  const answer = await world.send(listRatingSummaries, { body });
  expect(answer.body).toMatchObject([
    { productId: one.product.id, average: 3.5, count: 2 },
    { productId: 'nothing', average: 0, count: 0, lastUpdated: null },
  ]);
  const tooMany = { productIds: Array.from({ length: 101 }, (_, place) => String(place)) };
  expect((await world.send(listRatingSummaries, { body: tooMany })).status).toBe(400);
});
