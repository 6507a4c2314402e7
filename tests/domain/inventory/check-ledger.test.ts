import { describe, expect, it } from 'vitest';
import { checkLedger, readCheck } from '#functions/domain/inventory/stock/check-ledger.ts';
import { showDifferences } from '#functions/domain/inventory/stock/show-differences.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { shelfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { manyGoods } from './counted-goods.ts';

const minute = 60_000;

/** Five shelves that moved, compared so many minutes from now. */
async function aStore() {
  const shop = await manyGoods(4);
  const now = Date.now();
  const at = (minutes: number) => new Date(now + minutes * minute);
  for (const nth of [0, 1, 2, 3]) await shop.count(nth, 9);
  await shop.post('minh');
  await shop.save({ onHand: 9, onHandBefore: 10 });
  await shop.follow();
  const compare = (minutes: number, until = Date.now() + minute) =>
    checkLedger(
      contextOf(shop.table, () => at(minutes)),
      until,
    );
  /** As somebody writes a shelf past its ledger. */
  const tamper = (onHand: number) => shop.table.write([update(shelfKey(shop.name), { set: { onHand } })]);
  return { ...shop, at, compare, tamper, state: () => readCheck({ table: shop.table }) };
}

describe('the nightly comparison of shelves with their ledgers', () => {
  it('says when it was, of how many, and begins the next time a quarter of an hour before', async () => {
    const { compare, state, at } = await aStore();
    expect(await state()).toMatchObject({ checkedAt: null, compared: 0, since: new Date(0).toISOString() });
    expect(await compare(60)).toEqual([]);
    expect(await state()).toEqual({
      since: at(45).toISOString(),
      began: null,
      shard: 0,
      after: null,
      compared: 5,
      checkedAt: at(60).toISOString(),
    });
    // Nothing has moved since.
    await compare(120);
    expect(await state()).toMatchObject({ compared: 0, since: at(105).toISOString() });
  });

  it('that is out of time goes on where it stopped, and compares each shelf once', async () => {
    const { compare, state, at, tamper } = await aStore();
    await tamper(4);
    let runs = 0;
    do {
      runs += 1;
      if (runs > 20) throw new Error('It never ends');
      await compare(60 + runs, 0);
    } while ((await state()).checkedAt === null);
    expect([runs, await state()]).toMatchObject([
      8,
      { compared: 5, since: at(46).toISOString(), began: null },
    ]);
    expect(await compare(90)).toHaveLength(1);
  });

  it('looks again at what differed before, though it did not move since', async () => {
    const { compare, tamper, context, name } = await aStore();
    await tamper(4);
    await compare(60);
    expect(await showDifferences(context)).toMatchObject({
      checkedAt: expect.any(String),
      data: [
        {
          id: shelfId(name),
          productId: name.productId,
          variantId: null,
          variantName: null,
          productName: 'Gạo nếp',
          warehouseName: warehouse.name,
          kind: 'row',
          revision: 1,
          book: { onHand: 9, reserved: 0 },
          row: { onHand: 4, reserved: 0 },
        },
      ],
    });
    await tamper(9);
    expect(await compare(120)).toEqual([]);
    expect((await showDifferences(context)).data).toEqual([]);
  });
});
