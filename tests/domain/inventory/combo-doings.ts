import { expect } from 'vitest';
import { piecesOfLines } from '#shared/orders/order-parts.ts';
import { countGoods } from '#functions/domain/inventory/counts/count-goods.ts';
import { postCount } from '#functions/domain/inventory/counts/post-count.ts';
import { startCount } from '#functions/domain/inventory/counts/start-count.ts';
import { receiveTransfer } from '#functions/domain/inventory/transfers/receive-transfer.ts';
import { requestTransfer } from '#functions/domain/inventory/transfers/request-transfer.ts';
import { sendTransfer } from '#functions/domain/inventory/transfers/send-transfer.ts';
import { moveStock } from '#functions/domain/catalogue/warehouses/move-stock.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { completePacking, handToCarrier, startPacking } from '#functions/domain/orders/moving/move-order.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { markDelivered } from '#functions/domain/shipping/parcels/mark-delivered.ts';
import { moveReturn } from '#functions/domain/returns/move-return.ts';
import { requestReturn } from '#functions/domain/returns/request-return.ts';
import { home } from '#tests/domain/orders/doing-surroundings.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aComboShop, far } from '../support/combo-shop.ts';

export const doings = [
  'order a box',
  'order a box',
  'order rice',
  'order both',
  'order sacks',
  'order sacks',
  'cancel',
  'pack',
  'pack',
  'return',
  'return',
  'make it of others',
  'make the sack bigger',
  'receive',
  'move',
  'count',
] as const;

/** Each of them once where it can be: chance alone seldom lets an order come and go back. */
export const everyday: [(typeof doings)[number], number, number][] = [
  ...[...new Set(doings)]
    .filter((what) => !['cancel', 'pack', 'return', 'count'].includes(what))
    .map((what): [typeof what, number, number] => [what, 1, 0]),
  ['pack', 1, 0],
  ['pack', 1, 0],
  ['return', 1, 0],
  ['cancel', 1, 1],
  ['count', 2, 0],
];

/** More is given back than was kept, of one line or of another. */
export const givenBackTwice: (typeof everyday)[] = [
  [
    ['order rice', 3, 0],
    ['pack', 1, 0],
    ['pack', 1, 0],
    ['return', 2, 0],
    ['return', 2, 0],
  ],
  [
    ['order both', 3, 0],
    ['pack', 1, 0],
    ['pack', 1, 0],
    ['return', 1, 0],
    ['return', 1, 0],
  ],
];

/** A shop that sells rice and bowls, loose by the sack and in a box of several of each, and whatever can happen to them. */
export async function aComboHistory() {
  const shop = await aComboShop();
  const { context, table } = shop;
  const rice = await shop.make('Gạo', { price: 20_000 }, [12, 5]);
  const bowl = await shop.make('Bát', { price: 30_000 }, [6, 2]);
  const care = await shop.make('Gói quà', { type: 'service', price: 7_001 });
  const partsOf = (riceEach: number) => [
    { productId: rice.id, quantity: riceEach },
    { productId: bowl.id, quantity: 1 },
    { productId: care.id, quantity: 1 },
  ];
  const box = await shop.combo('Hộp', partsOf(2), { price: 60_000 });
  const sack = await shop.make('Bao gạo', { price: 90_000, masterUnitId: rice.id, conversionValue: 5 });
  const goods = [rice.id, bowl.id];
  /** Pieces of each that people know to have come in, or to be gone, beside what orders say. */
  const known = new Map([
    [rice.id, 17],
    [bowl.id, 8],
  ]);
  const add = (id: string, quantity: number) => known.set(id, (known.get(id) ?? 0) + quantity);
  const sent = { deliveryType: 'prepaid_ship', pickupWarehouseId: null, shipTo: home } as const;
  const orderIds = () => shop.rows().flatMap(({ entity, id }) => (entity === 'order' ? [String(id)] : []));
  const orders = (): Promise<StoredOrder[]> =>
    Promise.all(orderIds().map((id) => requireOrder(context, { id, asker: shopRequester })));
  const at = async (place: number): Promise<StoredOrder | undefined> => {
    const all = await orders();
    return all[place % Math.max(1, all.length)];
  };

  /** Packs an order, or delivers one that is packed. */
  async function pack({ id, status }: StoredOrder) {
    const name = { id, asker: shopRequester };
    if (status !== 'packing_completed') {
      await saveChange(context, { ...name, decide: startPacking });
      return saveChange(context, { ...name, decide: completePacking });
    }
    await saveChange(context, { ...name, decide: handToCarrier });
    return markDelivered(context, name);
  }

  async function giveBack({ id, userId, items }: StoredOrder, quantity: number) {
    const back = await requestReturn(context, {
      userId: userId ?? '',
      orderId: id,
      items: items.map((line) => ({ itemId: line.id, quantity: Math.min(quantity, line.quantity) })),
      reason: 'other',
      note: '',
      resolution: 'refund',
      method: 'pickup',
      media: [],
    });
    const move = { id: back.id, asker: shopRequester, by: 'staff', note: '' } as const;
    for (const to of ['approved', 'returning', 'received'] as const)
      await moveReturn(context, { ...move, to });
    await moveReturn(context, {
      ...move,
      to: 'inspected',
      inspection: { qaResult: 'passed', note: '', restock: true },
    });
    for (const item of back.items) {
      const { parts } = items.find((line) => line.id === item.itemId) ?? {};
      for (const piece of piecesOfLines([{ ...item, parts }]))
        if (known.has(piece.productId)) add(piece.productId, piece.quantity);
      returned.set(item.itemId, (returned.get(item.itemId) ?? 0) + item.quantity);
    }
    return back;
  }

  async function receive(productId: string, quantity: number) {
    const come = { productId, variantId: '-', warehouseId: warehouse.id, onHand: quantity, unitCost: 1_000 };
    await table.write(await moveStock(context, [come], { why: 'received' }));
    return add(productId, quantity);
  }

  async function move(productId: string, quantity: number) {
    const lines = [{ productId, variantId: null, quantity }];
    const draft = { fromId: warehouse.id, toId: far.id, note: '', lines, userId: 'lan' };
    const { id } = await requestTransfer(context, { ...draft, clientRequestId: undefined });
    const { version } = await sendTransfer(context, { id, userId: 'lan', version: 1 });
    const arrived = [{ productId, variantId: null, received: quantity, rest: 'later' as const }];
    return receiveTransfer(context, { id, userId: 'minh', version, lines: arrived });
  }

  /** The parts of a box and of a sack, and the member's cart, as they were last saved. */
  const madeOf = { riceInBox: 2, riceInSack: 5 };
  const cart = new Map<string, number>();

  /** A cart of which an order is refused stays as it is, and the next order takes all of it. */
  async function order(wanted: readonly (readonly [string, number])[]) {
    for (const [id, quantity] of wanted) cart.set(id, quantity);
    const placed = await shop.order('lan', wanted, sent);
    cart.clear();
    return placed;
  }

  /** Pieces of each good that nobody holds, by warehouse. */
  async function freePieces() {
    const records = await Promise.all(goods.map((id) => shop.record(id)));
    return [warehouse.id, far.id].map((warehouseId) =>
      records.map((record) => {
        const shelf = record?.stocks.find((one) => one.warehouseId === warehouseId);
        return shelf ? shelf.onHand - shelf.reserved : 0;
      }),
    );
  }

  /** Whether the goods for a cart lie in one warehouse, nowhere, or only in both together. */
  async function whereGoodsLie(wanted: readonly (readonly [string, number])[]) {
    const all = new Map([...cart, ...wanted]);
    const [boxes, sacks] = [all.get(box.id) ?? 0, all.get(sack.id) ?? 0];
    const needs = [
      (all.get(rice.id) ?? 0) + boxes * madeOf.riceInBox + sacks * madeOf.riceInSack,
      boxes + (all.get(bowl.id) ?? 0),
    ];
    const free = await freePieces();
    if (free.some((there) => needs.every((need, place) => need <= (there[place] ?? 0)))) return 'in one';
    const isEnough = needs.every(
      (need, place) => need <= free.reduce((sum, there) => sum + (there[place] ?? 0), 0),
    );
    return isEnough ? 'in both' : 'nowhere';
  }

  const returned = new Map<string, number>();
  const shortCodes = ['OUT_OF_STOCK', 'INSUFFICIENT_STOCK'];

  /** The refusals one of which is due; undefined where it must be done, null where the notes do not say. */
  async function dueRefusals(what: (typeof doings)[number], quantity: number, place: number) {
    const found = await at(place);
    if (what.startsWith('order')) {
      const lies = await whereGoodsLie(wantedIn(what, quantity, place));
      if (lies === 'in both') return null;
      return lies === 'in one' ? undefined : shortCodes;
    }
    if (what === 'move') {
      const [near = []] = await freePieces();
      return quantity > (near[place % 2] ?? 0) ? ['STOCK_HELD'] : undefined;
    }
    if (!found) return undefined;
    const { status, items } = found;
    if (what === 'cancel')
      return ['confirmed', 'packing', 'packing_completed'].includes(status) ? undefined : ['ORDER_STATE'];
    if (what === 'pack')
      return ['confirmed', 'packing_completed'].includes(status) ? undefined : ['ORDER_STATE'];
    if (what !== 'return') return undefined;
    if (status !== 'completed') return ['ORDER_STATE'];
    const isTooMuch = items.some(
      (line) => Math.min(quantity, line.quantity) + (returned.get(line.id) ?? 0) > line.quantity,
    );
    return isTooMuch ? ['RETURN_EXISTS', 'RETURN_TOO_MANY'] : undefined;
  }

  async function count(productId: string, found: number) {
    const by = { userId: 'lan', clientRequestId: undefined };
    const sheet = await startCount(context, { ...by, warehouseId: warehouse.id, note: '' });
    const line = {
      ...by,
      id: sheet.id,
      productId,
      variantId: null,
      counterId: 'may',
      quantity: found,
      anew: false,
      lots: [],
    };
    const { difference } = await countGoods(context, line);
    const after = await postCount(context, { id: sheet.id, userId: 'minh', version: 1 });
    return after.status === 'posted' && add(productId, difference);
  }

  function wantedIn(what: (typeof doings)[number], quantity: number, place: number) {
    const all: [string, number][] =
      what === 'order a box'
        ? [[box.id, quantity]]
        : what === 'order rice'
          ? [[rice.id, quantity]]
          : what === 'order both'
            ? [
                [box.id, 1],
                [rice.id, quantity],
              ]
            : [
                [sack.id, 1],
                [rice.id, quantity],
                [box.id, 1],
              ];
    return what === 'order sacks' ? all.slice(0, 1 + (place % 3)) : all;
  }

  async function happen(what: (typeof doings)[number], quantity: number, place: number) {
    const productId = goods[place % 2] ?? rice.id;
    const found = await at(place);
    switch (what) {
      case 'order a box':
      case 'order rice':
      case 'order both':
      case 'order sacks':
        return order(wantedIn(what, quantity, place));
      case 'make the sack bigger':
        await shop.change(sack.id, { masterUnitId: rice.id, conversionValue: 3 + quantity });
        return (madeOf.riceInSack = 3 + quantity);
      case 'cancel':
        return found && callOff(context, { id: found.id, asker: shopRequester, by: 'staff', reason: 'Hết' });
      case 'pack':
        return found && pack(found);
      case 'return':
        return found && giveBack(found, quantity);
      case 'make it of others':
        await shop.change(box.id, { parts: partsOf(quantity) });
        return (madeOf.riceInBox = quantity);
      case 'receive':
        return receive(productId, quantity);
      case 'move':
        return move(productId, quantity);
      case 'count':
        return count(productId, quantity * 3);
    }
  }

  /** Done, or refused with what is due. Answers with what, where it was refused. */
  async function doOrRefuse(what: (typeof doings)[number], quantity: number, place: number) {
    const due = await dueRefusals(what, quantity, place);
    let isDone = false;
    const attempt = async () => {
      isDone = Boolean(await happen(what, quantity, place));
    };
    const refusal = await refusalOf(attempt());
    if (due === undefined) expect([what, refusal]).toEqual([what, undefined]);
    else if (due) expect(due, `${what}: ${refusal}`).toContain(refusal);
    return { isDone, refusal };
  }

  return { ...shop, rice, bowl, box, sack, goods, known, orders, doOrRefuse };
}
