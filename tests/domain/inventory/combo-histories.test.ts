import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { piecesOfLines } from '#shared/orders/order-parts.ts';
import { countGoods } from '#functions/domain/catalogue/counts/count-goods.ts';
import { postCount } from '#functions/domain/catalogue/counts/post-count.ts';
import { startCount } from '#functions/domain/catalogue/counts/start-count.ts';
import { receiveTransfer } from '#functions/domain/catalogue/transfers/receive-transfer.ts';
import { requestTransfer } from '#functions/domain/catalogue/transfers/request-transfer.ts';
import { sendTransfer } from '#functions/domain/catalogue/transfers/send-transfer.ts';
import { moveStock } from '#functions/domain/catalogue/warehouses/move-stock.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { completePacking, handToCarrier, startPacking } from '#functions/domain/orders/moving/move-order.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { asShop } from '#functions/domain/orders/reading/asker.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { markDelivered } from '#functions/domain/payments/settling/staff-money.ts';
import { moveReturn } from '#functions/domain/returns/move-return.ts';
import { requestReturn } from '#functions/domain/returns/request-return.ts';
import { home } from '#tests/domain/orders/doing-surroundings.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { aComboShop, far } from '../support/combo-shop.ts';
import { expectBooksAgree } from './books-agree.ts';

const doings = [
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
const everyday: [(typeof doings)[number], number, number][] = [
  ...[...new Set(doings)]
    .filter((what) => !['cancel', 'pack', 'return', 'count'].includes(what))
    .map((what): [typeof what, number, number] => [what, 1, 0]),
  ['pack', 1, 0],
  ['pack', 1, 0],
  ['return', 1, 0],
  ['cancel', 1, 1],
  ['count', 2, 0],
];

/** What the shop refuses is no mistake; anything else is. */
const unlessRefused = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });

/** A shop that sells rice and bowls, loose by the sack and in a box of several of each, and whatever can happen to them. */
async function aHistory() {
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
    Promise.all(orderIds().map((id) => requireOrder(context, { id, asker: asShop })));
  const at = async (place: number): Promise<StoredOrder | undefined> => {
    const all = await orders();
    return all[place % Math.max(1, all.length)];
  };

  /** It is packed, or what was packed reaches its buyer. */
  async function pack({ id, status }: StoredOrder) {
    const name = { id, asker: asShop };
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
    const move = { id: back.id, asker: asShop, by: 'staff', note: '' } as const;
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

  async function happen(what: (typeof doings)[number], quantity: number, place: number) {
    const productId = goods[place % 2] ?? rice.id;
    const found = await at(place);
    switch (what) {
      case 'order a box':
        return shop.order('lan', [[box.id, quantity]], sent);
      case 'order rice':
        return shop.order('lan', [[rice.id, quantity]], sent);
      case 'order both':
        return shop.order(
          'lan',
          [
            [box.id, 1],
            [rice.id, quantity],
          ],
          sent,
        );
      case 'order sacks':
        return shop.order(
          'lan',
          [
            [sack.id, 1],
            [rice.id, quantity],
            [box.id, 1],
          ].slice(0, 1 + (place % 3)) as [string, number][],
          sent,
        );
      case 'make the sack bigger':
        return shop.change(sack.id, { masterUnitId: rice.id, conversionValue: 3 + quantity });
      case 'cancel':
        return found && callOff(context, { id: found.id, asker: asShop, by: 'staff', reason: 'Hết' });
      case 'pack':
        return found && pack(found);
      case 'return':
        return found && giveBack(found, quantity);
      case 'make it of others':
        return shop.change(box.id, { parts: partsOf(quantity) });
      case 'receive':
        return receive(productId, quantity);
      case 'move':
        return move(productId, quantity);
      case 'count':
        return count(productId, quantity * 3);
    }
  }

  return { ...shop, rice, bowl, box, sack, goods, known, orders, happen };
}

it('ledger, rows and the view agree on every part, and no piece appears or vanishes unsaid, whatever happens', async () => {
  const doing = fc.tuple(fc.constantFrom(...doings), fc.integer({ min: 1, max: 4 }), fc.nat(5));
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { maxLength: 25 }), fc.nat(), async (history, seed) => {
      const shop = await aHistory();
      for (const [what, quantity, place] of history)
        await unlessRefused(shop.happen(what, quantity, place).then((done) => done && seen.add(what)));
      await shop.follow((events) => (seed % 2 ? events.toReversed() : [...events, ...events]));
      const orders = await shop.orders();
      const heldBy = (id: string, stock: StoredOrder['stock']) =>
        orders
          .filter((order) => order.stock === stock)
          .flatMap(({ holdings }) => holdings)
          .filter(({ productId }) => productId === id)
          .reduce((sum, { quantity }) => sum + quantity, 0);
      for (const id of shop.goods) {
        const shelves = (await shop.record(id))?.stocks ?? [];
        const sum = (of: 'onHand' | 'reserved') => shelves.reduce((all, shelf) => all + shelf[of], 0);
        expect(sum('reserved')).toBe(heldBy(id, 'reserved'));
        expect(sum('onHand')).toBe((shop.known.get(id) ?? 0) - heldBy(id, 'taken'));
      }
      await expectBooksAgree(shop);
      // What its card says of a combo, or a unit, is what its parts allow; nothing lies under its own name.
      for (const { id } of [shop.box, shop.sack]) {
        const found = await shop.record(id);
        const available = (await shop.available(id)) ?? 0;
        expect(found?.stocks).toEqual([]);
        expect(found?.card.stockStatus).toBe(
          available === 0 ? 'out_of_stock' : available <= 5 ? 'low_stock' : 'in_stock',
        );
      }
    }),
    { numRuns: 60, examples: [[everyday, 0]] },
  );
  // None of them was refused each time.
  expect([...new Set(doings)].filter((what) => !seen.has(what))).toEqual([]);
}, 120_000);
