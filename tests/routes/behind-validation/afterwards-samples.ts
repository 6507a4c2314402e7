import { aCaptionedVideo, someCaptions } from '#tests/support/captioned-video.ts';
import { cartItemIdOf, noVariant } from '#shared/cart/item-id.ts';
import { finishUpload } from '#shared/media/upload.contract.ts';
import { linkToken } from '#functions/platform/tokens/signed-tokens.ts';
import { newRequest } from '#tests/support/orders.ts';
import { aJpeg, upload } from '#tests/support/pictures.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

/** A video whose parts were joined. */
const finishedInParts = {
  status: 'arrived',
  mimeType: 'video/mp4',
  bytes: 20_000_000,
  multipart: { id: 'joined', partBytes: 16_777_216 },
  seenAt: '2026-11-22T03:00:00.000Z',
} as const;

const ownReturn = ({ people, ownReturn: { id } }: Scene) => ({
  token: people.member.accessToken,
  params: { id },
});

const onReturn =
  (until: Parameters<Scene['aReturn']>[0], body: object, by: 'member' | 'collaborator' = 'collaborator') =>
  async ({ people, aReturn }: Scene) => ({
    token: people[by].accessToken,
    params: { id: (await aReturn(until)).id },
    body,
  });

const returnFigures = ({ people }: Scene) => ({
  token: people.collaborator.accessToken,
  query: { start: '2026-01-01', end: '2026-12-31' },
});

const ofProduct = ({ people, product }: Scene) => ({
  token: people.member.accessToken,
  params: { productId: product.card.id },
});

const read = (scene: Scene) => ({
  token: scene.people.member.accessToken,
  params: { id: scene.review.id },
});

const ownReview = async ({ aReview }: Scene) => {
  const { buyer, id } = await aReview();
  return { token: buyer.accessToken, params: { id } };
};

const listed = {
  stars: '4,5',
  withMedia: 'false',
  sort: 'helpful',
  pageSize: 5,
};

const awaiting = async ({ aQuickMember, soldOut }: Scene) => ({
  token: (await aQuickMember()).accessToken,
  params: { productId: soldOut.card.id },
});

export const afterwardsSamples: Samples = {
  'live/create-ticket': ({ people }) => ({ token: people.member.accessToken }),
  'live/list-room-events': ({ people, ownOrder }) => ({
    token: people.member.accessToken,
    params: { room: 'order' },
    query: { after: 0, orderId: ownOrder.id },
  }),
  'restock/await-restock': async (scene) => ({ ...(await awaiting(scene)), body: {} }),
  'restock/forget-restock': async (scene) => ({ ...(await awaiting(scene)), query: { variantId: 'co-m' } }),
  'restock/list-awaited': awaiting,
  'restock/stop-restock-mail': async ({ aQuickMember }) => ({
    body: { token: await linkToken('stop-restock', (await aQuickMember()).id) },
  }),
  'returns/cancel-return': onReturn('requested', { reason: 'Giữ lại' }, 'member'),
  'returns/change-return-status': onReturn('requested', { status: 'approved', reason: 'Đúng như ảnh' }),
  'returns/choose-return-resolution': onReturn('requested', {
    resolution: 'exchange',
    reason: 'Khách đổi ý',
  }),
  'returns/get-return': ownReturn,
  'returns/get-return-analytics': returnFigures,
  'returns/get-return-metrics': returnFigures,
  'returns/get-staff-return': (scene) => ({
    ...ownReturn(scene),
    token: scene.people.collaborator.accessToken,
    query: { includeLogs: true },
  }),
  'returns/list-return-logs': (scene) => ({
    ...ownReturn(scene),
    token: scene.people.collaborator.accessToken,
  }),
  'returns/list-return-tracking': ownReturn,
  'returns/list-returns': ({ people, ownReturn: { order } }) => ({
    token: people.member.accessToken,
    query: { page: 1, pageSize: 5, statusIn: 'requested,approved', orderId: order.id },
  }),
  'returns/record-return-qa': onReturn('received', { qaResult: 'passed', note: 'Còn tốt', restock: true }),
  'returns/request-return': async ({ people, anOrder, anUpload, product }) => ({
    token: people.member.accessToken,
    body: {
      orderId: (await anOrder()).id,
      items: [{ itemId: cartItemIdOf({ productId: product.card.id, variantId: noVariant }), quantity: 1 }],
      reason: 'damaged',
      note: 'Vỡ vòi',
      resolution: 'refund',
      method: 'pickup',
      media: [await anUpload()],
      clientRequestId: newRequest(),
    },
  }),
  'returns/search-returns': ({ people, ownReturn: { order } }) => ({
    token: people.collaborator.accessToken,
    query: {
      search: order.code,
      status: 'requested,approved',
      reason: 'damaged',
      method: 'pickup,drop_off',
      requestRefund: true,
      hasTrackingNumber: false,
      orderId: order.id,
      createdFrom: '2026-01-01',
      includeItems: true,
      includeUser: true,
      page: 1,
      limit: 5,
      sortBy: 'refundAmount',
      sortOrder: 'asc',
    },
  }),
  'returns/send-back-refused': onReturn('failed', { courierName: 'GHTK', trackingNumber: 'S1.A3' }),
  'returns/set-return-tracking': onReturn('approved', { courierName: 'GHTK', trackingNumber: 'S1.A2' }),
  'reviews/create-rating': async ({ aBuyer }) => {
    const { buyer, productId } = await aBuyer();
    return { token: buyer.accessToken, body: { productId, value: 4 } };
  },
  'reviews/create-review': async ({ aBuyer }) => {
    const { buyer, productId, orderId } = await aBuyer();
    const body = { productId, orderId, rating: 5, comment: 'Men đẹp.\nGiao nhanh.', media: [] };
    return { token: buyer.accessToken, body };
  },
  'reviews/delete-rating': ownReview,
  'reviews/delete-review': ownReview,
  'reviews/get-my-review': ofProduct,
  'reviews/get-order-review-status': async ({ aBuyer }) => {
    const { buyer, orderId } = await aBuyer();
    return { token: buyer.accessToken, params: { orderId } };
  },
  'reviews/get-rating': read,
  'reviews/get-rating-summary': ({ product }) => ({ params: { productId: product.card.id } }),
  'reviews/get-review': read,
  'reviews/get-review-summary': ({ product }) => ({ params: { productId: product.card.id } }),
  'reviews/like-rating': read,
  'reviews/like-review': (scene) => ({ ...read(scene), body: { liked: true } }),
  'reviews/list-rating-summaries': ({ product, choice }) => ({
    body: { productIds: [product.card.id, choice.card.id] },
  }),
  'reviews/list-ratings': ({ product }) => ({ query: { productId: product.card.id, pageSize: 5 } }),
  'reviews/list-ratings-of-product': (scene) => ({ ...ofProduct(scene), query: { pageSize: 5 } }),
  'reviews/list-reviews-by-slug': ({ product }) => ({
    params: { slug: product.card.slug },
    query: listed,
  }),
  'reviews/list-reviews-of-product': (scene) => ({ ...ofProduct(scene), query: listed }),
  'reviews/toggle-rating-like': read,
  'reviews/update-rating': async (scene) => ({ ...(await ownReview(scene)), body: { value: 3 } }),
  'reviews/update-review': async (scene) => ({
    ...(await ownReview(scene)),
    body: { rating: 3, comment: 'Dùng lâu thấy thường', media: [] },
  }),
  'uploads/create-upload': ({ people }) => ({
    token: people.member.accessToken,
    params: { kind: 'reviewImages' },
    body: { fileName: 'ấm.jpg', size: 2000, mimeType: 'image/jpeg' },
  }),
  'uploads/upload-thing': ({ people }) => ({
    token: people.member.accessToken,
    params: { kind: 'files' },
    body: { fileName: 'bảng giá.pdf', size: 2000, mimeType: 'application/pdf' },
  }),
  'uploads/finish-upload': async ({ world, people }) => {
    const token = people.member.accessToken;
    const { id } = await upload(world, token, await aJpeg());
    return { token, params: { kind: 'reviewImages', id } };
  },
  'uploads/get-upload': async ({ people, anUpload }) => ({
    token: people.member.accessToken,
    params: { kind: 'reviewImages', id: await anUpload() },
  }),
  'uploads/give-up-upload': async ({ people, anUpload }) => ({
    token: people.member.accessToken,
    params: { kind: 'reviewImages', id: await anUpload() },
  }),
  'uploads/sign-upload-parts': async ({ people, anUpload }) => ({
    token: people.member.accessToken,
    params: { kind: 'postVideos', id: await anUpload('postVideos', finishedInParts) },
    body: { numbers: [1, 2] },
  }),
  'uploads/get-video': async ({ world, people }) => ({
    params: { playbackId: await aCaptionedVideo(world, people.member) },
  }),
  'uploads/get-captions': async ({ world, people }) => ({
    token: people.member.accessToken,
    params: { playbackId: await aCaptionedVideo(world, people.member), language: 'vi' },
  }),
  'uploads/delete-captions': async ({ world, people }) => ({
    token: people.member.accessToken,
    params: { playbackId: await aCaptionedVideo(world, people.member), language: 'vi' },
  }),
  'uploads/put-captions': async ({ world, people }) => ({
    token: people.member.accessToken,
    params: { playbackId: await aCaptionedVideo(world, people.member), language: 'en' },
    body: { text: someCaptions },
  }),
  'uploads/put-still': async ({ world, people }) => {
    const token = people.member.accessToken;
    const { id } = await upload(world, token, await aJpeg(), 'image/jpeg', 'postImages');
    await world.send(finishUpload, { token, params: { kind: 'postImages', id } });
    await world.cloud.idle();
    return {
      token,
      params: { playbackId: await aCaptionedVideo(world, people.member) },
      body: { pictureId: id },
    };
  },
};
