import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { staleOrder } from '#functions/domain/orders/order-record.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { but, correctedTo, isAnswered, isThere, type Refusals, refuses, says, where } from './prepared.ts';
import type { Sample } from './sample.ts';

const order = /^ORDER#\S+ HEAD$/;

/** The carrier cannot be reached, or says no. */
const isSilent = isAnswered(/\/services\//, () => Promise.reject(new Error('nobody there')));
const saysNo = isAnswered(/\/services\//, () =>
  Promise.resolve(Response.json({ success: false, message: 'Không nhận' })),
);
const saysYes = isAnswered(/\/services\//, () => Promise.resolve(Response.json({ success: true })));

const nowhere = where(says(order, { shippingAddress: null }));

/** All of what is asked for is on its way back already. */
const isAllHeld = but({}, ({ body }: Sample) => {
  const { items } = body as { items: { itemId: string }[] };
  const held = Object.fromEntries(items.map(({ itemId }) => [itemId, 99]));
  return [isThere(/^ORDER-RETURNS#\S+ TALLY$/, { held, refunded: {}, version: 1 })];
});

export const afterwardsRefusals: Refusals = {
  'returns/open-return': {
    RETURN_EXISTS: isAllHeld,
    UNKNOWN_UPLOAD: but({ body: { media: ['nothing'] } }),
  },
  'returns/record-return-qa': {
    LOTS_NEEDED: but(({ ownReturn }) => ({
      body: {
        lines: [
          {
            itemId: ownReturn.order.items[0]?.id,
            passed: 1,
            restocked: 1,
            lots: [{ code: 'L1', expiresOn: '2027-01-01', quantity: 2 }],
          },
        ],
      },
    })),
  },
  'returns/request-guest-return': {
    RETURN_EXISTS: isAllHeld,
    RETURN_WINDOW_CLOSED: where(says(order, { returnableUntil: '2020-01-01T00:00:00.000Z' })),
  },
  'returns/request-return': { REQUEST_DIFFERS: correctedTo({ note: 'Vỡ cả nắp' }) },
  'reviews/create-rating': {
    ACCOUNT_LOCKED: but(async ({ world, aBuyer }) => {
      const { buyer, productId } = await aBuyer();
      await world.table.write([update(accountKeys.profile(buyer.id), { set: { status: 'inactive' } })]);
      return { token: buyer.accessToken, body: { productId, value: 4 } };
    }),
  },
  'reviews/list-reviews-by-slug': { BAD_CURSOR: but({ query: { cursor: 'made-up' } }) },
  'reviews/update-rating': { RATING_NOT_FOUND: but({ params: { id: 'nothing' } }) },
  'reviews/update-review': { UNKNOWN_UPLOAD: but({ body: { media: ['nothing'] } }) },
  'shipping/cancel-ghtk-order': {
    CARRIER_UNAVAILABLE: where(isSilent),
    STALE_STATE: where(saysYes, refuses(staleOrder)),
  },
  'shipping/create-ghtk-order': {
    ADDRESS_REQUIRED: nowhere,
    ORDER_IS_PICKUP: where(says(order, { deliveryType: 'warehouse_pickup' })),
  },
  'shipping/print-ghtk-label': {
    CARRIER_REFUSED: where(saysNo),
    CARRIER_UNAVAILABLE: where(isSilent),
    LABEL_VOID: where(
      says(order, (row) => ({
        ...row,
        shippingAddress: { ...(row['shippingAddress'] as object), street: '9 Hàng Gai' },
      })),
    ),
  },
  'shipping/quote-parcels': { CARRIER_REFUSED: where(saysNo), CARRIER_UNAVAILABLE: where(isSilent) },
  'shipping/release-packing': {
    STALE_STATE: async (situation) => {
      const call = await where(refuses(staleOrder))(situation);
      await situation.send('shipping/claim-packing', call.sample);
      return call;
    },
  },
};
