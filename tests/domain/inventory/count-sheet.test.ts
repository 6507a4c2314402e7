import { describe, expect, it } from 'vitest';
import { maxCountLines } from '#shared/inventory/count-choices.ts';
import { searchCounts as contract } from '#shared/inventory/counts.contract.ts';
import { dropLine } from '#functions/domain/inventory/counts/count-goods.ts';
import { searchCounts } from '#functions/domain/inventory/counts/read-counts.ts';
import { cancelCount, startCount } from '#functions/domain/inventory/counts/start-count.ts';
import { recountStock, shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { manyGoods } from './counted-goods.ts';
import { far } from './stock-shop.ts';

type Shop = Awaited<ReturnType<typeof manyGoods>>;

const setShelf = ({ table, shelfName }: Shop, nth: number, set: Record<string, unknown>) =>
  table.write([update(shelfKey(shelfName(nth)), { set })]);

describe('a line of a sheet', () => {
  it('is noted while there is room, and changed when there is none any more', async () => {
    const shop = await manyGoods(3);
    await shop.setHead({ lineCount: maxCountLines - 2 });
    await shop.count(0, 9);
    const { table, happened } = meanwhile(shop.table, () => shop.count(1, 9));
    expect(await refusalOf(shop.count(2, 9, { at: table }))).toBe('COUNT_FULL');
    expect([happened(), (await shop.sheet()).lineCount]).toEqual([true, maxCountLines]);
    expect(await refusalOf(shop.count(2, 9))).toBe('COUNT_FULL');
    expect(await shop.count(1, 8)).toMatchObject({ counted: 8 });
    expect((await shop.sheet()).lineCount).toBe(maxCountLines);
  });

  it.each([
    ['new', 1],
    ['noted before', 0],
  ])('%s, is not noted on a sheet that is closed at that moment', async (_, nth) => {
    const shop = await manyGoods(2);
    await shop.count(0, 9);
    const { table, happened } = meanwhile(shop.table, () => shop.setHead({ status: 'posting' }));
    expect(await refusalOf(shop.count(nth, 5, { at: table }))).toBe('COUNT_CLOSED');
    const { lines, lineCount } = await shop.sheet();
    expect([happened(), lineCount, lines.map(({ counted }) => counted)]).toEqual([true, 1, [9]]);
  });

  it('that is booked is neither counted nor taken off any more', async () => {
    const shop = await manyGoods(1);
    await shop.count(0, 9);
    await shop.setLine(0, { isPosted: true });
    expect(await refusalOf(shop.count(0, 8))).toBe('COUNT_CLOSED');
    expect(await refusalOf(dropLine(shop.context, { id: shop.id, ...shop.goods(0) }))).toBe('COUNT_CLOSED');
    expect((await shop.sheet()).lineCount).toBe(1);
  });

  it('stays stirred when the shelf comes back to what it was, and waits for no order any more', async () => {
    const shop = await manyGoods(1);
    const move = (before: number, counted: number) =>
      shop.table.write([recountStock(shop.shelfName(0), { before, counted }, { why: 'counted' }, 'no')]);
    await shop.count(0, 4);
    await shop.setLine(0, { isHeld: true });
    await move(10, 9);
    expect(await shop.count(0, 5)).toMatchObject({ isStirred: true, isHeld: false, expected: 10 });
    await move(9, 10);
    expect(await shop.count(0, 6)).toMatchObject({ isStirred: true, counted: 6 });
    await shop.setLine(0, { isHeld: true });
    const lots = [{ code: 'L1', expiresOn: '2027-01-01', quantity: 2 }];
    expect(await shop.count(0, 7, { by: 'minh', anew: true, lots })).toMatchObject({
      isStirred: false,
      isHeld: false,
      counted: 7,
      parts: [{ counterId: 'may-minh' }],
      lots,
    });
    expect((await shop.sheet()).lineCount).toBe(1);
  });

  it('is of what is sold, and of what still lies there under a name nobody buys any more', async () => {
    const shop = await manyGoods(1);
    const count = (set: Record<string, unknown>) =>
      setShelf(shop, 0, set).then(() => refusalOf(shop.count(0, 1, { anew: true })));
    const label = { ...(await shop.shelfOf(0))?.label, productName: 'Tên cũ' };
    expect(await count({ onHand: 1, label: { ...label, isSold: false } })).toBeUndefined();
    expect((await shop.sheet()).lines).toMatchObject([{ productName: 'Tên cũ', expected: 1 }]);
    expect(await count({ onHand: 0, label: { ...label, isSold: true } })).toBeUndefined();
    expect((await shop.sheet()).lines).toMatchObject([{ productName: 'Tên cũ', expected: 0 }]);
    // Of an empty shelf under such a name the product itself is asked.
    expect(await count({ onHand: 0, label: { ...label, isSold: false } })).toBeUndefined();
    expect((await shop.sheet()).lines).toMatchObject([{ productName: 'Hàng 0' }]);
    expect(await refusalOf(shop.count(0, 1, { variantId: 'nothing' }))).toBe('VARIANT_NOT_FOUND');
    expect(await refusalOf(shop.count(7, 1))).toBe('PRODUCT_NOT_FOUND');
  });

  it('tells what orders held when it was counted', async () => {
    const shop = await manyGoods(1);
    await setShelf(shop, 0, { reserved: 3 });
    expect(await shop.count(0, 9)).toMatchObject({ expected: 10, reserved: 3, difference: -1 });
  });
});

describe('a line that is taken off', () => {
  const drop = (shop: Shop, nth: number, at = shop.table) =>
    dropLine(contextOf(at), { id: shop.id, ...shop.goods(nth) });

  it('leaves the others, and the sheet one line shorter', async () => {
    const shop = await manyGoods(2);
    for (const nth of [0, 1]) await shop.count(nth, 9);
    await drop(shop, 0);
    const { lines, lineCount } = await shop.sheet();
    expect([lineCount, lines.map(({ productName }) => productName)]).toEqual([1, ['Hàng 1']]);
  });

  it('is taken off once by two at the same moment', async () => {
    const shop = await manyGoods(2);
    for (const nth of [0, 1]) await shop.count(nth, 9);
    const { table, happened } = meanwhile(shop.table, () => drop(shop, 0));
    await drop(shop, 0, table);
    expect([happened(), (await shop.sheet()).lineCount]).toEqual([true, 1]);
  });

  it('stays on a sheet that is closed, also at that moment', async () => {
    const shop = await manyGoods(1);
    await shop.count(0, 9);
    const { table, happened } = meanwhile(shop.table, () => shop.setHead({ status: 'posting' }));
    expect(await refusalOf(drop(shop, 0, table))).toBe('COUNT_CLOSED');
    expect(await refusalOf(drop(shop, 0))).toBe('COUNT_CLOSED');
    const { lineCount, lines } = await shop.sheet();
    expect([happened(), lineCount, lines.length]).toEqual([true, 1, 1]);
  });
});

describe('a sheet that is given up', () => {
  const cancel = (shop: Shop, version: number, at = shop.table) =>
    cancelCount(contextOf(at), { id: shop.id, userId: 'minh', version });

  it.each([
    ['open', {}, 1, undefined],
    ['open, over another version', {}, 2, 'STALE_STATE'],
    ['being booked', { status: 'posting' }, 1, 'COUNT_CLOSED'],
    ['booked', { status: 'posted', version: 2 }, 2, 'COUNT_CLOSED'],
    ['given up by the same request', { status: 'cancelled', version: 2 }, 1, undefined],
    ['given up by another', { status: 'cancelled', version: 2 }, 2, 'COUNT_CLOSED'],
    ['given up later', { status: 'cancelled', version: 3 }, 1, 'COUNT_CLOSED'],
    ['booked in the version after', { status: 'posted', version: 2 }, 1, 'COUNT_CLOSED'],
  ])('%s', async (_, head, version, refusal) => {
    const shop = await manyGoods(1);
    await shop.count(0, 9);
    await shop.setHead(head);
    expect(await refusalOf(cancel(shop, version))).toBe(refusal);
  });

  it('says who did, and is not where a line of it was booked', async () => {
    const shop = await manyGoods(2);
    for (const nth of [0, 1]) await shop.count(nth, 9);
    await shop.setLine(1, { isPosted: true });
    expect(await refusalOf(cancel(shop, 1))).toBe('COUNT_CLOSED');
    await shop.setLine(1, { isPosted: false });
    expect(await cancel(shop, 1)).toMatchObject({
      status: 'cancelled',
      closedBy: { id: 'minh', fullName: null },
      closedAt: expect.any(String),
    });
    const people = { lan: 'Lê Lan', minh: 'Trần Minh', an: 'Võ An' };
    shop.put(Object.entries(people).map(([id, fullName]) => profileRecord.item(aProfile({ id, fullName }))));
    await shop.setHead({ createdBy: 'an' });
    const { createdBy, closedBy, lines } = await shop.sheet();
    expect([createdBy, closedBy, lines[0]?.parts[0]?.by].map((person) => person?.fullName)).toEqual([
      'Võ An',
      'Trần Minh',
      'Lê Lan',
    ]);
  });

  it('is booked instead where somebody does that at the same moment', async () => {
    const shop = await manyGoods(1);
    await shop.count(0, 9);
    const { table, happened } = meanwhile(shop.table, () => shop.post('lan'));
    expect(await refusalOf(cancel(shop, 1, table))).toBe('STALE_STATE');
    expect([happened(), (await shop.sheet()).status]).toEqual([true, 'posted']);
  });
});

describe('sheets', () => {
  it('begin in a warehouse there is, empty and open', async () => {
    const shop = await manyGoods(0);
    expect(await shop.sheet()).toMatchObject({
      code: expect.stringMatching(/^KK\d{6}[0-9A-Z]{5}$/),
      warehouse: { id: warehouse.id, name: warehouse.name },
      status: 'open',
      lineCount: 0,
      surplus: 0,
      shortfall: 0,
      closedAt: null,
      closedBy: null,
      createdBy: { id: 'lan' },
      lines: [],
      version: 1,
    });
    const nowhere = { warehouseId: 'nowhere', note: '', userId: 'lan', clientRequestId: undefined };
    expect(await refusalOf(startCount(shop.context, nowhere))).toBe('UNKNOWN_WAREHOUSE');
  });

  it('are listed by warehouse, status and words; what was counted last stands first on each', async () => {
    const shop = await manyGoods(2);
    let clock = Date.UTC(2027, 0, 1);
    const later = { ...shop.context, now: () => new Date((clock += 60_000)) };
    const draft = { warehouseId: far.id, note: 'cuối năm', userId: 'lan', clientRequestId: undefined };
    const { id } = await startCount(later, draft);
    const find = async (query: object) =>
      (await searchCounts(shop.context, contract.query.parse(query))).data.map((row) => row.id);
    expect(await find({})).toEqual([id, shop.id]);
    expect(await find({ warehouseId: far.id })).toEqual([id]);
    expect(await find({ q: 'cuoi nam' })).toEqual([id]);
    await shop.setHead({ status: 'cancelled' });
    expect([await find({ status: 'open' }), await find({ status: 'cancelled' })]).toEqual([[id], [shop.id]]);
    await shop.setHead({ status: 'open' });
    for (const nth of [0, 1]) await shop.count(nth, 9);
    await shop.setLine(0, { at: '2999-01-01T00:00:00.000Z' });
    expect((await shop.sheet()).lines.map(({ productName }) => productName)).toEqual(['Hàng 0', 'Hàng 1']);
    await shop.setLine(1, { at: '2999-01-02T00:00:00.000Z' });
    expect((await shop.sheet()).lines.map(({ productName }) => productName)).toEqual(['Hàng 1', 'Hàng 0']);
  });
});
