import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createRating,
  deleteRating,
  getRating,
  getReview,
  likeRating,
  likeReview,
  listRatings,
  listRatingsOfProduct,
  listReviewsOfProduct,
  toggleRatingLike,
  updateRating,
  getRatingSummary,
} from '#shared/reviews/index.ts';
import { reviewing } from '#tests/support/reviews.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
let given: ReturnType<typeof reviewing>;
beforeAll(async () => {
  world = await aWorld();
  given = reviewing(world);
});
afterAll(() => world.close());

/** Sums follow the counters a moment later. */
const counted = { timeout: 8000, interval: 100 };

async function aReview() {
  const { product, reviews } = await given.aReviewedProduct([5]);
  const [{ id }] = reviews as [(typeof reviews)[0]];
  return { id, productId: product.id };
}

describe('liking a review', () => {
  it('counts a member once, though they press twenty times at once', async () => {
    const { id } = await aReview();
    const { accessToken: token } = await world.aMember();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => world.send(likeReview, { params: { id }, token })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.liked} ${body.likes}`))).toEqual(
      new Set(['200 true 1']),
    );
    const flags = async () => {
      const { body } = await world.send(getReview, { params: { id }, token });
      return [body.likes, body.liked];
    };
    await expect.poll(flags, counted).toEqual([1, true]);
  });

  it('counts every one of many, and takes back as often as it is said', async () => {
    const { id } = await aReview();
    const members = await Promise.all(Array.from({ length: 5 }, () => world.aMember()));
    await Promise.all(
      members.map(({ accessToken: token }) => world.send(likeReview, { params: { id }, token })),
    );
    const likes = async () => (await world.send(getReview, { params: { id } })).body.likes;
    await expect.poll(likes, counted).toBe(5);
    const token = members[0]?.accessToken;
    for (let turn = 0; turn < 3; turn += 1) {
      const { body } = await world.send(likeReview, { params: { id }, token, body: { liked: false } });
      expect(body).toEqual({ liked: false, likes: 4 });
    }
  });

  it('moves it up among the helpful', async () => {
    const { product, reviews } = await given.aReviewedProduct([3, 4]);
    const [older] = reviews as [(typeof reviews)[0]];
    const { accessToken: token } = await world.aMember();
    await world.send(likeReview, { params: { id: older.id }, token });
    const params = { productId: product.id };
    const helpful = async () => {
      const { body } = await world.send(listReviewsOfProduct, { params, query: { sort: 'helpful' } });
      return body.data.map(({ id, likes }) => [id === older.id, likes]);
    };
    await expect.poll(helpful, counted).toEqual([
      [true, 1],
      [false, 0],
    ]);
  });

  it('404: of a review there is none of', async () => {
    const { accessToken: token } = await world.aMember();
    expect((await world.send(likeReview, { params: { id: 'none' }, token })).failure.code).toBe(
      'REVIEW_NOT_FOUND',
    );
  });
});

describe('a rating', () => {
  it('201: is stars without words, counted with the reviews', async () => {
    const product = await given.aStockedProduct();
    const [one, two] = [await given.aBuyer(product.id), await given.aBuyer(product.id)];
    await given.say(one, product.id, { rating: 5 });
    const rate = () =>
      world.send(createRating, { token: two.accessToken, body: { productId: product.id, value: 2 } });
    const { status, body } = await rate();
    expect([status, body.value, body.own]).toEqual([201, 2, true]);
    const params = { productId: product.id };
    expect((await world.send(getRatingSummary, { params })).body).toMatchObject({ average: 3.5, count: 2 });
    const lists = [
      await world.send(listRatings, { query: params }),
      await world.send(listRatingsOfProduct, { params }),
    ];
    for (const list of lists) expect(list.body.data.map(({ value }) => value)).toEqual([2, 5]);
    expect((await rate()).failure.code).toBe('ALREADY_REVIEWED');
    const stranger = await world.aMember();
    const refused = await world.send(createRating, {
      token: stranger.accessToken,
      body: { productId: product.id, value: 1 },
    });
    expect([refused.status, refused.failure.code]).toEqual([403, 'NOT_A_BUYER']);
  });

  it('changes and goes by its author’s hand only', async () => {
    const product = await given.aStockedProduct();
    const { accessToken: token } = await given.aBuyer(product.id);
    const { body } = await world.send(createRating, { token, body: { productId: product.id, value: 2 } });
    const params = { id: body.id };
    const { accessToken: other } = await world.aMember();
    expect((await world.send(updateRating, { params, body: { value: 5 }, token: other })).failure.code).toBe(
      'FORBIDDEN',
    );
    expect((await world.send(updateRating, { params, body: { value: 5 }, token })).body.value).toBe(5);
    expect((await world.send(deleteRating, { params, token: other })).status).toBe(403);
    expect((await world.send(deleteRating, { params, token })).status).toBe(200);
    expect((await world.send(getRating, { params })).status).toBe(404);
    const summary = await world.send(getRatingSummary, { params: { productId: product.id } });
    expect(summary.body).toMatchObject({ count: 0, average: 0 });
  });

  it('is liked for good by one path and turned over by the other', async () => {
    const { id } = await aReview();
    const { accessToken: token } = await world.aMember();
    const like = async () => (await world.send(likeRating, { params: { id }, token })).body;
    const toggle = async () => (await world.send(toggleRatingLike, { params: { id }, token })).body;
    expect([await like(), await like()]).toEqual([
      { liked: true, likes: 1 },
      { liked: true, likes: 1 },
    ]);
    expect([await toggle(), await toggle()]).toEqual([
      { liked: false, likes: 0 },
      { liked: true, likes: 1 },
    ]);
  });
});
