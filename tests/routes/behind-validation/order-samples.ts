import { guestToken } from '#functions/platform/tokens/guest-token.ts';
import { secondsFromNow } from '#functions/platform/clock.ts';
import { getPackingOrder, tickPacking } from '#shared/shipping/packing.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { newRequest } from '#tests/support/orders.ts';
import { freshEmail, freshPhone } from '#tests/support/world.ts';
import { deskSamples } from './desk-samples.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

const reason = 'Đặt nhầm số lượng';
const own = ({ people, ownOrder }: Scene) => ({
  token: people.member.accessToken,
  params: { id: ownOrder.id },
});

/** The same order, for those who work on it. */
const ofStaff = (scene: Scene) => ({ ...own(scene), token: scene.people.collaborator.accessToken });

const orderQuery = {
  search: 'ấm',
  queue: 'refund',
  status: 'completed,cancelled',
  paymentStatus: 'paid',
  deliveryType: 'warehouse_pickup',
  paymentMethod: 'transfer,cash',
  warehouseId: 'wh_hn',
  saleChannelId: 'website,store',
  createdFrom: '2026-01-01',
  createdTo: '2026-12-31',
  minTotal: 1000,
  maxTotal: 90_000_000,
};

const proofOf = async ({ guest: { sessionId, order } }: Scene) => ({
  sessionId,
  token: await guestToken(order.id, secondsFromNow(3600)),
  code: order.code,
  email: order.customer.email,
  phone: order.customer.phone,
});

const asGuest = async (scene: Scene) => ({
  params: { id: scene.guest.order.id },
  query: await proofOf(scene),
});

/** Another order each time: what is done to it cannot be done twice. */
async function ofGuest({ aGuestOrder }: Scene) {
  const { sessionId, order } = await aGuestOrder();
  return { params: { id: order.id }, query: { sessionId } };
}

/** To be paid in cash, and waiting for its buyer's word. */
async function unproven({ aGuestOrder }: Scene) {
  const { sessionId, order } = await aGuestOrder({ paymentMethod: 'cash' });
  const token = await guestToken(order.id, secondsFromNow(3600));
  return { params: { id: order.id }, query: { sessionId, token } };
}

const attempt = () => ({
  method: 'transfer',
  provider: 'vietqr',
  idempotencyKey: newRequest(),
  returnUrl: '/e-commerce/orders/1',
  bankCode: 'NCB',
  locale: 'en',
});

const staffWork =
  (status: Parameters<Scene['aCashOrder']>[0], more: Parameters<Scene['aCashOrder']>[1] = {}) =>
  async ({ people, aCashOrder }: Scene) => ({
    token: people.collaborator.accessToken,
    params: { id: (await aCashOrder(status, more)).id },
  });

/** In the box with all of its pieces scanned: whoever ends it otherwise says that they were not. */
async function scanned(scene: Scene) {
  const asked = await staffWork('packing')(scene);
  const { body } = await scene.world.send(getPackingOrder, asked);
  const lines = body.items.map(({ id, quantity }) => ({ id, packed: quantity }));
  await scene.world.send(tickPacking, { ...asked, body: { lines, weights: [] } });
  return asked;
}

const memberPayment = async ({ people, aPayment }: Scene) => {
  const { payment } = await aPayment();
  return { token: people.member.accessToken, payment };
};

const company = {
  companyName: 'Công ty Gốm Việt',
  taxCode: '0101234567',
  address: 'Bát Tràng, Hà Nội',
  email: 'ke-toan@example.com',
};

export const orderSamples: Samples = {
  ...deskSamples,
  'orders/cancel-guest-order': async (scene) => ({ ...(await ofGuest(scene)), body: { reason } }),
  'orders/cancel-order': async ({ people, aDraft }) => ({
    token: people.member.accessToken,
    params: { id: (await aDraft()).id },
    body: { reason },
  }),
  'orders/change-order-status': async (scene) => ({
    ...(await staffWork('confirmed')(scene)),
    body: { status: 'cancelled', reason },
  }),
  'orders/complete-guest-order': async ({ aCashOrder }) => {
    const sessionId = newId();
    const { id } = await aCashOrder('delivering', { userId: null, sessionId });
    return { params: { id }, query: { sessionId } };
  },
  'orders/complete-order': async (scene) => ({
    ...(await staffWork('delivering')(scene)),
    token: scene.people.member.accessToken,
  }),
  'orders/complete-packing': scanned,
  'orders/complete-unscanned': staffWork('packing'),
  'orders/count-orders-by-payment-status': ({ people }) => ({ token: people.member.accessToken }),
  'orders/count-orders-by-status': ({ people }) => ({ token: people.member.accessToken }),
  'orders/confirm-guest-order': unproven,
  'orders/confirm-orders': async ({ people, aGuestOrder }) => ({
    token: people.collaborator.accessToken,
    body: { ids: [(await aGuestOrder({ paymentMethod: 'cash' })).order.id] },
  }),
  'orders/count-order-queues': ({ people }) => ({ token: people.collaborator.accessToken }),
  'orders/create-guest-payment': async (scene) => ({ ...(await ofGuest(scene)), body: attempt() }),
  'orders/create-guest-ticket': asGuest,
  'orders/get-guest-order': asGuest,
  'orders/get-guest-order-by-code': async (scene) => ({
    params: { code: scene.guest.order.code },
    query: await proofOf(scene),
  }),
  'orders/get-guest-order-delivery-with-timeline': asGuest,
  'orders/get-guest-payment-status': async (scene) => ({
    params: { id: scene.guest.order.paymentId ?? '' },
    query: await proofOf(scene),
  }),
  'orders/get-order': own,
  'orders/get-order-by-code': ({ people, ownOrder }) => ({
    token: people.member.accessToken,
    params: { code: ownOrder.code },
  }),
  'orders/get-order-delivery': own,
  'orders/get-order-delivery-logs': own,
  'orders/get-order-delivery-with-timeline': own,
  'orders/get-order-story': ofStaff,
  'orders/get-order-summary': ({ people }) => ({ token: people.member.accessToken }),
  'orders/get-order-timeline': own,
  'orders/get-staff-order': ofStaff,
  'orders/grant-credit': async ({ people, aDraft }) => ({
    token: people.admin.accessToken,
    params: { id: (await aDraft()).id },
    body: { reason, days: 14 },
  }),
  'orders/hand-to-carrier': staffWork('packing_completed'),
  'orders/list-alike-orders': ofStaff,
  'orders/list-credit-orders': ({ people }) => ({ token: people.admin.accessToken, query: { take: 5 } }),
  'orders/list-guest-order-payments': asGuest,
  'orders/list-guest-orders': async ({ guest }) => ({ query: { sessionId: guest.sessionId, take: 5 } }),
  'orders/list-order-ids': ({ people }) => ({
    token: people.collaborator.accessToken,
    query: orderQuery,
  }),
  'orders/list-order-items': own,
  'orders/list-order-payments': own,
  'orders/list-orders': ({ people }) => ({
    token: people.member.accessToken,
    query: {
      statusIn: 'completed,draft',
      take: 3,
      sortBy: 'total',
      sortOrder: 'asc',
      createdFrom: '2026-01-01',
      createdTo: '2026-12-31',
      minTotal: 1000,
      q: 'ấm',
    },
  }),
  'orders/list-sale-channels': ({ people }) => ({ token: people.collaborator.accessToken }),
  'orders/mark-delivered': staffWork('delivering'),
  'orders/note-order': (scene) => ({
    ...ofStaff(scene),
    body: { text: 'Khách hẹn nhận sau 17 giờ', clientRequestId: newRequest() },
  }),
  'orders/preview-reorder': own,
  'orders/record-call': async ({ people, aDraft }) => ({
    token: people.collaborator.accessToken,
    params: { id: (await aDraft()).id },
    body: {
      result: 'call_back',
      note: 'Đang họp',
      nextAt: '2026-12-01T09:30',
      clientRequestId: newRequest(),
    },
  }),
  'orders/remind-of-credit': async ({ people, aCashOrder }) => {
    const at = new Date().toISOString();
    const credit = { grantedBy: people.admin.id, grantedAt: at, reason: 'Khách quen', dueAt: at };
    const { id } = await aCashOrder('confirmed', { credit, flags: ['on_credit'] });
    return { token: people.admin.accessToken, params: { id } };
  },
  'orders/request-guest-invoice': async (scene) => ({ ...(await ofGuest(scene)), body: company }),
  'orders/request-vat-invoice': async ({ people, anOrder }) => ({
    token: people.member.accessToken,
    params: { id: (await anOrder()).id },
    body: company,
  }),
  'orders/resend-order-mail': async ({ people, anOrder }) => ({
    token: people.collaborator.accessToken,
    params: { id: (await anOrder()).id },
  }),
  'orders/search-orders': ({ people }) => ({
    token: people.collaborator.accessToken,
    query: { ...orderQuery, page: 1, limit: 5, sortBy: 'total', sortOrder: 'asc' },
  }),
  'orders/send-guest-links': () => ({ body: { email: freshEmail(), phone: freshPhone() } }),
  'orders/send-proof-mail': unproven,
  'orders/correct-guest-email': async (scene) => ({
    ...(await unproven(scene)),
    body: { email: freshEmail() },
  }),
  'orders/start-packing': staffWork('confirmed'),
  'orders/take-back-parcel': staffWork('delivering'),
  'orders/take-money': async (scene) => {
    const order = await scene.aCashOrder('confirmed');
    return {
      token: scene.people.collaborator.accessToken,
      params: { id: order.id },
      body: { amount: order.total },
    };
  },
  'orders/view-order': (scene) => ({ ...ofStaff(scene), body: { isHere: true } }),
  'payments/cancel-payment': async (scene) => {
    const { token, payment } = await memberPayment(scene);
    return { token, body: { paymentId: payment.id } };
  },
  'payments/complete-payment': async (scene) => {
    const { token, payment } = await memberPayment(scene);
    return { token, body: { orderId: payment.orderId } };
  },
  'payments/create-payment': async ({ people, aPayment }) => {
    const { order, payment } = await aPayment();
    return {
      token: people.member.accessToken,
      body: { ...attempt(), orderId: order.id, paymentId: payment.id, ipnUrl: 'https://example.com' },
    };
  },
  'payments/get-payment': ({ people, ownPayment }) => ({
    token: people.member.accessToken,
    params: { id: ownPayment.payment.id },
  }),
  'payments/get-payment-status': ({ people, ownPayment }) => ({
    token: people.member.accessToken,
    params: { id: ownPayment.payment.id },
  }),
  // What a provider's notice may be is told by its signature: payments/webhooks.test.ts alters those byte by byte.
  'payments/receive-bank-notice': () => ({ body: { id: 1, content: 'TT', transferAmount: 1 } }),
  'payments/receive-stripe-notice': () => ({ body: { id: 'evt_1', type: 'payment_intent.succeeded' } }),
  'payments/receive-vnpay-form': () => ({ body: { vnp_TxnRef: '1', vnp_SecureHash: 'a' } }),
  'payments/receive-vnpay-notice': () => ({ query: { vnp_TxnRef: '1', vnp_SecureHash: 'a' } }),
  'payments/simulate-payment': async (scene) => {
    const { token, payment } = await memberPayment(scene);
    return { token, body: { paymentId: payment.id, outcome: 'success' } };
  },
  'payments/verify-payment': async (scene) => {
    const { token, payment } = await memberPayment(scene);
    return { token, params: { id: payment.id }, body: { succeed: false } };
  },
};
