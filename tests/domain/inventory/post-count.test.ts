import { describe, expect, it } from 'vitest';
import type { AppError } from '#shared/contract/errors.ts';
import { holdStock, releaseStock } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { followStock } from '#functions/domain/catalogue/products/follow-sales.ts';
import { arrangeShelves } from '#functions/domain/catalogue/products/flash-sale.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { manyGoods } from './counted-goods.ts';

const hold = ({ table, shelfName }: Awaited<ReturnType<typeof manyGoods>>, nth: number, quantity: number) =>
  table.write([holdStock({ ...shelfName(nth), quantity, onHand: 10 }, { why: 'held' }, 'no')]);

describe('a sheet of many goods that is booked', () => {
  it('is booked to its last line, however many pieces of work that takes', async () => {
    const shop = await manyGoods(21);
    for (let nth = 0; nth < 21; nth += 1) await shop.count(nth, 10 + (nth % 3) - 1);
    const posted = await shop.post();
    // Seven lines are one short, seven are right, seven are one too many.
    expect(posted).toMatchObject({ status: 'posted', surplus: 7, shortfall: 7, lineCount: 21 });
    const onHand = await Promise.all(Array.from({ length: 21 }, async (_, nth) => shop.shelfOf(nth)));
    expect(onHand.map((shelf) => shelf?.onHand)).toEqual(
      Array.from({ length: 21 }, (_, nth) => 9 + (nth % 3)),
    );
  });

  it('waits with the lines whose pieces orders hold, and adds up what was booked in both runs', async () => {
    const shop = await manyGoods(4);
    await hold(shop, 1, 9);
    for (const [nth, quantity] of [7, 5, 12, 10].entries()) await shop.count(nth, quantity);
    const first = await shop.post();
    expect(first).toMatchObject({ status: 'open', surplus: 2, shortfall: 3, closedAt: null, closedBy: null });
    const stateOf = async () =>
      Object.fromEntries(
        (await shop.sheet()).lines.map(({ productName, isHeld, isPosted }) => [
          productName,
          [isHeld, isPosted],
        ]),
      );
    expect(await stateOf()).toEqual({
      'Hàng 0': [false, true],
      'Hàng 1': [true, false],
      'Hàng 2': [false, true],
      'Hàng 3': [false, true],
    });
    await shop.table.write([releaseStock({ ...shop.shelfName(1), quantity: 5 }, { why: 'released' })]);
    const second = await shop.post('minh', first.version);
    expect(second).toMatchObject({ status: 'posted', surplus: 2, shortfall: 8, closedBy: { id: 'minh' } });
    expect(await stateOf()).toMatchObject({ 'Hàng 1': [false, true] });
    const shelves = await Promise.all([0, 1, 2, 3].map(shop.shelfOf));
    expect(shelves.map((shelf) => shelf?.onHand)).toEqual([7, 5, 12, 10]);
  });

  it('puts goods together that lie in more portions than one write holds, and is booked when asked again', async () => {
    const shop = await manyGoods(12, 16);
    for (const { card, detail, ...product } of shop.products)
      await arrangeShelves(shop.context, { ...product, card, detail: { ...detail, flashSale: true } });
    for (let nth = 0; nth < 12; nth += 1) await shop.count(nth, 0);
    expect(await refusalOf(shop.post('minh'))).toBe('STALE_STATE');
    expect(await shop.post('minh')).toMatchObject({ status: 'posted', shortfall: 192 });
    const shelves = await Promise.all(shop.products.map((_, nth) => shop.shelfOf(nth)));
    expect(shelves.map((shelf) => [shelf?.onHand, shelf?.reserved, shelf?.portions])).toEqual(
      shelves.map(() => [0, 0, undefined]),
    );
  });

  it('tells the products’ cards what is left', async () => {
    const shop = await manyGoods(2);
    const statusOf = async (nth: number) =>
      (await findProduct(shop.context, shop.goods(nth).productId))?.card.stockStatus;
    await followStock(shop.context, shop.goods(0).productId);
    await hold(shop, 0, 4);
    await shop.count(0, 4);
    await shop.count(1, 10);
    await shop.post();
    expect([await statusOf(0), await statusOf(1)]).toEqual(['out_of_stock', 'in_stock']);
  });

  it('goes on where it was cut short: what was booked is not booked again', async () => {
    const shop = await manyGoods(2);
    await shop.count(0, 8);
    await shop.count(1, 7);
    await shop.setLine(0, { isPosted: true });
    await shop.setHead({ status: 'posting', version: 2 });
    // Whoever takes it up need not know at which version it was left.
    expect(await shop.post('minh', 1)).toMatchObject({ status: 'posted', shortfall: 5 });
    expect([(await shop.shelfOf(0))?.onHand, (await shop.shelfOf(1))?.onHand]).toEqual([10, 7]);
  });

  it('leaves what somebody else booked of the same sheet at that moment as it is', async () => {
    const shop = await manyGoods(2);
    await shop.count(0, 8);
    await shop.count(1, 13);
    await shop.setHead({ status: 'posting', version: 2 });
    const { table, happened } = meanwhile(shop.table, () => shop.post('minh', 2));
    const late = await shop.post('lan', 2, table);
    expect([happened(), late]).toMatchObject([
      true,
      { status: 'posted', surplus: 3, shortfall: 2, closedBy: { id: 'minh' }, version: 3 },
    ]);
    expect([(await shop.shelfOf(0))?.onHand, (await shop.shelfOf(1))?.onHand]).toEqual([8, 13]);
  });

  it('moves a shelf whose lots somebody named, though as many lie there as the book says', async () => {
    const shop = await manyGoods(2);
    const lots = [{ code: 'L1', expiresOn: '2027-01-01', quantity: 4 }];
    await shop.count(0, 10, { lots });
    await shop.count(1, 10);
    await shop.post();
    const [named, plain] = [await shop.shelfOf(0), await shop.shelfOf(1)];
    expect(named).toMatchObject({ onHand: 10, moves: 1, move: { why: 'counted', lotsNow: lots } });
    expect(plain?.moves).toBeUndefined();
  });
});

describe('who may book a sheet, and when', () => {
  it('needs a second person for lines of a large difference alone, and names the first five', async () => {
    const shop = await manyGoods(8, 100);
    for (let nth = 0; nth < 7; nth += 1) await shop.count(nth, 50);
    // Exactly a fifth is not large yet.
    await shop.count(7, 80);
    const refused = await shop.post('lan').catch((error: AppError) => error);
    expect(refused).toMatchObject({
      code: 'COUNT_NEEDS_SECOND',
      details: { params: { list: 'Hàng 0, Hàng 1, Hàng 2, Hàng 3, Hàng 4' } },
    });
    expect(await shop.post('minh')).toMatchObject({ status: 'posted', shortfall: 370 });
  });

  it('is whoever stands behind none of the large lines alone', async () => {
    const shop = await manyGoods(2, 100);
    await shop.count(0, 50, { by: 'minh' });
    await shop.count(1, 20);
    await shop.count(1, 20, { by: 'minh' });
    expect(await refusalOf(shop.post('minh'))).toBe('COUNT_NEEDS_SECOND');
    expect(await shop.post('lan')).toMatchObject({ status: 'posted', shortfall: 110 });
  });

  it('asks for no second person any more once the large line is booked', async () => {
    const shop = await manyGoods(2, 100);
    await shop.count(0, 50);
    await shop.count(1, 99);
    await shop.setLine(0, { isPosted: true });
    expect(await shop.post('lan')).toMatchObject({ status: 'posted', shortfall: 51 });
  });

  it('is asked again where the booking of a large line was cut short', async () => {
    const shop = await manyGoods(1, 100);
    await shop.count(0, 50);
    await shop.setHead({ status: 'posting', version: 2 });
    expect(await refusalOf(shop.post('lan', 1))).toBe('COUNT_NEEDS_SECOND');
  });

  it.each([
    ['over another version than it has', {}, 2, 'STALE_STATE'],
    ['that was given up', { status: 'cancelled', version: 2 }, 2, 'COUNT_CLOSED'],
    ['that is booked, over the version it has', { status: 'posted', version: 3 }, 3, 'COUNT_CLOSED'],
    ['that is booked, once more', { status: 'posted', version: 3 }, 1, undefined],
  ])('a sheet %s', async (_, head, version, refusal) => {
    const shop = await manyGoods(1);
    await shop.count(0, 9);
    await shop.setHead(head);
    expect(await refusalOf(shop.post('lan', version))).toBe(refusal);
    expect((await shop.shelfOf(0))?.onHand).toBe(10);
  });

  it('is refused where somebody gives it up at that moment', async () => {
    const shop = await manyGoods(1);
    await shop.count(0, 9);
    const { table, happened } = meanwhile(shop.table, () =>
      shop.setHead({ status: 'cancelled', version: 2 }),
    );
    expect(await refusalOf(shop.post('lan', 1, table))).toBe('STALE_STATE');
    expect([happened(), (await shop.shelfOf(0))?.onHand]).toEqual([true, 10]);
  });
});
