import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOfShards, takeHold } from '#functions/domain/catalogue/stock-shards/stock-shard.ts';
import { deleteProduct } from '#functions/domain/catalogue/products/delete-product.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { arrangeShelves } from '#functions/domain/catalogue/products/flash-sale.ts';
import { productClaims, productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { recountPieces } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { sharesOf } from '#functions/domain/catalogue/warehouses/shard-stock.ts';
import { maintainFlashSale } from '#functions/domain/checkout/maintain-flash-sale.ts';
import { dueItem } from '#functions/domain/due/due-items.ts';
import { type Effects, sweep } from '#functions/domain/due/sweep.ts';
import { notifyWaiting } from '#functions/domain/restock/notify-waiting.ts';
import { startWaiting } from '#functions/domain/restock/waiting.ts';
import { aProduct, warehouse } from '#tests/support/catalogue.ts';
import { atTheEnd, contextOf } from '#tests/support/context.ts';
import { always, listDues } from '#tests/support/dues.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

it('what is spread is given out to the last piece, and leaves portions about as full', () => {
  const lefts = fc.array(fc.nat(40), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(fc.nat(200), lefts, (quantity, before) => {
      const shares = sharesOf(quantity, before);
      expect(sum(shares)).toBe(quantity);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      const filled = before
        .map((left, place) => ({ share: shares[place] ?? 0, after: left + (shares[place] ?? 0) }))
        .filter(({ share }) => share > 0)
        .map(({ after }) => after);
      // Who got some has no more than anybody else by more than one.
      const least = Math.min(...before.map((left, place) => left + (shares[place] ?? 0)));
      if (filled.length > 0) expect(Math.max(...filled) - least).toBeLessThanOrEqual(1);
    }),
  );
});

const at = new Date('2026-11-22T03:00:10.000Z');

async function aSale(pieces: number) {
  const { table, put, rows } = memoryTable();
  const product = aProduct({ name: 'Nón lá Huế', available: pieces, flashSale: true });
  const { id } = product.card;
  put([...productItems(product), ...productClaims(product.card)]);
  const context = contextOf(table, () => at);
  await arrangeShelves(context, product);
  const read = async () => {
    const record = await findProduct(context, id);
    if (!record) throw new Error('The product is gone');
    return record;
  };
  const portions = async () => (await read()).stocks[0]?.split?.shards ?? [];
  const effects: Effects = {
    ...always(() => Promise.reject(new Error('not due'))),
    'flash-sale': maintainFlashSale,
  };
  const sweepAt = (moment: Date) =>
    sweep(
      contextOf(table, () => moment),
      { effects, until: Infinity },
    );
  const dues = async () => (await listDues(contextOf(table, atTheEnd), 'flash-sale')).map((due) => due.at);
  return { table, put, rows, context, id, product, read, portions, sweepAt, dues };
}

describe('a shelf on flash sale', () => {
  it('lies in portions, and is counted as one: pieces held there are nobody else’s', async () => {
    const { table, id, read, portions } = await aSale(20);
    expect((await portions()).map(({ left }) => left)).toEqual([3, 3, 3, 3, 2, 2, 2, 2]);
    const shelf = { productId: id, variantId: '-', warehouseId: warehouse.id };
    const hold = { shelf, number: 2, holder: 'lan', orderId: 'o1', quantity: 2, at: at.toISOString() };
    expect(await table.write([takeHold(hold)])).toBeUndefined();
    expect(await table.write([takeHold({ ...hold, quantity: 1 })])).toBe('portion-short');
    expect(await table.write([takeHold({ ...hold, holder: 'mai' })])).toBe('portion-short');
    expect((await read()).stocks).toMatchObject([{ onHand: 20, reserved: 2 }]);
    expect((await portions())[2]?.holds).toEqual([hold]);
  });

  it('spread twice is spread once', async () => {
    const { context, read, portions } = await aSale(20);
    await arrangeShelves(context, await read());
    expect(sumOfShards(await portions())).toBe(20);
  });

  it('a hold whose order never came is given back after two minutes, and not before', async () => {
    const { table, put, id, portions, sweepAt, dues } = await aSale(8);
    const shelf = { productId: id, variantId: '-', warehouseId: warehouse.id };
    const hold = { shelf, number: 0, holder: 'lan', orderId: 'o1', quantity: 1, at: at.toISOString() };
    await table.write([takeHold(hold)]);
    put([dueItem({ at: '2026-11-22T03:01:00.000Z', kind: 'flash-sale', of: id })]);
    await sweepAt(new Date('2026-11-22T03:01:05.000Z'));
    expect([sumOfShards(await portions()), await dues()]).toEqual([7, ['2026-11-22T03:02:00.000Z']]);
    await sweepAt(new Date('2026-11-22T03:02:30.000Z'));
    expect([sumOfShards(await portions()), await dues()]).toEqual([8, ['2026-11-22T03:03:00.000Z']]);
  });

  it('two who look after it leave one due item; with the mark gone it is whole again, and nothing is due', async () => {
    const { put, product, rows, id, read, sweepAt, dues } = await aSale(8);
    for (const minute of ['01', '02'])
      put([dueItem({ at: `2026-11-22T03:${minute}:00.000Z`, kind: 'flash-sale', of: id })]);
    await sweepAt(new Date('2026-11-22T03:02:30.000Z'));
    expect(await dues()).toEqual(['2026-11-22T03:03:00.000Z']);
    const [, unmarked] = productItems({ ...product, detail: { ...product.detail, flashSale: false } });
    put(unmarked ? [unmarked] : []);
    await sweepAt(new Date('2026-11-22T03:03:30.000Z'));
    expect(await dues()).toEqual([]);
    expect(rows().filter(({ entity }) => entity === 'stock-portion')).toEqual([]);
    const [shelf] = (await read()).stocks;
    expect([shelf?.onHand, shelf?.reserved, shelf?.split]).toEqual([8, 0, undefined]);
  });

  it('goes with its product', async () => {
    const { table, context, id, rows, read } = await aSale(8);
    const [shelf] = (await read()).stocks;
    if (shelf) await table.write(recountPieces({ productId: id, ...shelf }, 0, { why: 'counted' }, 'no'));
    await deleteProduct(context, id, () => Promise.resolve([]));
    expect(rows().filter(({ entity }) => entity === 'stock-portion' || entity === 'stock')).toEqual([]);
  });

  it('those who wait for it are told of what lies in portions only', async () => {
    const { table, context, id, rows } = await aSale(3);
    const goods = { productId: id, variantId: '-' };
    await table.write([startWaiting({ userId: 'lan', ...goods, createdAt: at.toISOString() }, at)]);
    const findProfile = async () =>
      ({ id: 'lan', fullName: 'Lan', email: 'lan@example.com', language: 'vi', status: 'active' }) as never;
    await notifyWaiting({ ...context, findProfile }, goods);
    expect(rows().filter(({ entity }) => entity === 'mail')).toHaveLength(1);
  });
});
