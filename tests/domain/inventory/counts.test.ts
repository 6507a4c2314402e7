import { describe, expect, it } from 'vitest';
import { countGoods, dropLine } from '#functions/domain/inventory/counts/count-goods.ts';
import { postCount } from '#functions/domain/inventory/counts/post-count.ts';
import { getCount } from '#functions/domain/inventory/counts/read-counts.ts';
import { cancelCount, startCount } from '#functions/domain/inventory/counts/start-count.ts';
import { holdStock, releaseStock, takeStock } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aStockedShop } from './stock-shop.ts';

/** Ten pieces, and somebody begins to count them. */
async function aCount(available = 10) {
  const shop = await aStockedShop({ name: 'Gạo nếp', available });
  const { context, table, name, product } = shop;
  const sheet = await startCount(context, {
    warehouseId: warehouse.id,
    note: '',
    userId: 'lan',
    clientRequestId: 'dem-kho-mot',
  });
  const goods = { productId: product.card.id, variantId: null };
  const count = (quantity: number, { by = 'lan', anew = false, at = context } = {}) =>
    countGoods(at, {
      id: sheet.id,
      ...goods,
      userId: by,
      counterId: `may-cua-${by}`,
      quantity,
      anew,
      lots: [],
    });
  const post = (userId = 'lan', version = 1, at = context) =>
    postCount(at, { id: sheet.id, userId, version });
  const sell = async (quantity: number) => {
    const onHand = (await shop.shelf())?.onHand ?? 0;
    await table.write([holdStock({ ...name, quantity, onHand }, { why: 'held' }, 'no')]);
    await table.write([takeStock({ ...name, quantity }, { why: 'sold' })]);
  };
  const onHand = async () => (await shop.shelf())?.onHand;
  return { ...shop, sheet, goods, count, post, sell, onHand };
}

describe('a stock count', () => {
  it('books what is otherwise than the book said when it was counted: what is sold since stands', async () => {
    const { count, post, sell, onHand, follow, ledger, sheet } = await aCount();
    await sell(1);
    expect(await count(8)).toMatchObject({ expected: 9, counted: 8, difference: -1 });
    await sell(2);
    const done = await post();
    expect(done).toMatchObject({ status: 'posted', shortfall: 1, surplus: 0, closedBy: { id: 'lan' } });
    expect(await onHand()).toBe(6);
    await follow();
    expect((await ledger()).at(-1)).toMatchObject({
      why: 'counted',
      of: { kind: 'count', code: sheet.code },
      before: { onHand: 7 },
      after: { onHand: 6 },
    });
  });

  it('is booked once, also by two at the same moment', async () => {
    const { count, post, onHand, table } = await aCount();
    await count(7);
    const crossed = meanwhile(table, async () => void (await post('minh')));
    await post('lan', 1, contextOf(crossed.table)).catch((error: unknown) =>
      expect(error).toMatchObject({ code: 'STALE_STATE' }),
    );
    expect(await onHand()).toBe(7);
    await post('lan').catch(() => undefined);
    await post('minh', 3).catch(() => undefined);
    expect(await onHand()).toBe(7);
  });

  it('adds up what two find on one shelf, and each may correct their own', async () => {
    const { count } = await aCount();
    await count(3, { by: 'lan' });
    await count(3, { by: 'lan' });
    expect(await count(6, { by: 'minh' })).toMatchObject({ counted: 9, difference: -1 });
    expect(await count(4, { by: 'lan' })).toMatchObject({
      counted: 10,
      parts: [{ quantity: 4 }, { quantity: 6 }],
    });
    expect(await count(10, { by: 'minh', anew: true })).toMatchObject({
      counted: 10,
      parts: [{ quantity: 10 }],
    });
  });

  it('adds up what two find at the very same moment', async () => {
    const { count, table } = await aCount();
    await count(1);
    const crossed = meanwhile(table, async () => void (await count(5, { by: 'minh' })));
    expect(await count(4, { at: contextOf(crossed.table) })).toMatchObject({ counted: 9 });
  });

  it('says where a shelf moved while it was counted, until it is counted anew', async () => {
    const { count, sell } = await aCount();
    await count(4);
    await sell(1);
    expect(await count(5, { by: 'minh' })).toMatchObject({ isStirred: true, expected: 10 });
    expect(await count(9, { anew: true })).toMatchObject({
      isStirred: false,
      expected: 9,
      difference: 0,
    });
  });

  it('keeps what is as it should be as proof, and leaves alone what nobody counted', async () => {
    const { count, post, onHand, shelf } = await aCount();
    await count(10);
    const before = (await shelf())?.moves;
    expect(await post()).toMatchObject({ status: 'posted', lines: [{ difference: 0, isPosted: true }] });
    expect([await onHand(), (await shelf())?.moves]).toEqual([10, before]);
    const other = await aCount();
    await expect(other.post()).rejects.toMatchObject({ code: 'COUNT_EMPTY' });
    expect(await other.onHand()).toBe(10);
  });

  it('of a large difference takes a second person', async () => {
    const { count, post, onHand } = await aCount(40);
    expect(await count(20)).toMatchObject({ isLarge: true });
    await expect(post('lan')).rejects.toMatchObject({ code: 'COUNT_NEEDS_SECOND' });
    expect(await onHand()).toBe(40);
    expect(await post('minh')).toMatchObject({ status: 'posted', shortfall: 20 });
    expect(await onHand()).toBe(20);
  });

  it('leaves open what orders hold more of than was found, and is booked later', async () => {
    const { count, post, onHand, table, name } = await aCount();
    await table.write([holdStock({ ...name, quantity: 9, onHand: 10 }, { why: 'held' }, 'no')]);
    await count(8);
    expect(await post()).toMatchObject({ status: 'open', lines: [{ isHeld: true, isPosted: false }] });
    expect(await onHand()).toBe(10);
    await table.write([releaseStock({ ...name, quantity: 3 }, { why: 'released' })]);
    expect(await post('lan', 3)).toMatchObject({ status: 'posted' });
    expect(await onHand()).toBe(8);
  });

  it('finds what the book has none of', async () => {
    const { context, goods } = await aCount();
    const there = await startCount(context, {
      warehouseId: 'wh-far',
      note: '',
      userId: 'lan',
      clientRequestId: undefined,
    });
    const line = {
      id: there.id,
      ...goods,
      userId: 'lan',
      counterId: 'may-cua-lan',
      quantity: 2,
      anew: false,
      lots: [],
    };
    expect(await countGoods(context, line)).toMatchObject({ expected: 0, difference: 2 });
    expect(await postCount(context, { id: there.id, userId: 'lan', version: 1 })).toMatchObject({
      status: 'posted',
      surplus: 2,
    });
  });

  it('takes nothing more once it is booked or given up', async () => {
    const { count, post, sheet, context, goods } = await aCount();
    await count(10);
    await dropLine(context, { id: sheet.id, ...goods });
    await dropLine(context, { id: sheet.id, ...goods });
    expect((await getCount(context, sheet.id)).lineCount).toBe(0);
    const off = { id: sheet.id, userId: 'lan', version: 1 };
    expect(await cancelCount(context, off)).toMatchObject({ status: 'cancelled' });
    expect(await cancelCount(context, off)).toMatchObject({ status: 'cancelled' });
    await expect(count(9)).rejects.toMatchObject({ code: 'COUNT_CLOSED' });
    await expect(post('lan', 2)).rejects.toMatchObject({ code: 'COUNT_CLOSED' });
  });

  it('is one, however often it is begun by the same request', async () => {
    const { context, sheet } = await aCount();
    const again = { warehouseId: warehouse.id, note: '', userId: 'lan', clientRequestId: 'dem-kho-mot' };
    expect((await startCount(context, again)).id).toBe(sheet.id);
  });
});
