import { shortShelf } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { newId } from '#shared/values/ids.ts';
import {
  but,
  correctedTo,
  doneBefore,
  lists,
  type Prepared,
  type Refusals,
  refuses,
  says,
  where,
} from './prepared.ts';
import { sampleOf } from './samples.ts';
import type { Row } from './tampered-table.ts';

const order = /^ORDER#\S+ HEAD$/;
const product = /^PRODUCT#\S+ (?:CARD|DETAIL|product|product-detail)$/;
const packing = /^ORDER#\S+ PACKING$/;
const refund = /^REFUND#\S+ HEAD$/;
const till = /^TILL#\S+ HEAD$/;
const openTills = /^OPEN-TILLS#/;

const noTill = lists(openTills, () => []);
const tillAt = (warehouseId: string) =>
  lists(openTills, (rows) => rows.slice(0, 1).map((row): Row => ({ ...row, warehouseId })));
/** More than half of what an order may come to. */
const dear = 60_000_000_000;
/** Another of the staff packs it, for a while yet. */
const another = {
  userId: 'another',
  name: 'Hoa',
  at: '2026-01-01T00:00:00.000Z',
  until: '2999-01-01T00:00:00.000Z',
};

const fetched = says(order, { deliveryType: 'warehouse_pickup', pickupWarehouse: warehouse });

/** What an act is refused for that takes cash of an order. */
const takesCash = {
  TILL_REQUIRED: where(fetched, noTill),
  TILL_ELSEWHERE: where(fetched, tillAt('elsewhere')),
};

/** A refund in cash, out of a till that says this. */
const outOf = (row: Row): Prepared =>
  but(
    async (scene) => ({ body: { tillId: (await sampleOf('tills/get-till', scene)).params?.['id'] } }),
    [says(refund, { way: 'cash' }), says(till, row)],
  );

export const tillRefusals: Refusals = {
  'orders/create-counter-order': {
    TILL_REQUIRED: but({ body: { isPaid: true } }, [noTill]),
    TILL_ELSEWHERE: but({ body: { isPaid: true } }, [tillAt('elsewhere')]),
    TRANSFER_UNPROVEN: but({ body: { isPaid: true, paymentMethod: 'transfer' } }),
  },
  'returns/exchange-goods': {
    TILL_REQUIRED: but({ body: { isPaid: true } }, [noTill]),
    TILL_ELSEWHERE: but({ body: { isPaid: true } }, [tillAt('elsewhere')]),
    TRANSFER_UNPROVEN: but({ body: { isPaid: true, paymentMethod: 'transfer' } }),
  },
  'refunds/process-refund': {
    REFUND_TILL: where(says(refund, { way: 'cash' })),
    TILL_NOT_FOUND: but({ body: { tillId: 'nothing' } }, [says(refund, { way: 'cash' })]),
    TILL_CLOSED: outOf({ status: 'closed' }),
    TILL_SHORT: outOf({ float: 0 }),
  },
  'orders/mark-delivered': takesCash,
  'orders/take-money': takesCash,
  'orders/sell-at-counter': {
    TILL_REQUIRED: where(noTill),
    TILL_ELSEWHERE: where(tillAt('elsewhere')),
    ORDER_TOO_DEAR: but(
      ({ product: { card } }) => ({
        body: { lines: [{ productId: card.id, variantId: null, quantity: 2 }] },
      }),
      [says(/^PRODUCT#\S+ (?:CARD|product)$/, { price: dear, total: dear })],
    ),
    // The same press again, when somebody else went on with what it had begun.
    ORDER_STATE: doneBefore([says(order, { status: 'packing_completed', deliveryType: 'prepaid_ship' })]),
    PACKING_HELD: doneBefore([says(order, { status: 'packing' }), says(packing, { claim: another })]),
    CARD_TOO_MUCH: but({ body: { card: 90_000_000_000 } }),
    CASH_SHORT: but({ body: { given: 0 } }),
    DISCOUNT_TOO_HIGH: but({ body: { discount: { amount: 90_000_000, reason: 'Khách quen' } } }),
    ORDER_CHANGED: but({ body: { expectedTotal: 5000, given: 5000 } }),
    REQUEST_DIFFERS: correctedTo({ notes: 'Gói quà' }),
    ABOVE_MAXIMUM: but(
      ({ product: { card } }) => ({
        body: { lines: [{ productId: card.id, variantId: null, quantity: 3 }] },
      }),
      [says(product, { maxQuantity: 2 })],
    ),
    BELOW_MINIMUM: where(says(product, { minQuantity: 2 })),
    OUT_OF_STOCK: but(({ soldOut: { card } }) => ({
      body: { lines: [{ productId: card.id, variantId: null, quantity: 1 }] },
    })),
    INSUFFICIENT_STOCK: but(({ doomed: { card } }) => ({
      body: { lines: [{ productId: card.id, variantId: null, quantity: 30 }] },
    })),
    PICKUP_SHORT: but({ body: { warehouseId: 'wh-ha-noi' } }, [tillAt('wh-ha-noi')]),
    SHELF_SHORT: where(refuses(shortShelf)),
    WAREHOUSE_PAUSED: where(
      lists(/^WAREHOUSES$/, (rows) =>
        rows.map((row) => ({ ...row, isActive: false, pausedReason: 'Kiểm kê' })),
      ),
    ),
  },
  'tills/open-till': { TILL_OPEN: doneBefore([], { clientRequestId: newId() }) },
  'shipping/take-in-rest': { TILL_REQUIRED: where(noTill) },
  'refunds/settle-refund': { REFUND_TILL: where(says(refund, { way: 'cash' })) },
};
