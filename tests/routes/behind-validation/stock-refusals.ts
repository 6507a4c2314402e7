import * as z from 'zod';
import { newId } from '#shared/values/ids.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { put, update } from '#functions/platform/table/table-operations.ts';
import { purchasing } from '#tests/support/purchasing.ts';
import { but, correctedTo, isGone, type Prepared, type Refusals, says, where } from './prepared.ts';
import type { Sample } from './sample.ts';
import type { Row } from './tampered-table.ts';

const card = /^PRODUCT#\S+ (?:CARD|product)$/;
const detail = /^PRODUCT#\S+ (?:DETAIL|product-detail)$/;
const shelf = /^PRODUCT#\S+ STOCK#/;
const warehouse = /^WAREHOUSES /;
const transfer = /^TRANSFER#\S+ HEAD$/;

/** Goods that have no shelf, for they are so many of others; and such as are not sold by that name any more. */
const isUnit = says(card, { parts: [{ productId: 'another', variantId: null, quantity: 6 }] });
const isService = says(card, { type: 'service' });

/** A shelf has to be made for what moves: what it would be of, and where, is not so. */
const withoutShelf = (...told: Parameters<typeof where>): Record<string, Prepared> => ({
  PRODUCT_NOT_FOUND: where(...told, isGone(shelf), isGone(card)),
  UNIT_HAS_NO_SHELF: where(...told, isGone(shelf), isUnit),
  UNKNOWN_WAREHOUSE: where(...told, isGone(shelf), isGone(warehouse)),
  VARIANT_NOT_FOUND: where(...told, isGone(shelf), isService),
});

const shelfOf = (warehouseId: string, onHand: number, onHandBefore = 20) => ({
  warehouseId,
  onHand,
  onHandBefore,
});
/** Of the one shelf that a good call says anything of. */
const ofShelf = (change: object): Prepared =>
  but((scene) => ({ body: { inventories: [{ ...shelfOf(scene.warehouse.id, 25), ...change }] } }));

/** Orders hold more of a product than there shall be. */
const held: Prepared = but(async ({ world, warehouse: { id } }, { params }: Sample) => {
  const reserved = productKeys.stock(params?.['id'] ?? '', noVariantId, id);
  await world.table.write([update(reserved, { set: { reserved: 10 } })]);
  return { body: { inventories: [shelfOf(id, 9)] } };
});

const lineOf = (more: object): Prepared =>
  but({ body: { lines: [{ lineId: '1', quantity: 2, lots: [], serials: [], ...more }] } });
const serials = (count: number, from = 0) => Array.from({ length: count }, (_, place) => `S${from + place}`);
/** Two lines with more numbers than are written at once. */
const tooManySerials: Prepared = but(
  {
    body: {
      lines: ['1', '2'].map((lineId, place) => ({ lineId, quantity: 31, serials: serials(31, 31 * place) })),
    },
  },
  [
    says(/^PURCHASE-ORDER#\S+ HEAD$/, (row) => {
      const [line] = row['lines'] as Row[];
      return { ...row, lines: [line, { ...line, id: '2' }] };
    }),
  ],
);
const isBound = says(card, (row: Row) => ({
  ...row,
  parts: [{ productId: newId(), variantId: null, quantity: 6 }],
}));

/** More warehouses than drafts are written at once need something. */
const inManyPlaces: Prepared = but(async ({ world, aSellable, warehouse: { id } }, { body }) => {
  const { card: goods } = await aSellable();
  const places = Array.from({ length: 21 }, (_, place) => `wh-${place}`);
  const shelfAt = (place: string) => productKeys.stock(goods.id, noVariantId, place);
  const known = await world.table.get(shelfAt(id), z.looseObject({ entity: z.string() }));
  if (!known) throw new Error('There is no shelf to copy');
  await world.table.write(places.map((place) => put({ ...known, ...shelfAt(place), warehouseId: place })));
  const [line] = (body as { lines: object[] }).lines;
  return {
    body: { lines: places.map((place) => ({ ...line, id: `${goods.id}.${noVariantId}.${place}` })) },
  };
});

/** All goods of a sent purchase came, and the number of each piece is asked for. */
const allCame: Prepared = async ({ scene, table }) => {
  const { product, people, world } = scene;
  const { id, version } = await purchasing(world, people.admin).aSentPurchase(product.card.id);
  const sample = { token: people.admin.accessToken, params: { id }, body: { status: 'received', version } };
  return { sample, table: says(detail, { isLotSerialControl: true })(table) };
};

export const stockRefusals: Refusals = {
  'inventory/cancel-transfer': withoutShelf(says(transfer, { status: 'sent', received: 0, short: 0 })),
  'inventory/count-goods': {
    COUNT_FULL: where(says(/^COUNT#\S+ HEAD$/, { lineCount: 2000 }), isGone(/^COUNT#\S+ LINE#/)),
  },
  'inventory/list-inventories': { PRODUCT_NOT_FOUND: but({ params: { id: 'nothing' } }) },
  'inventory/list-movements': { BAD_CURSOR: but({ query: { cursor: 'made-up' } }) },
  'inventory/post-count': withoutShelf(
    says(/^COUNT#\S+ LINE#/, (row) => ({
      ...row,
      parts: { 'may-quet-01': { quantity: 21, by: 'another' } },
    })),
  ),
  'inventory/receive-transfer': {
    STALE_STATE: but({ body: { version: 7 } }),
    UNIT_HAS_NO_SHELF: where(isUnit),
    VARIANT_NOT_FOUND: where(isService),
  },
  'inventory/repair-shelf': {
    NOT_FOUND: but({ body: { productId: 'nothing' } }),
    STALE_STATE: but({ body: { revision: 7 } }),
    STOCK_HELD: where(says(shelf, { heldBack: 3, reserved: 3 })),
  },
  'inventory/request-transfer': { UNIT_HAS_NO_SHELF: where(isUnit) },
  'inventory/save-inventories': {
    PRODUCT_NOT_FOUND: but({ params: { id: 'nothing' } }),
    VARIANT_NOT_FOUND: ofShelf({ variantId: 'none', onHandBefore: 0 }),
    UNKNOWN_WAREHOUSE: ofShelf({ warehouseId: 'nowhere', onHandBefore: 0 }),
    STALE_STATE: ofShelf({ onHandBefore: 19 }),
    STOCK_HELD: held,
    STOCK_NOT_SET: ofShelf({ reserved: 4 }),
    FORBIDDEN: ofShelf({ cost: 1.25 }),
    REQUEST_DIFFERS: correctedTo({ reason: 'Đếm lại' }),
  },
  'inventory/send-transfer': { UNIT_HAS_NO_SHELF: where(isUnit), VARIANT_NOT_FOUND: where(isService) },
  'inventory/update-transfer': { UNIT_HAS_NO_SHELF: where(isUnit) },
  'inventory/write-off-lot': { STOCK_HELD: where(says(shelf, { reserved: 30 })) },
  'purchasing/create-purchase': { UNIT_BASE_UNKNOWN: where(isBound) },
  'purchasing/update-purchase': { SERIALS_NEEDED: allCame, UNIT_BASE_UNKNOWN: where(isBound) },
  'purchasing/draft-reorder': {
    REORDER_TOO_MANY: inManyPlaces,
    VARIANT_REQUIRED: where(says(detail, { variants: [{ id: 'co-m' }] })),
    VARIANT_NOT_FOUND: but(
      ({ choice, warehouse: { id } }, { body }) => {
        const [line] = (body as { lines: object[] }).lines;
        return { body: { lines: [{ ...line, id: `${choice.card.id}.co-m.${id}` }] } };
      },
      [says(detail, { variants: [] })],
    ),
  },
  'purchasing/receive-purchase': { SERIALS_TOO_MANY: tooManySerials },
  'purchasing/send-back-goods': {
    LOTS_NEEDED: where(says(detail, { isBatchExpireControl: true })),
    PURCHASE_SHELF_SHORT: where(says(shelf, (row) => ({ ...row, reserved: row['onHand'] }))),
    SERIALS_NEEDED: where(says(detail, { isLotSerialControl: true })),
    SERIALS_TOO_MANY: tooManySerials,
    SERIAL_NOT_FOUND: lineOf({ serials: serials(2) }),
  },
};
