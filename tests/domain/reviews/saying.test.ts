import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { StoredRating } from '#functions/domain/catalogue/products/product-rating.ts';
import { type StoredUpload, uploadItem } from '#functions/domain/media/uploads.ts';
import { relationItem } from '#functions/domain/members/relations.ts';
import { type Purchase, purchaseItem } from '#functions/domain/reviews/purchase.ts';
import { createRating, createReview } from '#functions/domain/reviews/create-review.ts';
import { readMine, readOrderStatus } from '#functions/domain/reviews/my-review.ts';
import { reviewRecord, type StoredReview } from '#functions/domain/reviews/review.ts';
import { likerOf, ratingReactions, reviewReactions } from '#functions/domain/reviews/review-subject.ts';
import { reviewMedia } from '#functions/domain/reviews/settle-picture.ts';
import { check, put } from '#functions/platform/table/table-operations.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const at = '2026-11-22T03:00:00.000Z';

const pressedBy = (userId: string) => ({
  id: 'r1',
  reader: likerOf({ userId, role: 'user' }),
  liked: undefined,
  type: 'like' as const,
});

/** A member who bought tea, and may say what they think of it. */
function aBuyer(given: Partial<Profile> = {}) {
  const { table, put, rows } = memoryTable();
  const lan = aProfile({ id: 'lan', fullName: 'Trần Thị Lan', avatarUrl: '/lan.webp', ...given });
  const tea = aProduct({ name: 'Trà sen', facts: { id: 'tea' } });
  put([profileRecord.item(lan), ...productItems(tea)]);
  let moment = Date.parse(at);
  const contextAt = (where: Table) => contextOf(where, () => new Date((moment += 1)));
  const context = contextAt(table);
  const bought = (orderId: string, more: object = {}) =>
    put([
      purchaseItem({ userId: 'lan', productId: 'tea', orderId, boughtAt: `2026-11-${orderId}`, ...more }),
    ]);
  const purchase = (orderId: string) =>
    rows().find(({ entity, orderId: of }) => entity === 'purchase' && of === orderId) as Purchase | undefined;
  const upload = (id: string, more: Partial<StoredUpload> = {}) =>
    put([
      uploadItem({
        id,
        ownerId: 'lan',
        kind: 'reviewImages',
        mimeType: 'image/jpeg',
        bytes: 1,
        status: 'waiting',
        createdAt: at,
        ...more,
      }),
    ]);
  const say = (orderId: string, more: object = {}, where = table) =>
    createReview(contextAt(where), {
      userId: 'lan',
      productId: 'tea',
      orderId,
      stars: 4,
      comment: 'Ngon',
      media: [],
      ...more,
    });
  const rate = (stars: 1 | 2 | 3 | 4 | 5 = 5, more: object = {}) =>
    createRating(context, { userId: 'lan', productId: 'tea', stars, ...more });
  const reviews = () => rows().filter(({ entity }) => entity === 'review');
  const rating = () => table.get(productKeys.rating('tea'), StoredRating);
  return { table, put, rows, context, lan, tea, bought, purchase, upload, say, rate, reviews, rating };
}

describe('a review', () => {
  it('is what somebody says of what they received: counted, with its pictures, once for each order', async () => {
    const { bought, say, purchase, upload, reviews, rating, rows } = aBuyer();
    bought('01', { variants: ['Hộp 100 g'] });
    bought('02');
    upload('pic');
    const review = await say('01', { media: ['pic'] });
    expect(review).toMatchObject({
      productId: 'tea',
      orderId: '01',
      authorId: 'lan',
      author: { name: 'Trần T. L.', avatarUrl: '/lan.webp' },
      variants: ['Hộp 100 g'],
      stars: 4,
      comment: 'Ngon',
      media: [{ id: 'pic', ready: false }],
      likes: 0,
      sumsVersion: 0,
      revision: 1,
    });
    expect(review.updatedAt).toBe(review.createdAt);
    expect(purchase('01')?.reviewId).toBe(review.id);
    expect(purchase('02')).not.toHaveProperty('reviewId');
    expect(await rating()).toMatchObject({ stars4: 1, stars5: 0, lastUpdated: review.createdAt });
    expect(rows().find(({ entity }) => entity === 'upload')).toMatchObject({
      status: 'attached',
      attachedTo: `review#${review.id}`,
    });
    expect(await refusalOf(say('01'))).toBe('ALREADY_REVIEWED');
    const second = await say('02');
    expect([second.variants, reviews().length]).toEqual([[], 2]);
  });

  it.each(['locked', 'gone'])('is refused to who is %s', async (how) => {
    const { bought, say, rate, reviews, table, put, lan } = aBuyer();
    bought('01');
    if (how === 'gone') await table.write(profileRecord.softDelete(lan));
    else put([profileRecord.item({ ...lan, status: 'inactive' })]);
    expect(await refusalOf(say('01'))).toBe('ACCOUNT_LOCKED');
    expect(await refusalOf(rate())).toBe('ACCOUNT_LOCKED');
    expect(reviews()).toEqual([]);
  });

  it('is anybody’s who received it, however far their identity check has come', async () => {
    const { bought, say } = aBuyer({ status: 'pending_kyc' });
    bought('01');
    expect(await refusalOf(say('01'))).toBeUndefined();
  });

  it('is refused of what is not sold, of what they did not buy, and with pictures that are not theirs', async () => {
    const { bought, say, put, upload, reviews, rating, purchase } = aBuyer();
    expect(await refusalOf(say('01'))).toBe('NOT_A_BUYER');
    bought('01');
    upload('theirs', { ownerId: 'cam' });
    upload('mine');
    expect(await refusalOf(say('01', { media: ['mine', 'theirs'] }))).toBe('UNKNOWN_UPLOAD');
    expect([reviews(), await rating(), purchase('01')?.reviewId]).toEqual([[], undefined, undefined]);
    put(productItems(aProduct({ name: 'Trà sen', isActive: false, facts: { id: 'tea' } })));
    expect(await refusalOf(say('01'))).toBe('PRODUCT_NOT_FOUND');
  });

  it('said twice at the same moment is said once', async () => {
    const { bought, say, table, reviews, rating } = aBuyer();
    bought('01');
    const crossed = meanwhile(table, () => say('01'));
    expect(await refusalOf(say('01', {}, crossed.table))).toBe('ALREADY_REVIEWED');
    expect([crossed.happened(), reviews().length, (await rating())?.stars4]).toEqual([true, 1, 1]);
  });
});

describe('stars without words', () => {
  it('go to the newest order that nothing was said about', async () => {
    const { bought, rate, purchase, reviews, rating } = aBuyer();
    expect(await refusalOf(rate())).toBe('NOT_A_BUYER');
    bought('01');
    bought('02');
    bought('03', { reviewId: 'said' });
    expect(await rate(3)).toMatchObject({ orderId: '02', stars: 3, comment: '', media: [] });
    expect(await rate(5)).toMatchObject({ orderId: '01', stars: 5 });
    expect(await refusalOf(rate())).toBe('ALREADY_REVIEWED');
    expect([purchase('03')?.reviewId, reviews().length]).toEqual(['said', 2]);
    expect(await rating()).toMatchObject({ stars3: 1, stars5: 1 });
  });
});

describe('what a member may still say', () => {
  const mine = (scene: ReturnType<typeof aBuyer>, status: Profile['status'] = 'active') =>
    readMine(scene.context, { userId: 'lan', status, productId: 'tea' });

  it('is of the orders they said nothing about, with what they said last', async () => {
    const scene = aBuyer();
    expect(await mine(scene)).toEqual({ canReview: false, orderIds: [], review: null });
    for (const id of ['01', '02', '03']) scene.bought(id);
    await scene.say('03', { comment: 'Trước' });
    const last = await scene.say('01', { comment: 'Sau' });
    await reviewReactions.like(scene.context, { ...pressedBy('lan'), id: last.id });
    const found = await mine(scene);
    expect(found).toMatchObject({
      canReview: true,
      orderIds: ['02'],
      review: { id: last.id, comment: 'Sau', own: true, liked: true },
    });
    expect(await mine(scene, 'inactive')).toMatchObject({ canReview: false, orderIds: ['02'] });
    await scene.say('02');
    expect(await mine(scene)).toMatchObject({ canReview: false, orderIds: [], review: { liked: false } });
  });

  it('shows no review that is gone', async () => {
    const scene = aBuyer();
    scene.bought('01', { reviewId: 'gone' });
    expect(await mine(scene)).toEqual({ canReview: false, orderIds: [], review: null });
  });

  it('is told by order, too, of one’s own orders alone', async () => {
    const { context, bought, say } = aBuyer();
    bought('01');
    bought('02');
    const { id } = await say('01');
    const status = (orderId: string, userId = 'lan') => readOrderStatus(context, { userId, orderId });
    expect(await status('01')).toEqual({ items: [{ productId: 'tea', reviewed: true, reviewId: id }] });
    expect(await status('02')).toEqual({ items: [{ productId: 'tea', reviewed: false, reviewId: null }] });
    expect(await refusalOf(status('01', 'cam'))).toBe('NOT_FOUND');
  });
});

const review: StoredReview = {
  id: 'r1',
  productId: 'tea',
  orderId: '01',
  authorId: 'lan',
  author: { name: 'Lan', avatarUrl: null },
  variants: [],
  stars: 5,
  comment: 'Ngon',
  media: [
    { id: 'a', url: '/a', widths: [1], ready: false },
    { id: 'b', url: '/b', widths: [1], ready: false },
  ],
  likes: 2,
  sumsVersion: 0,
  revision: 1,
  createdAt: at,
  updatedAt: at,
};

function aReview() {
  const { table, put } = memoryTable();
  put([reviewRecord.item(review)]);
  const stored = () => reviewRecord.find(table, { id: 'r1' });
  return { table, put, context: contextOf(table, () => new Date()), stored };
}

describe('a like', () => {
  it('is set, taken back, and turned into the other of what it was; each member counts once', async () => {
    const { context } = aReview();
    const like = (userId: string, liked?: boolean) =>
      reviewReactions.like(context, { ...pressedBy(userId), liked });
    expect(await like('cam', false)).toEqual({ liked: false, likes: 0 });
    expect(await like('cam', true)).toEqual({ liked: true, likes: 1 });
    expect(await like('cam', true)).toEqual({ liked: true, likes: 1 });
    expect(await like('sen')).toEqual({ liked: true, likes: 2 });
    expect(await like('cam')).toEqual({ liked: false, likes: 1 });
  });

  it('of nothing is refused by what one calls it', async () => {
    const { context } = aReview();
    const wanted = { ...pressedBy('cam'), id: 'r2' };
    expect(await refusalOf(ratingReactions.like(context, wanted))).toBe('RATING_NOT_FOUND');
    expect(await refusalOf(reviewReactions.like(context, wanted))).toBe('REVIEW_NOT_FOUND');
  });

  it('is that of a review and of its stars alike, also for those whom its author blocked', async () => {
    const { context, put } = aReview();
    put([relationItem({ ownerId: 'lan', otherId: 'cam', kind: 'block', at })]);
    expect(await ratingReactions.like(context, pressedBy('cam'))).toEqual({ liked: true, likes: 1 });
    expect(await reviewReactions.like(context, pressedBy('cam'))).toEqual({ liked: false, likes: 0 });
  });
});

describe('a picture of a review', () => {
  const settle = (table: Table, ready: boolean, given: object = {}) =>
    reviewMedia.settle(contextOf(table), { id: 'r1', pictureId: 'a', ready, also: [], ...given });

  it('is shown once it is made, and dropped where it was refused; the other stays as it was', async () => {
    const { table, stored } = aReview();
    await settle(table, true);
    expect(await stored()).toMatchObject({
      media: [
        { id: 'a', ready: true },
        { id: 'b', ready: false },
      ],
      // What the author said is as old as it was.
      updatedAt: at,
      revision: 2,
    });
    await settle(table, false, { pictureId: 'b' });
    expect((await stored())?.media.map(({ id }) => id)).toEqual(['a']);
  });

  it('is told together with what became of its upload, or not at all', async () => {
    const { table, stored } = aReview();
    const also = [
      check({ pk: 'X', sk: 'X' }, { when: { pk: { present: true } }, refusal: 'STALE_STATE' as const }),
    ];
    await settle(table, true, { also });
    expect(await stored()).toEqual(review);
  });

  it('of a review that is gone is nobody’s', async () => {
    const { table } = aReview();
    await settle(table, true, { id: 'r2', also: [put({ pk: 'X', sk: 'X', seen: true })] });
    expect(await table.get({ pk: 'X', sk: 'X' }, z.object({ seen: z.boolean() }))).toBeUndefined();
  });
});
