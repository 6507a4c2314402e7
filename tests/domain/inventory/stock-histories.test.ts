import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countGoods } from '#functions/domain/catalogue/counts/count-goods.ts';
import { postCount } from '#functions/domain/catalogue/counts/post-count.ts';
import { startCount } from '#functions/domain/catalogue/counts/start-count.ts';
import { listInventories } from '#functions/domain/catalogue/inventory/read-inventories.ts';
import { searchTransfers } from '#functions/domain/catalogue/transfers/read-transfers.ts';
import { receiveTransfer } from '#functions/domain/catalogue/transfers/receive-transfer.ts';
import { requestTransfer } from '#functions/domain/catalogue/transfers/request-transfer.ts';
import { cancelTransfer, sendTransfer } from '#functions/domain/catalogue/transfers/send-transfer.ts';
import {
  holdStock,
  putBackStock,
  releaseStock,
  takeStock,
} from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { moveStock } from '#functions/domain/catalogue/warehouses/move-stock.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { expectBooksAgree } from './books-agree.ts';
import { aStockedShop, far } from './stock-shop.ts';

const doings = [
  'hold',
  'sell',
  'cancel',
  'return',
  'adjust',
  'receive',
  'send',
  'arrive',
  'arrive in part',
  'never left',
  'call off',
  'count',
  'sell while counting',
] as const;

const refused = () => undefined;

/** A shop of two warehouses, and whatever can happen to its one product. */
async function aHistory() {
  const shop = await aStockedShop();
  const { context, table, name, product, shelf } = shop;
  const goods = { productId: product.card.id, variantId: null };
  /** What came into the shop and left it again, as whoever did it knows. */
  let there = 10;
  let held = 0;
  const under: { id: string; version: number; open: number }[] = [];

  const write = async (writes: Parameters<typeof table.write>[0]) =>
    (await table.write(writes)) === undefined;

  async function hold(quantity: number) {
    const onHand = (await shelf())?.onHand ?? 0;
    if (await write([holdStock({ ...name, quantity, onHand }, { why: 'held' }, 'no')])) held += quantity;
  }
  async function sell(quantity: number) {
    await hold(quantity);
    if (held < quantity || !(await write([takeStock({ ...name, quantity }, { why: 'sold' })]))) return;
    held -= quantity;
    there -= quantity;
  }
  async function count(found: number, meanwhile: () => Promise<void>) {
    const at = { userId: 'lan', clientRequestId: undefined };
    const sheet = await startCount(context, { ...at, warehouseId: warehouse.id, note: '' });
    const line = {
      ...goods,
      ...at,
      id: sheet.id,
      counterId: 'may-cua-lan',
      quantity: found,
      anew: false,
      lots: [],
    };
    const { difference } = await countGoods(context, line);
    await meanwhile();
    const after = await postCount(context, { id: sheet.id, userId: 'minh', version: 1 });
    if (after.status === 'posted') there += difference;
  }
  async function send(quantity: number) {
    const lines = [{ ...goods, quantity }];
    const draft = { fromId: warehouse.id, toId: far.id, note: '', lines };
    const { id } = await requestTransfer(context, { ...draft, userId: 'lan', clientRequestId: undefined });
    const sent = await sendTransfer(context, { id, userId: 'lan', version: 1 }).catch(refused);
    if (sent) under.push({ id, version: sent.version, open: quantity });
  }
  async function arrive(received: number, rest: 'later' | 'lost' | 'not-sent') {
    const [one] = under;
    if (!one) return;
    const arrived = Math.min(received, one.open);
    const lines = [{ ...goods, received: arrived, rest }];
    const after = await receiveTransfer(context, { id: one.id, userId: 'minh', version: one.version, lines });
    one.version = after.version;
    one.open = rest === 'later' ? one.open - arrived : 0;
    if (rest === 'lost') there -= after.short;
    if (after.status !== 'sent') under.shift();
  }
  async function callOff() {
    const [one] = under;
    const off = one && (await cancelTransfer(context, { ...one, userId: 'lan' }).catch(refused));
    if (off) under.shift();
  }

  return {
    ...shop,
    under,
    there: () => there,
    async happen(what: (typeof doings)[number], quantity: number) {
      const before = (await shelf())?.onHand ?? 0;
      if (what === 'hold') await hold(quantity);
      if (what === 'sell') await sell(quantity);
      if (what === 'cancel' && held >= quantity) {
        await write([releaseStock({ ...name, quantity }, { why: 'released' })]);
        held -= quantity;
      }
      if (what === 'return' && (await write([putBackStock({ ...name, quantity }, { why: 'returned' })])))
        there += quantity;
      if (what === 'adjust') {
        const saved = await shop.save({ onHand: quantity * 3, onHandBefore: before }).catch(refused);
        if (saved) there += quantity * 3 - before;
      }
      if (what === 'receive') {
        const come = [{ ...name, onHand: quantity, unitCost: 100 * quantity }];
        await table.write(await moveStock(context, come, { why: 'received' }));
        there += quantity;
      }
      if (what === 'send') await send(quantity);
      if (what === 'arrive') await arrive(100, 'later');
      if (what === 'arrive in part') await arrive(quantity - 1, quantity % 2 ? 'later' : 'lost');
      if (what === 'never left') await arrive(quantity - 1, 'not-sent');
      if (what === 'call off') await callOff();
      if (what === 'count') await count(quantity * 2, () => Promise.resolve());
      if (what === 'sell while counting') await count(quantity * 2, () => sell(1));
    },
  };
}

it('ledger, rows and what is read of them agree, and no piece appears or vanishes unsaid, whatever happens', async () => {
  const doing = fc.tuple(fc.constantFrom(...doings), fc.integer({ min: 1, max: 5 }));
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { maxLength: 30 }), fc.nat(), async (history, seed) => {
      const shop = await aHistory();
      for (const [what, quantity] of history) await shop.happen(what, quantity);
      await shop.follow((events) => (seed % 2 ? events.toReversed() : [...events, ...events]));
      const shelves = (await Promise.all([shop.shelf(), shop.shelf(far.id)])).filter(
        (shelf) => shelf !== undefined,
      );
      await expectBooksAgree(shop);
      const read = await listInventories(shop.context, {
        productId: shop.product.card.id,
        seesCosts: false,
      });
      const told = (rows: readonly { warehouseId: string; onHand: number; onOrder: number }[]) =>
        rows.map(({ warehouseId, onHand, onOrder }) => `${warehouseId} ${onHand} ${onOrder}`).toSorted();
      expect(told(read)).toEqual(told(shelves));
      const inTransit = shelves.reduce((sum, { onOrder }) => sum + onOrder, 0);
      const sent = await searchTransfers(shop.context, { status: 'sent', page: 1, pageSize: 100 } as never);
      const open = sent.data.reduce((sum, one) => sum + one.pieces - one.received - one.short, 0);
      expect(inTransit).toBe(open);
      expect(shelves.reduce((sum, { onHand }) => sum + onHand, 0) + inTransit).toBe(shop.there());
    }),
    { numRuns: 60 },
  );
}, 120_000);
