import { describe, expect, it } from 'vitest';
import { maxRestockRequests } from '#shared/restock/restock.contract.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import {
  awaitRestock,
  forgetRestock,
  stopWaiting,
  listAwaitedVariants,
} from '#functions/domain/restock/await-restock.ts';
import { startWaiting } from '#functions/domain/restock/waiting.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { aProduct, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { putBackStock } from '#functions/domain/catalogue/warehouses/hold-stock.ts';

type RestockWish = { userId: string; productId: string; variantId: string | undefined };

/** A product of which none is left, and Lan, who waits for so many others. */
async function soldOut(others = 0) {
  const { table, put, rows } = memoryTable();
  const product = aProduct({ name: 'Nón lá', available: 1 });
  const shelf = { productId: product.card.id, variantId: noVariantId, warehouseId: warehouse.id };
  put(productItems(product));
  put(
    rows()
      .filter(({ entity }) => entity === 'stock')
      .map((row) => ({ ...row, pk: String(row['pk']), sk: String(row['sk']), onHand: 0 })),
  );
  const at = new Date();
  const wait = (productId: string, variantId = noVariantId) =>
    table.write([startWaiting({ userId: 'lan', productId, variantId, createdAt: at.toISOString() }, at)]);
  for (let nth = 0; nth < others; nth += 1) await wait(`other-${nth}`);
  const wanted: RestockWish = { userId: 'lan', productId: product.card.id, variantId: undefined };
  return {
    wanted,
    wait,
    table,
    ask: (given: Partial<RestockWish> = {}, other: Table = table) =>
      awaitRestock(contextOf(other), { ...wanted, ...given }),
    comesBack: () => table.write([putBackStock({ ...shelf, quantity: 1 }, { why: 'counted' })]),
    waits: () => rows().filter(({ entity }) => entity === 'restock-waiting').length,
    context: contextOf(table),
  };
}

describe('waiting for goods that are sold out', () => {
  it.each([
    [maxRestockRequests - 1, undefined],
    [maxRestockRequests, 'RESTOCK_FULL'],
  ])('is refused to whoever waits for enough: of %i others: %s', async (others, code) => {
    const world = await soldOut(others);
    if (code)
      await expect(world.ask()).rejects.toMatchObject({
        code,
        details: { params: { limit: maxRestockRequests } },
      });
    else {
      await world.ask();
      // Said again it is no other: there is no more room for one.
      await world.ask();
      await expect(world.ask({ userId: 'lan' })).resolves.toBeUndefined();
    }
    expect(world.waits()).toBe(maxRestockRequests);
  });

  it('is for goods there are, and of which none is left', async () => {
    const world = await soldOut();
    await expect(world.ask({ productId: 'none' })).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
    await expect(world.ask({ variantId: 'do' })).rejects.toMatchObject({
      code: 'VARIANT_NOT_FOUND',
    });
    await world.comesBack();
    await expect(world.ask()).rejects.toMatchObject({ code: 'BACK_IN_STOCK' });
    expect(world.waits()).toBe(0);
  });

  it('ends where they come back at that very moment', async () => {
    const world = await soldOut();
    const crossed = meanwhile(world.table, world.comesBack);
    await expect(world.ask({}, crossed.table)).rejects.toMatchObject({ code: 'BACK_IN_STOCK' });
    expect([crossed.happened(), world.waits()]).toEqual([true, 0]);
  });

  it('is let go of: of one, of none, or of all', async () => {
    const world = await soldOut(2);
    await world.ask();
    await forgetRestock(world.context, { ...world.wanted, productId: 'none' });
    expect(world.waits()).toBe(3);
    await forgetRestock(world.context, world.wanted);
    expect(world.waits()).toBe(2);
    await stopWaiting(world.context, 'minh');
    expect(world.waits()).toBe(2);
    await stopWaiting(world.context, 'lan');
    expect(world.waits()).toBe(0);
  });

  it('says which variants of one product, with what was just said', async () => {
    const world = await soldOut(1);
    await world.wait('ao', 'do');
    await world.wait('ao');
    const of = (just?: { variantId: string | undefined; waits: boolean }) =>
      listAwaitedVariants(world.context, { userId: 'lan', productId: 'ao', ...(just && { just }) });
    expect(new Set((await of()).variantIds)).toEqual(new Set(['do', null]));
    expect((await of({ variantId: 'xanh', waits: true })).variantIds).toContain('xanh');
    expect((await of({ variantId: 'do', waits: false })).variantIds).toEqual([null]);
    expect((await of({ variantId: undefined, waits: false })).variantIds).toEqual(['do']);
    expect(
      (await listAwaitedVariants(world.context, { userId: 'minh', productId: 'ao' })).variantIds,
    ).toEqual([]);
  });
});
