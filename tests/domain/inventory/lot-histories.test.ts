import fc from 'fast-check';
import * as z from 'zod';
import { expect, it, vi } from 'vitest';
import { unknownOf } from '#shared/inventory/lot-rules.ts';
import { piecesOf } from '#shared/inventory/lots.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { lotId, lotKeys, shelfIdOf } from '#functions/domain/inventory/lots/lot-keys.ts';
import { StoredLot } from '#functions/domain/inventory/lots/lot-record.ts';
import { readLots } from '#functions/domain/inventory/lots/read-lots.ts';
import { tendDueLots, tendLots } from '#functions/domain/inventory/lots/tend-lots.ts';
import { writeOffLot } from '#functions/domain/inventory/lots/write-off-lot.ts';
import {
  holdStock,
  putBackStock,
  releaseStock,
  takeStock,
} from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { moveStock } from '#functions/domain/catalogue/warehouses/move-stock.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { modelRuns } from '#tests/support/model-runs.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { expectedLots } from './lot-oracle.ts';
import { aStockedShop, far } from './stock-shop.ts';
import { transferDoings } from './transfer-doings.ts';

const day = (ahead: number): string => dayInVietnam(Date.now() + ahead * 86_400_000);

const doings = [
  'receive fresh',
  'receive old',
  'receive two of a day',
  'receive unnamed',
  'hold',
  'hold',
  'let go',
  'sell',
  'give back',
  'find more',
  'look',
  'write off',
  'send',
  'send',
  'arrive in part',
  'arrive in part',
  'call off',
  'hear',
  'hear backwards',
  'due',
] as const;

type Tale = [(typeof doings)[number], number][];
/** One way to each refusal, so that none is left to chance, and to what was wrong once. */
const tales: Tale[] = [
  // Nobody has written down yet that the old piece is held back when others leave.
  [
    ['send', 5],
    ['send', 5],
    ['receive fresh', 5],
    ['receive old', 1],
    ['hear', 1],
    ['receive fresh', 1],
    ['send', 1],
  ],
  [
    ['hold', 5],
    ['hold', 5],
    ['hold', 1],
    ['send', 1],
  ],
  [
    ['send', 3],
    ['arrive in part', 1],
    ['call off', 1],
  ],
  [
    ['hold', 5],
    ['hold', 5],
    ['receive old', 3],
    ['hold', 3],
    ['hear', 1],
    ['write off', 1],
  ],
  [
    ['receive old', 2],
    ['receive fresh', 1],
    ['receive fresh', 2],
    ['write off', 1],
  ],
];

/** The shelf has what the test counts, and each thing is done or refused as its counts allow. */
async function aHistory() {
  const shop = await aStockedShop();
  const { context, table, name, product, shelf } = shop;
  const transfers = transferDoings(context, {
    goods: { productId: product.card.id, variantId: null },
    shelf: () => shelf(),
    isUntold: isUnclear,
  });
  const refusals = new Set<string>();
  /** What is left of lots is known once all but the last movement, which the shelf itself tells, is written down. */
  async function isUnclear(): Promise<boolean> {
    const { moves = 0, move } = (await shelf()) ?? {};
    const isListed = shop
      .rows()
      .some(({ entity, pk }) => entity === 'stock-lots' && pk === lotKeys.state(name).pk);
    if (!isListed) return (move?.lots ?? move?.lotsNow) !== undefined;
    return ((await shop.ledger()).at(-1)?.revision ?? 0) < moves - 1;
  }
  let held = 0;
  const write = (writes: Parameters<typeof table.write>[0]) => table.write(writes);
  const mustWrite = async (writes: Parameters<typeof table.write>[0]) =>
    expect(await write(writes)).toBeUndefined();
  const come = async (quantity: number, lots?: { code: string; expiresOn: string; quantity: number }[]) =>
    mustWrite(
      await moveStock(context, [{ ...name, onHand: quantity, ...(lots && { lots }) }], { why: 'received' }),
    );
  const countsNow = async () => {
    const { onHand = 0, reserved = 0, heldBack = 0 } = (await shelf()) ?? {};
    return { onHand, reserved, heldBack };
  };
  const note = (what: string, refusal: string | undefined) =>
    void (refusal && refusals.add(`${what}: ${refusal}`));

  async function hold(quantity: number) {
    const { onHand, reserved } = await countsNow();
    const refusal = await write([holdStock({ ...name, quantity, onHand }, { why: 'held' }, 'no')]);
    expect(refusal).toBe(onHand - reserved < quantity ? 'no' : undefined);
    if (!refusal) held += quantity;
    note('hold', refusal);
  }
  /** What is past its day may be thrown away unless orders hold so much that too little would be left for them. */
  async function writeOff() {
    const { onHand, reserved, heldBack } = await countsNow();
    const unclear = await isUnclear();
    const found = await readLots(table, name);
    const lot = found?.left.find((one) => one.expiresOn <= day(0));
    if (!lot) return;
    const asked = { reason: 'Hết hạn', userId: 'lan', clientRequestId: undefined, quantity: undefined };
    const refusal = await refusalOf(writeOffLot(context, { ...asked, id: lotId(name, lot) }));
    note('write off', refusal);
    if (unclear) return expect(refusal).toBe('STALE_STATE');
    const byOrders = reserved - Math.min(lot.held, heldBack);
    expect(refusal).toBe(onHand - lot.quantity < byOrders ? 'STOCK_HELD' : undefined);
    if (!refusal) expect((await countsNow()).onHand).toBe(onHand - lot.quantity);
  }
  async function look(quantity: number) {
    const { onHand } = await countsNow();
    const lots = [
      { code: 'N', expiresOn: day(quantity - 2), quantity: Math.min(quantity, onHand) },
      { code: 'M', expiresOn: day(50), quantity: Math.max(0, onHand - quantity - 1) },
    ].filter((lot) => lot.quantity > 0);
    await shop.save({ onHand, onHandBefore: onHand, lots });
  }
  /** Some of what is held, where there is so much. */
  async function heldPieces(quantity: number, becomes: 'sold' | 'released') {
    if (held < quantity) return;
    const pieces = { ...name, quantity };
    await mustWrite([
      becomes === 'sold' ? takeStock(pieces, { why: becomes }) : releaseStock(pieces, { why: becomes }),
    ]);
    held -= quantity;
  }
  async function findMore(quantity: number) {
    const { onHand } = await countsNow();
    await shop.save({ onHand: onHand + quantity, onHandBefore: onHand });
  }

  const does: Record<(typeof doings)[number], (quantity: number) => Promise<unknown>> = {
    'receive fresh': (quantity) =>
      come(quantity, [{ code: `L${quantity}`, expiresOn: day(quantity * 9), quantity }]),
    'receive old': (quantity) =>
      come(quantity, [{ code: `L${quantity}`, expiresOn: day(1 - quantity), quantity }]),
    // Two lots of one day, told apart by their codes alone.
    'receive two of a day': (quantity) =>
      come(quantity + 1, [
        { code: 'B', expiresOn: day(9), quantity },
        { code: 'A', expiresOn: day(9), quantity: 1 },
      ]),
    'receive unnamed': (quantity) => come(quantity),
    hold,
    'let go': (quantity) => heldPieces(quantity, 'released'),
    sell: (quantity) => heldPieces(quantity, 'sold'),
    'give back': (quantity) => mustWrite([putBackStock({ ...name, quantity }, { why: 'cancelled' })]),
    'find more': findMore,
    look,
    'write off': writeOff,
    send: async (quantity) => note('send', await transfers.send(quantity)),
    'arrive in part': (quantity) => transfers.arrive(quantity, quantity % 2 ? 'later' : 'not-sent'),
    'call off': async () => note('call off', await transfers.callOff()),
    hear: () => shop.follow((events) => [...events, ...events]),
    'hear backwards': () => shop.follow((events) => events.toReversed()),
    due: () => tendDueLots(context, shelfIdOf(name)),
  };
  return { ...shop, refusals, does };
}

type History = Awaited<ReturnType<typeof aHistory>>;

const Row = z.looseObject({ entity: z.string() });

/** What is left is what a ledger followed piece by piece leaves; the list says so, and nothing past its day is for sale. */
async function checkShelf(shop: History, warehouseId: string) {
  const name = { ...shop.name, warehouseId };
  const found = await readLots(shop.table, name);
  if (!found) return;
  const { shelf, left } = found;
  expect(left).toEqual(expectedLots(await shop.ledger(warehouseId)));
  expect(piecesOf(left) + unknownOf(shelf.onHand, left)).toBe(shelf.onHand);
  const held = left.reduce((sum, lot) => sum + lot.held, 0);
  expect(held).toBe(shelf.heldBack ?? 0);
  const expired = piecesOf(left.filter(({ expiresOn }) => expiresOn <= day(0)));
  // As many as nobody holds.
  expect(Math.min(expired - held, shelf.onHand - shelf.reserved)).toBeLessThanOrEqual(0);
  const rows = await shop.table.query({ ...lotKeys.lots(name), limit: 200 }, Row);
  const listed = rows.items.filter(({ entity }) => entity === 'stock-lot').map((row) => StoredLot.parse(row));
  expect(
    listed.map(({ code, expiresOn, quantity, held: back }) => [code, expiresOn, quantity, back]),
  ).toEqual(left.map((lot) => [lot.code, lot.expiresOn, lot.quantity, lot.held]));
  await tendLots(shop.context, name);
  expect((await shop.shelf(warehouseId))?.moves).toBe(shelf.moves);
}

it('lots come to what lies on each shelf, and nothing past its day is left to be sold, whatever happens and however it is told', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const doing = fc.tuple(fc.constantFrom(...doings), fc.integer({ min: 1, max: 5 }));
  const refusals = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(doing, { minLength: 20, maxLength: 40, size: 'max' }),
      fc.nat(),
      async (history, seed) => {
        const shop = await aHistory();
        for (const [what, quantity] of history) {
          await shop.does[what](quantity);
          const now = await readLots(shop.table, shop.name);
          if (now) expect(piecesOf(now.left)).toBeLessThanOrEqual(now.shelf.onHand);
        }
        // Each hold back is a movement that is told in turn.
        for (let round = 0; round < 4; round += 1)
          await shop.follow((events) => (seed % 2 ? events.toReversed() : [...events, ...events]));
        for (const warehouseId of [warehouse.id, far.id]) await checkShelf(shop, warehouseId);
        for (const refusal of shop.refusals) refusals.add(refusal);
      },
    ),
    { ...modelRuns(40), examples: tales.map((tale) => [tale, 0]) },
  );
  // What was never refused was not proven to be refused where it is due.
  expect([...refusals].toSorted()).toEqual([
    'call off: TRANSFER_CLOSED',
    'hold: no',
    'send: STALE_STATE',
    'send: STOCK_HELD',
    'write off: STALE_STATE',
    'write off: STOCK_HELD',
  ]);
});
