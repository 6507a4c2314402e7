import { shortShelf } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { tooManyOpen as openCash } from '#functions/domain/orders/moving/open-cash.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { hanoi } from '#tests/support/orders.ts';
import {
  but,
  correctedTo,
  isThere,
  lists,
  type Prepared,
  type Refusals,
  refuses,
  says,
  where,
} from './prepared.ts';
import type { Sample } from './sample.ts';
import type { Scene } from './scene.ts';
import type { Row } from './tampered-table.ts';

const card = /^PRODUCT#\S+ (?:CARD|product)$/;
const product = /^PRODUCT#\S+ (?:CARD|DETAIL|product|product-detail)$/;
const head = /^ORDER#\S+ HEAD$/;
/** More than half of what an order may come to. */
const dear = 60_000_000_000;

const address = { recipientName: 'Lan', phone: '0912345678', street: '1 Hàng Bông', ...hanoi };
const shipped = { deliveryType: 'prepaid_ship', pickupWarehouseId: null };

type Goods = (scene: Scene) => { card: { id: string } };
const lineOf =
  (goods: Goods, quantity: number, more: object = {}) =>
  (scene: Scene) => ({
    body: { lines: [{ productId: goods(scene).card.id, variantId: null, quantity }], ...more },
  });
/** Nothing is taken off by hand, which would be too much of goods that cannot be sold. */
const undiscounted = { discount: null };
const plain: Goods = ({ product: goods }) => goods;

const manyPlaces = Array.from({ length: 90 }, (_, place) => `wh-${place}`);
/** One piece lies in each of more warehouses than an order may be taken from. */
const scattered = [
  says(product, { maxQuantity: 999, warehouseIds: manyPlaces }),
  isThere(/^PRODUCT#\S+ STOCK#-#wh-\d+$/, (sk) => ({
    variantId: '-',
    warehouseId: sk.slice('STOCK#-#'.length),
    onHand: 1,
    reserved: 0,
  })),
  lists(/^PRODUCT#/, (rows) =>
    rows.flatMap((row): Row[] =>
      row['entity'] === 'stock'
        ? manyPlaces.map((warehouseId) => ({ ...row, warehouseId, onHand: 1, reserved: 0 }))
        : [row],
    ),
  ),
  lists(/^WAREHOUSES$/, ([first]) => manyPlaces.map((id) => ({ ...first, id }))),
];

const paused = where(
  lists(/^WAREHOUSES$/, (rows) => rows.map((row) => ({ ...row, isActive: false, pausedReason: 'Kiểm kê' }))),
);

/** What an order by phone is refused for when it is quoted, and when it is placed. */
const atCounter = {
  ORDER_TOO_DEAR: but(lineOf(plain, 2), [says(card, { price: dear, total: dear })]),
  ORDER_TOO_LARGE: but(lineOf(plain, manyPlaces.length, { ...shipped, shippingAddress: address }), scattered),
  WAREHOUSE_PAUSED: paused,
};

/** Goods that come from no cart are refused where there is nothing to show of them. */
const boughtAtOnce = {
  PRODUCT_UNAVAILABLE: but(lineOf(({ gone }) => gone, 1)),
  VARIANT_REQUIRED: but(lineOf(({ choice }) => choice, 1)),
  VARIANT_NOT_FOUND: but((scene) => ({
    body: { lines: [{ productId: plain(scene).card.id, variantId: 'none', quantity: 1 }] },
  })),
};

const unknown = {
  UNKNOWN_PROVINCE: { provinceCode: 9999 },
  UNKNOWN_DISTRICT: { system: 'v1', districtCode: 9999 },
  UNKNOWN_WARD: { wardCode: 99_999 },
};

/** An order that is sent, to a place there is not. */
const sentTo = (place: object): Prepared =>
  but({ body: { shippingAddress: { ...address, ...place } } }, [
    says(head, { deliveryType: 'prepaid_ship' }),
  ]);

const itemsOf = ({ items }: Row): Row[] => items as Row[];
const isDear = (row: Row): Row => ({
  ...row,
  items: itemsOf(row).map((item) => ({ ...item, price: dear })),
});
const replacement = says(head, { replaces: { orderId: 'another', code: 'DH1', returnId: 'one' } });

/** So many shelves hold something for the order that all of them cannot be written at once. */
const holdsMuch = (row: Row): Row => ({
  ...row,
  holdings: manyPlaces.map((warehouseId) => ({
    ...(row['holdings'] as Row[])[0],
    warehouseId,
    quantity: 1,
  })),
});

const whenEdited = {
  UNKNOWN_PROVINCE: sentTo(unknown.UNKNOWN_PROVINCE),
  UNKNOWN_DISTRICT: sentTo(unknown.UNKNOWN_DISTRICT),
  UNKNOWN_WARD: sentTo(unknown.UNKNOWN_WARD),
  VARIANT_REQUIRED: but(lineOf(({ choice }) => choice, 1, { prices: 'today' })),
  REPLACEMENT_GOODS: where(replacement),
  ORDER_TOO_DEAR: where(says(head, isDear)),
};

/** The order that goes into another. */
const fromOf = ({ body }: Sample): RegExp =>
  new RegExp(`^${orderKeys.head((body as { fromId: string }).fromId).pk} HEAD$`);
const whereFrom = (change: Row | ((row: Row) => Row)): Prepared =>
  but({}, (sample) => [says(fromOf(sample), change)]);

const whenMerged = {
  ORDER_MERGE_BUYER: whereFrom((row) => ({
    ...row,
    userId: 'another',
    customer: { ...(row['customer'] as Row), phone: '0987654321' },
  })),
  ORDER_MERGE_DELIVERY: whereFrom({ deliveryType: 'prepaid_ship' }),
  ORDER_MERGE_PAID: whereFrom({ paidAmount: 1000 }),
  ORDER_TOO_DEAR: where(says(head, isDear)),
  ORDER_TOO_LARGE: whereFrom((row) => ({
    ...row,
    items: manyPlaces.map((productId) => ({ ...itemsOf(row)[0], productId })),
  })),
  OUT_OF_STOCK: but({}, (sample) => [
    says(fromOf(sample), { holdings: [] }),
    says(card, { isActive: false }),
  ]),
};

/** What other goods are refused for in place of those that came back. */
const exchanged = {
  ADDRESS_REQUIRED: but({ body: shipped }),
  EXCHANGE_NO_CREDIT: where(says(head, { paymentStatus: 'processing' })),
  RETURN_STATE: where(says(/^RETURN#\S+ HEAD$/, { status: 'received' })),
};

/** A guest paid less than the order comes to now: the rest is paid in cash, as that of too many others is. */
const isHalfPaid = {
  userId: null,
  sessionId: 'guest-1',
  paymentStatus: 'paid',
  paymentMethod: 'transfer',
  paidAmount: 1000,
};
const tooManyOpen = (who: RegExp = head) => [says(who, isHalfPaid), refuses(openCash)];

const company = { companyName: 'Gốm', taxCode: '0101234567', address: 'Hà Nội', email: 'a@gom.vn' };

export const orderRefusals: Refusals = {
  'orders/create-counter-order': {
    ...atCounter,
    ABOVE_MAXIMUM: but(lineOf(plain, 3, undiscounted), [says(product, { maxQuantity: 2 })]),
    BELOW_MINIMUM: but({ body: undiscounted }, [says(product, { minQuantity: 2 })]),
    CONTACT_REQUIRED: but({
      body: { ...shipped, shippingAddress: { ...address, phone: '0000000000' } },
    }),
    INSUFFICIENT_STOCK: but(lineOf(({ doomed }) => doomed, 30, undiscounted)),
    ORDER_CHANGED: but({ body: { expectedTotal: 1 } }),
    OUT_OF_STOCK: but(lineOf(({ soldOut }) => soldOut, 1, undiscounted)),
    PICKUP_SHORT: but({ body: { ...undiscounted, pickupWarehouseId: 'wh-ha-noi' } }),
  },
  'returns/exchange-goods': {
    ...atCounter,
    ...exchanged,
    ABOVE_MAXIMUM: but(lineOf(plain, 3, undiscounted), [says(product, { maxQuantity: 2 })]),
    BELOW_MINIMUM: but({ body: undiscounted }, [says(product, { minQuantity: 3 })]),
    CONTACT_REQUIRED: but({
      body: { ...shipped, shippingAddress: { ...address, phone: '0000000000' } },
    }),
    EXCHANGE_CHANGED: but({ body: { expectedCredit: 1 } }),
    INSUFFICIENT_STOCK: but(lineOf(({ doomed }) => doomed, 30, undiscounted)),
    ORDER_CHANGED: but({ body: { expectedTotal: 1 } }),
    OUT_OF_STOCK: but(lineOf(({ soldOut }) => soldOut, 1, undiscounted)),
    PICKUP_REQUIRED: but({ body: { pickupWarehouseId: null } }),
    PICKUP_SHORT: but({ body: { ...undiscounted, pickupWarehouseId: 'wh-ha-noi' } }),
    REQUEST_DIFFERS: correctedTo({ notes: 'Gói quà' }),
  },
  'returns/quote-exchange': { ...atCounter, ...exchanged },
  'orders/quote-counter-order': { ...atCounter, ADDRESS_REQUIRED: but({ body: shipped }) },
  'orders/edit-order': {
    ...whenEdited,
    SHELF_SHORT: but(
      (scene, { body }) => {
        const { expectedTotal } = body as { expectedTotal: number };
        return { body: { ...lineOf(plain, 1)(scene).body, expectedTotal: expectedTotal / 2 } };
      },
      [refuses(shortShelf)],
    ),
    TOO_MANY_OPEN_ORDERS: where(...tooManyOpen()),
  },
  'orders/complete-packing': { SHELF_SHORT: where(refuses(shortShelf)) },
  'orders/preview-edit': { ...whenEdited, ORDER_TOO_LARGE: where(says(head, holdsMuch)) },
  'orders/merge-orders': {
    ...whenMerged,
    SHELF_SHORT: where(
      says(head, (row) => ({
        ...row,
        holdings: (row['holdings'] as Row[]).map((held) => ({ ...held, quantity: 5 })),
      })),
      refuses(shortShelf),
    ),
    TOO_MANY_OPEN_ORDERS: but({}, ({ params }) =>
      tooManyOpen(new RegExp(`^${orderKeys.partition(params?.['id'] ?? '')} HEAD$`)),
    ),
  },
  'orders/preview-merge': {
    ORDER_TOO_DEAR: whenMerged.ORDER_TOO_DEAR,
    ORDER_TOO_LARGE: whenMerged.ORDER_TOO_LARGE,
    OUT_OF_STOCK: whenMerged.OUT_OF_STOCK,
  },
  'orders/create-guest-order': { ...boughtAtOnce, REQUEST_DIFFERS: correctedTo({ notes: 'Gọi số mới' }) },
  'orders/create-order': { ...boughtAtOnce, REQUEST_DIFFERS: correctedTo({ notes: 'Gọi số mới' }) },
  'orders/quote-guest-order': boughtAtOnce,
  'orders/quote-order': boughtAtOnce,
  'orders/remind-of-credit': {
    ORDER_STATE: where(says(head, { credit: null })),
    TOO_MANY_REQUESTS: where(refuses('too-many')),
  },
  'orders/request-guest-invoice': { INVOICE_EXISTS: where(says(head, { vatInvoice: company })) },
  'vouchers/preview-voucher': {
    ORDER_TOO_DEAR: but({}, [says(card, { price: dear, total: dear })]),
    ORDER_TOO_LARGE: but(lineOf(plain, manyPlaces.length), scattered),
  },
};
