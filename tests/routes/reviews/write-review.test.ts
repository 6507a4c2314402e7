import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteProduct, getProduct, getProductBySlug, listProducts } from '#shared/catalogue/index.ts';
import {
  createRating,
  createReview,
  deleteReview,
  getMyReview,
  getOrderReviewStatus,
  getReview,
  getReviewSummary,
  updateReview,
} from '#shared/reviews/index.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { cardRecord } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { reviewing } from '#tests/support/reviews.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
let given: ReturnType<typeof reviewing>;
beforeAll(async () => {
  world = await aWorld();
  given = reviewing(world);
});
afterAll(() => world.close());

const summaryOf = async (productId: string) =>
  (await world.send(getReviewSummary, { params: { productId } })).body;

describe('a review', () => {
  it('201: stands under its author’s half-told name, and is counted wherever the product shows', async () => {
    const product = await given.aStockedProduct();
    const buyer = await given.aBuyer(product.id, { fullName: 'Nguyễn Thị Thu Hà' });
    const { status, body } = await given.say(buyer, product.id, {
      rating: 4,
      comment: '  Trà  thơm.\n\n\n\nSẽ mua lại ',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      rating: 4,
      comment: 'Trà thơm.\n\nSẽ mua lại',
      author: { name: 'Nguyễn T. T. H.' },
      likes: 0,
      own: true,
    });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${buyer.email}|${buyer.phoneNumber}|${buyer.id}`));
    const rating = { average: 4, count: 1, distribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 } };
    expect(await summaryOf(product.id)).toMatchObject(rating);
    for (const asked of [
      await world.send(getProduct, { params: { id: product.id } }),
      await world.send(getProductBySlug, { params: { slug: product.slug } }),
    ]) {
      expect(asked.body.rating).toMatchObject(rating);
      expect(asked.headers.get('server-timing')).toContain('1 trips');
    }
    await world.cloud.idle();
    const { body: list } = await world.send(listProducts, { query: { q: product.name, minRating: 4 } });
    expect(list.data.map(({ id, rating: shown }) => [id, shown.count])).toEqual([[product.id, 1]]);
  });

  it('is written once for an order, however often and fast it is sent', async () => {
    const product = await given.aStockedProduct();
    const buyer = await given.aBuyer(product.id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => given.say(buyer, product.id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409, 409,
    ]);
    expect((await given.say(buyer, product.id)).failure.code).toBe('ALREADY_REVIEWED');
    expect((await summaryOf(product.id)).count).toBe(1);

    const again = { ...buyer, orderId: await given.bought(buyer, product.id) };
    expect((await given.say(again, product.id, { rating: 1 })).status).toBe(201);
    expect(await summaryOf(product.id)).toMatchObject({ average: 3, count: 2 });
  });

  it('201: says which of it was bought, as the order said it', async () => {
    const product = await given.aStockedProduct();
    const buyer = await world.aMember();
    const orderId = await given.bought(buyer, product.id, {
      variants: ['Màu: Đỏ', 'Màu: Xanh', 'Màu: Đỏ'],
    });
    expect((await given.say({ ...buyer, orderId }, product.id)).body.variants).toEqual([
      'Màu: Đỏ',
      'Màu: Xanh',
    ]);
  });

  it('409: is not written over what its author said elsewhere meanwhile', async () => {
    const product = await given.aStockedProduct();
    const { accessToken: token, ...buyer } = await given.aBuyer(product.id);
    const { body: read } = await given.say({ ...buyer, accessToken: token }, product.id, { rating: 3 });
    const change = (body: { comment: string; updatedAt?: string }) =>
      world.send(updateReview, { params: { id: read.id }, body, token });
    const first = await change({ comment: 'Ở máy tính', updatedAt: read.updatedAt });
    const late = await change({ comment: 'Ở điện thoại', updatedAt: read.updatedAt });
    expect([first.status, late.status, late.failure.code]).toEqual([200, 409, 'STALE_STATE']);
    expect((await world.send(getReview, { params: { id: read.id } })).body.comment).toBe('Ở máy tính');
    expect((await change({ comment: 'Xem lại rồi', updatedAt: first.body.updatedAt })).status).toBe(200);
  });

  it('403: from those who did not buy it, or not in that order', async () => {
    const product = await given.aStockedProduct();
    const buyer = await given.aBuyer(product.id);
    const stranger = { ...(await world.aMember()), orderId: buyer.orderId };
    expect((await given.say(stranger, product.id)).failure).toMatchObject({
      statusCode: 403,
      code: 'NOT_A_BUYER',
    });
    const elsewhere = { ...buyer, orderId: 'another' };
    expect((await given.say(elsewhere, product.id)).failure.code).toBe('NOT_A_BUYER');
  });

  it.each(['pending_admin', 'pending_kyc', 'kyc_submitted', 'kyc_changing', 'active'] as const)(
    '201: from whoever received the goods, also while %s',
    async (status) => {
      const product = await given.aStockedProduct();
      const buyer = await given.aBuyer(product.id, { status });
      const { accessToken: token } = buyer;
      const params = { productId: product.id };
      expect((await world.send(getMyReview, { params, token })).body.canReview).toBe(true);
      const { status: answered, body } = await given.say(buyer, product.id);
      expect(answered).toBe(201);
      const changed = await world.send(updateReview, {
        params: { id: body.id },
        body: { rating: 3 },
        token,
      });
      expect([changed.status, changed.body.rating]).toEqual([200, 3]);
    },
  );

  it('403: from who was locked out since', async () => {
    const product = await given.aStockedProduct();
    const buyer = await given.aBuyer(product.id);
    await world.table.write([update(accountKeys.profile(buyer.id), { set: { status: 'inactive' } })]);
    expect((await given.say(buyer, product.id)).failure).toMatchObject({
      statusCode: 403,
      code: 'ACCOUNT_LOCKED',
    });
  });

  it('404: of a product there is not', async () => {
    const buyer = await given.aBuyer('nothing');
    expect((await given.say(buyer, 'nothing')).failure.code).toBe('PRODUCT_NOT_FOUND');
  });

  it('404: of a product taken away since it came', async () => {
    const product = await given.aStockedProduct();
    const [buyer, { accessToken: token }] = await Promise.all([
      given.aBuyer(product.id),
      world.aMember({ role: 'admin' }),
    ]);
    expect((await world.send(deleteProduct, { token, params: { id: product.id } })).failure.code).toBe(
      'PRODUCT_REFERENCED',
    );
    await world.table.write(cardRecord.softDelete(product));
    const refused = { statusCode: 404, code: 'PRODUCT_NOT_FOUND' };
    expect((await given.say(buyer, product.id)).failure).toMatchObject(refused);
    const rate = { token: buyer.accessToken, body: { productId: product.id, value: 5 as const } };
    expect((await world.send(createRating, rate)).failure).toMatchObject(refused);
  });

  it.each([
    ['six stars', { rating: 6 }],
    ['no stars', { rating: 0 }],
    ['half a star', { rating: 4.5 }],
    ['stars in words', { rating: 'năm' }],
    ['a novel', { comment: 'đ'.repeat(2001) }],
    ['six pictures', { media: ['1', '2', '3', '4', '5', '6'] }],
    ['the same picture twice', { media: ['1', '1'] }],
    ['likes of its own', { likes: 5 }],
  ])('400: with %s', async (_, wrong) => {
    const product = await given.aStockedProduct();
    const { accessToken: token, orderId } = await given.aBuyer(product.id);
    const body = { productId: product.id, orderId, rating: 5, comment: '', ...wrong } as never;
    expect((await world.send(createReview, { token, body })).status).toBe(400);
    expect((await summaryOf(product.id)).count).toBe(0);
  });

  it('422: with a picture nobody uploaded', async () => {
    const product = await given.aStockedProduct();
    const buyer = await given.aBuyer(product.id);
    expect((await given.say(buyer, product.id, { media: ['none'] })).failure).toMatchObject({
      statusCode: 422,
      code: 'UNKNOWN_UPLOAD',
    });
    expect((await summaryOf(product.id)).count).toBe(0);
  });
});

describe('one’s own review', () => {
  it('changes, and the count with it', async () => {
    const { product, reviews } = await given.aReviewedProduct([2, 5]);
    const [{ id, buyer }] = reviews as [(typeof reviews)[0]];
    const { body } = await world.send(updateReview, {
      params: { id },
      body: { rating: 4, comment: 'Gian hàng đã đổi cho mình.' },
      token: buyer.accessToken,
    });
    expect(body).toMatchObject({ rating: 4, comment: 'Gian hàng đã đổi cho mình.', own: true });
    expect(await summaryOf(product.id)).toMatchObject({
      average: 4.5,
      count: 2,
      distribution: { 2: 0, 4: 1, 5: 1 },
    });
  });

  it('goes, and may be written anew', async () => {
    const { product, reviews } = await given.aReviewedProduct([1]);
    const [{ id, buyer }] = reviews as [(typeof reviews)[0]];
    const token = buyer.accessToken;
    expect((await world.send(deleteReview, { params: { id }, token })).body).toEqual({ success: true });
    expect((await world.send(deleteReview, { params: { id }, token })).status).toBe(404);
    expect((await world.send(getReview, { params: { id } })).failure.code).toBe('REVIEW_NOT_FOUND');
    expect(await summaryOf(product.id)).toMatchObject({ average: 0, count: 0 });
    expect((await given.say(buyer, product.id)).status).toBe(201);
  });

  it('403: is nobody else’s to change or take away', async () => {
    const { reviews } = await given.aReviewedProduct([5]);
    const [{ id, comment }] = reviews as [(typeof reviews)[0]];
    const { accessToken: token } = await world.aMember({ role: 'admin' });
    const body = { comment: 'của tôi' };
    for (const answer of [
      await world.send(updateReview, { params: { id }, body, token }),
      await world.send(deleteReview, { params: { id }, token }),
    ])
      expect([answer.status, answer.failure.code]).toEqual([403, 'FORBIDDEN']);
    const none = await world.send(deleteReview, { params: { id: 'none' }, token });
    expect([none.status, none.failure.code]).toEqual([404, 'REVIEW_NOT_FOUND']);
    expect((await world.send(getReview, { params: { id } })).body.comment).toBe(comment);
  });

  it('is told with what may still be said', async () => {
    const product = await given.aStockedProduct();
    const buyer = await given.aBuyer(product.id);
    const mine = async () =>
      (await world.send(getMyReview, { params: { productId: product.id }, token: buyer.accessToken })).body;
    expect(await mine()).toEqual({ canReview: true, orderIds: [buyer.orderId], review: null });
    const { body } = await given.say(buyer, product.id);
    expect(await mine()).toEqual({ canReview: false, orderIds: [], review: body });

    const status = { params: { orderId: buyer.orderId }, token: buyer.accessToken };
    expect((await world.send(getOrderReviewStatus, status)).body).toEqual({
      items: [{ productId: product.id, reviewed: true, reviewId: body.id }],
    });
    const { accessToken: token } = await world.aMember();
    expect((await world.send(getOrderReviewStatus, { ...status, token })).status).toBe(404);
    const other = { params: { productId: product.id }, token };
    expect((await world.send(getMyReview, other)).body).toEqual({
      canReview: false,
      orderIds: [],
      review: null,
    });
  });
});
