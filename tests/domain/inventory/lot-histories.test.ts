import fc from 'fast-check';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { isExpired, type Lot, lotsAfter, lotsLeft, unknownOf } from '#shared/inventory/lot-rules.ts';
import { piecesOf } from '#shared/inventory/lots.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { lotKeys } from '#functions/domain/catalogue/lots/lot-keys.ts';
import { StoredLot } from '#functions/domain/catalogue/lots/lot-record.ts';
import { readLots } from '#functions/domain/catalogue/lots/read-lots.ts';
import { tendDueLots, tendLots } from '#functions/domain/catalogue/lots/tend-lots.ts';
import { writeOffLot } from '#functions/domain/catalogue/lots/write-off-lot.ts';
import { lotId, shelfIdOf } from '#functions/domain/catalogue/lots/lot-keys.ts';
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
import { aStockedShop, far } from './stock-shop.ts';

const day = (ahead: number): string => dayInVietnam(Date.now() + ahead * 86_400_000);
const refused = () => undefined;

const doings = [
  'receive fresh',
  'receive old',
  'receive unnamed',
  'hold',
  'let go',
  'sell',
  'give back',
  'find more',
  'look',
  'write off',
  'send',
  'arrive in part',
  'call off',
  'hear',
  'hear backwards',
  'due',
] as const;

async function aHistory() {
  const shop = await aStockedShop();
  const { context, table, name, product, shelf } = shop;
  const goods = { productId: product.card.id, variantId: null };
  const under: { id: string; version: number; open: number }[] = [];
  let held = 0;
  const write = async (writes: Parameters<typeof table.write>[0]) =>
    (await table.write(writes)) === undefined;
  const come = async (quantity: number, lots?: { code: string; expiresOn: string; quantity: number }[]) =>
    void (await table.write(
      await moveStock(context, [{ ...name, onHand: quantity, ...(lots && { lots }) }], { why: 'received' }),
    ));
  async function hold(quantity: number) {
    const onHand = (await shelf())?.onHand ?? 0;
    if (await write([holdStock({ ...name, quantity, onHand }, { why: 'held' }, 'no')])) held += quantity;
  }
  async function send(quantity: number) {
    const draft = { fromId: warehouse.id, toId: far.id, note: '', lines: [{ ...goods, quantity }] };
    const { id } = await requestTransfer(context, { ...draft, userId: 'lan', clientRequestId: undefined });
    const sent = await sendTransfer(context, { id, userId: 'lan', version: 1 }).catch(refused);
    if (sent) under.push({ id, version: sent.version, open: quantity });
  }
  async function arrive(quantity: number) {
    const [one] = under;
    if (!one) return;
    const received = Math.min(quantity, one.open);
    const rest = quantity % 2 ? ('later' as const) : ('not-sent' as const);
    const lines = [{ ...goods, received, rest }];
    const after = await receiveTransfer(context, { id: one.id, userId: 'minh', version: one.version, lines });
    one.version = after.version;
    one.open = rest === 'later' ? one.open - received : 0;
    if (after.status !== 'sent') under.shift();
  }
  async function writeOff() {
    const lot = (await readLots(table, name))?.left.find((one) => isExpired(one, day(0)));
    const asked = { reason: 'Hết hạn', userId: 'lan', clientRequestId: undefined, quantity: undefined };
    if (lot) await writeOffLot(context, { ...asked, id: lotId(name, lot) }).catch(refused);
  }
  async function look(quantity: number) {
    const onHand = (await shelf())?.onHand ?? 0;
    const lots = [
      { code: 'N', expiresOn: day(quantity - 2), quantity: Math.min(quantity, onHand) },
      { code: 'M', expiresOn: day(50), quantity: Math.max(0, onHand - quantity - 1) },
    ].filter((lot) => lot.quantity > 0);
    await shop.save({ onHand, onHandBefore: onHand, lots }).catch(refused);
  }

  return {
    ...shop,
    async happen(what: (typeof doings)[number], quantity: number) {
      const code = `L${quantity}`;
      if (what === 'receive fresh') await come(quantity, [{ code, expiresOn: day(quantity * 9), quantity }]);
      if (what === 'receive old') await come(quantity, [{ code, expiresOn: day(1 - quantity), quantity }]);
      if (what === 'receive unnamed') await come(quantity);
      if (what === 'hold') await hold(quantity);
      if (what === 'let go' && held >= quantity) {
        await write([releaseStock({ ...name, quantity }, { why: 'released' })]);
        held -= quantity;
      }
      if (what === 'sell' && held >= quantity) {
        await write([takeStock({ ...name, quantity }, { why: 'sold' })]);
        held -= quantity;
      }
      if (what === 'give back') await write([putBackStock({ ...name, quantity }, { why: 'cancelled' })]);
      const before = (await shelf())?.onHand ?? 0;
      if (what === 'find more') await shop.save({ onHand: before + quantity, onHandBefore: before });
      if (what === 'look') await look(quantity);
      if (what === 'write off') await writeOff();
      if (what === 'send') await send(quantity);
      if (what === 'arrive in part') await arrive(quantity);
      const [one] = under;
      if (
        what === 'call off' &&
        one &&
        (await cancelTransfer(context, { ...one, userId: 'lan' }).catch(refused))
      )
        under.shift();
      if (what === 'hear') await shop.follow((events) => [...events, ...events]);
      if (what === 'hear backwards') await shop.follow((events) => events.toReversed());
      if (what === 'due') await tendDueLots(context, shelfIdOf(name));
    },
  };
}

const Row = z.looseObject({ entity: z.string() });

it('lots come to what lies on each shelf, and nothing past its day is left to be sold, whatever happens and however it is told', async () => {
  const doing = fc.tuple(fc.constantFrom(...doings), fc.integer({ min: 1, max: 5 }));
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { maxLength: 40 }), fc.nat(), async (history, seed) => {
      const shop = await aHistory();
      for (const [what, quantity] of history) {
        await shop.happen(what, quantity);
        const now = await readLots(shop.table, shop.name);
        if (now) expect(piecesOf(now.left)).toBeLessThanOrEqual(now.shelf.onHand);
      }
      // Each hold back is a movement that is told in turn.
      for (let round = 0; round < 4; round += 1)
        await shop.follow((events) => (seed % 2 ? events.toReversed() : [...events, ...events]));
      for (const warehouseId of [warehouse.id, far.id]) {
        const name = { ...shop.name, warehouseId };
        const found = await readLots(shop.table, name);
        if (!found) continue;
        const { shelf, left } = found;
        const lines = await shop.ledger(warehouseId);
        const first = lines.findIndex(({ lots, lotsNow }) => lots ?? lotsNow);
        const model = lines.slice(first).reduce<Lot[]>(lotsAfter, []);
        expect(left).toEqual(lotsLeft(shelf.onHand, model));
        expect(piecesOf(left) + unknownOf(shelf.onHand, left)).toBe(shelf.onHand);
        const held = left.reduce((sum, lot) => sum + lot.held, 0);
        expect(held).toBe(shelf.heldBack ?? 0);
        const expired = piecesOf(left.filter((lot) => isExpired(lot, day(0))));
        // As many as nobody holds.
        expect(Math.min(expired - held, shelf.onHand - shelf.reserved)).toBeLessThanOrEqual(0);
        const rows = await shop.table.query({ ...lotKeys.lots(name), limit: 200 }, Row);
        const listed = rows.items
          .filter(({ entity }) => entity === 'stock-lot')
          .map((row) => StoredLot.parse(row));
        expect(
          listed.map(({ code, expiresOn, quantity, held: back }) => [code, expiresOn, quantity, back]),
        ).toEqual(left.map((lot) => [lot.code, lot.expiresOn, lot.quantity, lot.held]));
        const moves = shelf.moves;
        await tendLots(shop.context, name);
        expect((await shop.shelf(warehouseId))?.moves).toBe(moves);
      }
    }),
    { numRuns: 150 },
  );
}, 180_000);
