import { describe, expect, it } from 'vitest';
import { compareLines, compareShelf } from '#functions/domain/inventory/stock/compare-ledger.ts';
import { inventoryKeys } from '#functions/domain/inventory/stock/inventory-keys.ts';
import { repairShelf } from '#functions/domain/inventory/stock/repair-shelf.ts';
import type { StoredLine } from '#functions/domain/inventory/stock/stock-ledger.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { newShard } from '#functions/domain/catalogue/stock-shards/stock-shard.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aStockedShop } from './stock-shop.ts';

const [early, late, settledBefore] = ['2026-11-01T00:00:00Z', '2026-11-03T00:00:00Z', '2026-11-02T00:00:00Z'];
const counts = (onHand: number) => ({ onHand, reserved: 0, onOrder: 0, cost: 0 });
/** A line that begins and ends with so many pieces. */
const line = (revision: number, from: number, to: number, at = early): StoredLine =>
  ({ revision, at, before: counts(from), after: counts(to) }) as StoredLine;
const shelf = (moves: number, onHand: number, at = early) => ({
  ...counts(onHand),
  moves,
  move: { why: 'corrected' as const, at, who: null, way: 'form' as const },
});

describe('a shelf and its ledger', () => {
  const three = [line(3, 8, 7), line(2, 9, 8), line(1, 10, 9)];

  it.each<[string, ReturnType<typeof shelf>, StoredLine[], [string, number, number] | undefined]>([
    ['agree', shelf(3, 7), three, undefined],
    ['end otherwise', shelf(3, 6), three, ['row', 3, 7]],
    ['lack the last movement', shelf(4, 6), three, ['missing', 4, 7]],
    ['lack the last movement of a moment ago', shelf(4, 6, late), three, undefined],
    [
      'lack the last movement of the moment up to which all is settled',
      shelf(4, 6, settledBefore),
      three,
      undefined,
    ],
    ['lack every movement', shelf(2, 6), [], ['missing', 1, 0]],
    ['lack one between', shelf(3, 7), [line(3, 8, 7), line(1, 10, 9)], ['missing', 2, 9]],
    ['lack one of a moment ago', shelf(3, 7), [line(3, 8, 7, late), line(1, 10, 9)], undefined],
    [
      'lack one that was settled just then',
      shelf(3, 7),
      [line(3, 8, 7, settledBefore), line(1, 10, 9)],
      undefined,
    ],
    ['lack the first of two', shelf(5, 5), [line(5, 6, 5), line(3, 8, 7), line(1, 10, 9)], ['missing', 2, 9]],
    ['are broken', shelf(2, 8), [line(2, 7, 8), line(1, 10, 9)], ['broken', 2, 9]],
    ['are broken a moment ago', shelf(2, 8), [line(2, 7, 8, late), line(1, 10, 9)], ['broken', 2, 9]],
    ['are broken and lack the last', shelf(3, 1), [line(2, 7, 8), line(1, 10, 9)], ['broken', 2, 9]],
    ['go on behind what was read', shelf(2, 8), [line(3, 8, 7), line(2, 9, 8)], undefined],
  ])('%s', (_, row, lines, found) => {
    const gap = compareLines(row, lines, settledBefore);
    expect(gap && [gap.kind, gap.revision, gap.book.onHand]).toEqual(found);
    if (gap) expect([gap.moves, gap.row.onHand]).toEqual([row.moves, row.onHand]);
  });

  it.each(['reserved', 'onOrder', 'cost'])('do not agree where only %s is other', (name) => {
    expect(compareLines({ ...shelf(3, 7), [name]: 1 }, three, settledBefore)?.kind).toBe('row');
  });
});

describe('a shelf that is compared with its ledger', () => {
  const compare = ({ table, name }: Awaited<ReturnType<typeof aStockedShop>>, since = '') =>
    compareShelf(table, name, { since, settledBefore: '9999' });

  it('is told of only where they disagree, and where it ever moved', async () => {
    const shop = await aStockedShop();
    expect(await compare(shop)).toBeUndefined();
    await shop.save({ onHand: 9, onHandBefore: 10 });
    expect(await compare(shop)).toMatchObject({ ...shop.name, kind: 'missing', revision: 1, moves: 1 });
    await shop.follow();
    expect(await compare(shop)).toBeUndefined();
    expect(
      await compareShelf(shop.table, { ...shop.name, variantId: 'x' }, { since: '', settledBefore }),
    ).toBe(undefined);
  });

  it('is compared page by page, back to what was compared before', async () => {
    const shop = await aStockedShop();
    for (let onHand = 11; onHand <= 70; onHand += 1) await shop.save({ onHand, onHandBefore: onHand - 1 });
    await shop.follow();
    await shop.table.write([remove(inventoryKeys.line(shop.name, 3))]);
    expect(await compare(shop)).toMatchObject({ kind: 'missing', revision: 3, book: { onHand: 12 } });
    expect(await compare(shop, '9999')).toBeUndefined();
  });
});

describe('the repair of a shelf', () => {
  async function aBrokenShelf() {
    const shop = await aStockedShop();
    for (const [from, to] of [
      [10, 9],
      [9, 8],
      [8, 7],
    ] as const)
      await shop.save({ onHand: to, onHandBefore: from });
    await shop.follow();
    const { name, table } = shop;
    const said = { productId: name.productId, warehouseId: name.warehouseId, onHand: 6, reserved: 0 };
    return {
      ...shop,
      lose: (revision: number) => table.write([remove(inventoryKeys.line(name, revision))]),
      set: (set: Record<string, unknown>) => table.write([update(shelfKey(name), { set })]),
      repair: (given: object = {}, at = table) =>
        repairShelf(contextOf(at), { ...said, revision: 3, reason: 'Sổ thiếu', ...given }),
      lines: async () =>
        (await shop.ledger()).map(({ revision, why, before, after }) =>
          [revision, why, before.onHand, after.onHand].join(' '),
        ),
    };
  }

  it('fills each movement that is missing from where the one before it ended', async () => {
    const { lose, repair, lines, shelf: now } = await aBrokenShelf();
    await lose(1);
    await lose(3);
    await repair();
    expect(await lines()).toEqual([
      '0 opening 0 10',
      '1 repaired 10 9',
      '2 corrected 9 8',
      '3 repaired 8 8',
      '4 repaired 8 6',
    ]);
    expect(await now()).toMatchObject({ onHand: 6, moves: 4 });
  });

  it('fills a movement up to where the very next one begins', async () => {
    const { lose, repair, lines } = await aBrokenShelf();
    await lose(1);
    await repair();
    expect(await lines()).toEqual([
      '0 opening 0 10',
      '1 repaired 10 9',
      '2 corrected 9 8',
      '3 corrected 8 7',
      '4 repaired 7 6',
    ]);
  });

  it('begins anew where nothing was written down', async () => {
    const { lose, repair, lines, context, product } = await aBrokenShelf();
    for (const revision of [0, 1, 2, 3]) await lose(revision);
    await repair();
    expect(await lines()).toEqual(['1 repaired 0 0', '2 repaired 0 0', '3 repaired 0 0', '4 repaired 0 6']);
    await repair({ revision: 4, onHand: 0 });
    expect((await findProduct(context, product.card.id))?.card.stockStatus).toBe('out_of_stock');
  });

  it.each<[string, Record<string, unknown>]>([
    ['moved', { moves: 4 }],
    ['has other pieces', { onHand: 5 }],
    ['holds more', { reserved: 1 }],
  ])('is refused where the shelf %s meanwhile', async (_, change) => {
    const { repair, table, set, lines } = await aBrokenShelf();
    const crossed = meanwhile(table, () => set(change));
    expect(await refusalOf(repair({}, crossed.table))).toBe('STALE_STATE');
    expect([crossed.happened(), (await lines()).length]).toEqual([true, 4]);
  });

  it('is of the shelf as it stands, where there is one', async () => {
    const { repair } = await aBrokenShelf();
    const stale = await repair({ revision: 2 }).catch((error: unknown) => error);
    expect(stale).toMatchObject({
      code: 'STALE_STATE',
      details: { params: { onHand: 7, warehouse: warehouse.name } },
    });
    expect(await refusalOf(repair({ warehouseId: 'nowhere' }))).toBe('NOT_FOUND');
  });

  it('leaves held what lies in portions and what is past its day', async () => {
    const { repair, set, table, name, shelf: now } = await aBrokenShelf();
    await set({ heldBack: 2 });
    await table.write([newShard(name, 0, 1, 'no')]);
    const refused = await repair({ reserved: 2 }).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'STOCK_HELD',
      details: { params: { held: 3, warehouse: warehouse.name } },
    });
    await repair({ reserved: 3 });
    expect(await now()).toMatchObject({ onHand: 6, reserved: 3 });
  });

  it('fills ninety movements at once and no more', async () => {
    const { repair, set, lines } = await aBrokenShelf();
    await set({ moves: 94 });
    expect(await refusalOf(repair({ revision: 94 }))).toBe('STALE_STATE');
    await set({ moves: 93 });
    await repair({ revision: 93 });
    expect((await lines()).length).toBe(95);
  });
});
