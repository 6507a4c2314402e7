import { beforeEach, describe, expect, it } from 'vitest';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { writesOfMany } from '#functions/domain/catalogue/products/change-many.ts';
import { deleteProduct } from '#functions/domain/catalogue/products/delete-product.ts';
import { findCodeHolders, moveGoodsCodes } from '#functions/domain/catalogue/products/goods-codes.ts';
import { reserveOlderGoodsCodes } from '#functions/domain/catalogue/products/goods-code-repair.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aSavingShop } from './saving-world.ts';

let shop: ReturnType<typeof aSavingShop>;
beforeEach(() => {
  shop = aSavingShop();
});

const variant = (value: string, sku: string) => ({ name: 'Cỡ', value, sku, additionalPrice: 0 });
const withStock = (value: string, sku: string) => ({ ...variant(value, sku), stock: 0 });

const make = (code: string, given: Record<string, unknown> = {}, where = shop.table) =>
  shop.make({ name: `Áo ${code}`, code, ...given }, where);
const holderOf = async (code: string) => (await findCodeHolders(shop.table, [code]))(code)?.name;
const reservations = () =>
  shop
    .rows()
    .filter(({ entity }) => entity === 'goods-code')
    .map(({ pk, productId }) => [pk, productId]);
const keyOf = (code: string) => productKeys.goodsCodeClaim(code);
/** A product from before codes were reserved. */
const unreserve = (code: string) => shop.take(keyOf(code));

const taken = (path: string, code: string, product: string) => ({
  code: 'GOODS_CODE_EXISTS',
  details: { params: { code, product }, errors: [{ path, message: product }] },
});

describe('a SKU or barcode belongs to one product of the shop', () => {
  it('a new product is refused at the field, by the name of the product that has the code', async () => {
    await make('A', { barCode: '893-1', variants: [withStock('S', 'ao-s')] });
    await expect(make('B', { barCode: ' 893-1 ' })).rejects.toMatchObject(taken('barCode', '893-1', 'Áo A'));
    const second = [withStock('M', 'AO-M'), withStock('S', 'AO-S')];
    await expect(make('B', { variants: second })).rejects.toMatchObject(
      taken('variants.1.sku', 'AO-S', 'Áo A'),
    );
    // A scanner reads both alike.
    await expect(make('B', { barCode: 'AO-S' })).rejects.toMatchObject(taken('barCode', 'AO-S', 'Áo A'));
    expect(await holderOf('AO-M')).toBeUndefined();
  });

  it('one product may print its SKU as its barcode', async () => {
    const { id } = await make('A', { barCode: 'AO-S', variants: [withStock('S', 'AO-S')] });
    expect(reservations()).toEqual([[keyOf('AO-S').pk, id]]);
  });

  it('of two that are made at once with the same code one is made, and the other names it', async () => {
    const both = await Promise.allSettled([make('A', { barCode: '1' }), make('B', { barCode: '1' })]);
    const made = both.filter(({ status }) => status === 'fulfilled');
    const [refused] = both.filter((one) => one.status === 'rejected');
    expect(made).toHaveLength(1);
    expect(refused?.reason).toMatchObject({ code: 'GOODS_CODE_EXISTS' });
    expect(reservations()).toHaveLength(1);
  });

  it('whoever is quicker between the look and the save has it', async () => {
    const { id } = await make('A');
    const { table, happened } = meanwhile(shop.table, () => make('B', { barCode: '1' }));
    await expect(shop.change(id, { barCode: '1' }, table)).rejects.toMatchObject(
      taken('barCode', '1', 'Áo B'),
    );
    expect(happened()).toBe(true);
    expect((await shop.now(id)).detail.barCode).toBe('');
  });

  it('a change reserves the new code and frees the one before', async () => {
    const { id } = await make('A', { barCode: '1', variants: [withStock('S', 'S1')] });
    await shop.change(id, { barCode: '2', variants: [variant('S', 'S1')] });
    expect(reservations().map(([pk]) => pk)).toEqual([keyOf('S1').pk, keyOf('2').pk]);
    await make('B', { barCode: '1' });
    await expect(shop.change(id, { barCode: '1' })).rejects.toMatchObject(taken('barCode', '1', 'Áo B'));
  });

  it('a product that is deleted frees its codes, and those alone', async () => {
    const { id } = await make('A', { barCode: '1', stock: [] });
    const { id: other } = await make('B', { barCode: '2', stock: [] });
    await deleteProduct(shop.context, id, () => Promise.resolve([]));
    expect(reservations()).toEqual([[keyOf('2').pk, other]]);
    await make('C', { barCode: '1' });
  });

  it('a deletion begins anew where the code was passed on meanwhile', async () => {
    const { id } = await make('A', { barCode: '1', stock: [] });
    const other = await make('B', { stock: [] });
    const passOn = () => shop.put([{ ...keyOf('1'), entity: 'goods-code', productId: other.id }]);
    const { table, happened } = meanwhile(shop.table, passOn);
    await deleteProduct({ ...shop.context, table }, id, () => Promise.resolve([]));
    expect(happened()).toBe(true);
    expect(reservations()).toEqual([[keyOf('1').pk, other.id]]);
  });

  it('fifty variants with stock and SKUs are made though they are more than one transaction holds', async () => {
    const variants = Array.from({ length: 50 }, (_, row) => ({
      ...withStock(`${row}`, `SKU-${row}`),
      stock: 1,
    }));
    await make('A', { barCode: '1', variants });
    expect(reservations()).toHaveLength(51);
    // The code of the product is taken: what was reserved before it is free again.
    const others = variants.map((one) => ({ ...one, sku: `X${one.sku}` }));
    await expect(make('A', { variants: others, slug: 'khac' })).rejects.toMatchObject({
      code: 'PRODUCT_CODE_EXISTS',
    });
    expect(reservations()).toHaveLength(51);
    const renamed = variants.map(({ stock: _stock, ...one }) => ({ ...one, sku: `Y${one.sku}` }));
    const [id] = reservations().map(([, productId]) => String(productId));
    await shop.change(String(id), { variants: renamed, barCode: '2' });
    expect(reservations().every(([pk]) => /#(YSKU-|2$)/.test(String(pk)))).toBe(true);
    expect(reservations()).toHaveLength(51);
  });
});

describe('products that shared a code before it was reserved', () => {
  async function twins() {
    const first = await make('A', { barCode: '1' });
    await unreserve('1');
    const second = await make('B', { barCode: '1' });
    await unreserve('1');
    return { first, second };
  }

  it('the next save of one reserves the code, and the next save of the other is told', async () => {
    const { first, second } = await twins();
    await shop.change(second.id, { barCode: '1' });
    await expect(shop.change(first.id, { barCode: '1' })).rejects.toMatchObject(
      taken('barCode', '1', 'Áo B'),
    );
    await shop.change(first.id, { barCode: '3' });
    expect(await holderOf('1')).toBe('Áo B');
  });

  it('a change of many leaves what is shared alone, and refuses only a code that is new', async () => {
    const { first, second } = await twins();
    await shop.change(second.id, { barCode: '1' });
    const change = async (values: Record<string, string | number>) =>
      shop.table.write(
        await writesOfMany(shop.context, [{ product: await shop.now(first.id), values: { ...values } }]),
      );
    expect(await change({ price: 1_000 })).toBeUndefined();
    await make('C', { barCode: '5' });
    await expect(change({ barCode: '5' })).rejects.toMatchObject(taken('barCode', '5', 'Áo C'));
    expect(await change({ barCode: '6' })).toBeUndefined();
    expect(await holderOf('6')).toBe('Áo A');
    expect(await holderOf('1')).toBe('Áo B');
  });

  it('the repair reserves once for the first that is met, and a second run writes nothing', async () => {
    const { first } = await twins();
    const details = shop.rows().filter(({ entity }) => entity === 'product-detail');
    const run = async () => {
      const written: boolean[] = [];
      for (const item of details)
        written.push(await reserveOlderGoodsCodes.repair(shop.context, item as Item));
      return written;
    };
    expect(await run()).toEqual([true, false]);
    expect(reservations()).toEqual([[keyOf('1').pk, first.id]]);
    expect(await run()).toEqual([false, false]);
  });
});

describe('a reservation that was left behind', () => {
  it('is taken over where its product is gone, or no longer has the code', async () => {
    shop.put([{ ...keyOf('1'), entity: 'goods-code', productId: 'gone' }]);
    await make('A', { barCode: '1' });
    const { id } = await make('B');
    shop.put([{ ...keyOf('2'), entity: 'goods-code', productId: id }]);
    await make('C', { barCode: '2' });
    expect([await holderOf('1'), await holderOf('2')]).toEqual(['Áo A', 'Áo C']);
  });

  it('of two that take it over from a product that is gone, one has it and the other names it', async () => {
    shop.put([{ ...keyOf('1'), entity: 'goods-code', productId: 'gone' }]);
    const { id } = await make('B');
    const { id: other } = await make('C');
    const { table, happened } = meanwhile(shop.table, () => shop.change(other, { barCode: '1' }));
    await expect(shop.change(id, { barCode: '1' }, table)).rejects.toMatchObject(
      taken('barCode', '1', 'Áo C'),
    );
    expect(happened()).toBe(true);
    expect(await holderOf('1')).toBe('Áo C');
  });

  it('is not taken over from a product that gets the code back at the same moment', async () => {
    const { id } = await make('B');
    const { id: other } = await make('C');
    shop.put([{ ...keyOf('2'), entity: 'goods-code', productId: id }]);
    const { table, happened } = meanwhile(shop.table, () => shop.change(id, { barCode: '2' }));
    await expect(shop.change(other, { barCode: '2' }, table)).rejects.toMatchObject(
      taken('barCode', '2', 'Áo B'),
    );
    expect(happened()).toBe(true);
  });

  it('is not kept by its product where another takes it over at the same moment', async () => {
    const { id } = await make('B');
    const { id: other } = await make('C');
    shop.put([{ ...keyOf('2'), entity: 'goods-code', productId: id }]);
    const { table, happened } = meanwhile(shop.table, () => shop.change(other, { barCode: '2' }));
    await expect(shop.change(id, { barCode: '2' }, table)).rejects.toMatchObject(
      taken('barCode', '2', 'Áo C'),
    );
    expect(happened()).toBe(true);
  });
});

it('two products that would take the same code in one transaction are saved one after the other', async () => {
  const [one, two] = [await make('A'), await make('B')];
  const moves = await Promise.all(
    [one, two].map(async ({ id }) => {
      const before = await shop.now(id);
      return { before, after: { ...before, detail: { ...before.detail, barCode: '9' } } };
    }),
  );
  await expect(moveGoodsCodes(shop.table, moves)).rejects.toMatchObject({ code: 'STALE_STATE' });
});
