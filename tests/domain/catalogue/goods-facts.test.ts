import { beforeEach, describe, expect, it } from 'vitest';
import { readGoodsFacts } from '#functions/domain/catalogue/products/goods-facts.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { readPacks, readVariants } from '#functions/domain/catalogue/records/read-cards.ts';
import { restoreReservation } from '#functions/domain/catalogue/warehouses/restore-reservation.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { readShelfPlaces } from '#functions/domain/catalogue/warehouses/shelf-places.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { aProduct, warehouse } from '#tests/support/catalogue.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

let memory: ReturnType<typeof memoryTable>;
beforeEach(() => {
  memory = memoryTable();
});
const sell = (...products: ReturnType<typeof aProduct>[]) => memory.put(products.flatMap(productItems));

describe('what packers and buyers know of goods', () => {
  it('is what is printed on them and what they weigh', async () => {
    const ao = aProduct({
      name: 'Áo',
      code: 'AO',
      barCode: '893',
      weight: 0.2504,
      variants: [{ name: 'Cỡ', value: 'S', sku: 'AO-S', additionalPrice: 0, stock: 0 }],
    });
    const tea = aProduct({ name: 'Trà', code: 'TRA', weight: 0.2506 });
    sell(ao, tea);
    const goods = [
      { productId: ao.card.id, variantId: 'co-s' },
      { productId: ao.card.id, variantId: '-' },
      { productId: ao.card.id, variantId: 'co-gone' },
      { productId: tea.card.id, variantId: '-' },
      { productId: 'nothing', variantId: '-' },
    ];
    expect([...(await readGoodsFacts(memory.table, goods)).values()]).toEqual([
      { codes: ['AO-S', '893'], grams: 250 },
      { codes: ['AO', '893'], grams: 250 },
      { codes: ['AO', '893'], grams: 250 },
      { codes: ['TRA'], grams: 251 },
    ]);
    expect(
      [...(await readVariants(memory.table, [ao.card.id, tea.card.id, 'nothing'])).values()].map(
        ({ length }) => length,
      ),
    ).toEqual([1, 0]);
  });

  it('is in which packs they are bought: of units of others in none', async () => {
    const packed = (conversionValue: number, masterUnitId = '') => ({
      ...aProduct({ name: 'Hộp' }),
      detail: { ...aProduct({ name: 'Hộp' }).detail, conversionValue, masterUnitId },
    });
    const all = [packed(12), packed(1), packed(2.5), packed(24, '01BASE')];
    sell(...all);
    const packs = await readPacks(memory.table, [...all.map(({ card }) => card.id), 'nothing']);
    expect([...packs]).toEqual([[all[0]?.card.id, 12]]);
  });

  it('is where they lie, as far as somebody wrote it', async () => {
    const [tea, rice] = [aProduct({ name: 'Trà' }), aProduct({ name: 'Gạo' })];
    sell(tea, rice);
    const name = ({ card }: typeof tea) => ({
      productId: card.id,
      variantId: '-',
      warehouseId: warehouse.id,
    });
    await memory.table.write([update(shelfKey(name(tea)), { set: { place: 'A-03' } })]);
    const places = await readShelfPlaces(memory.table, [
      name(rice),
      name(tea),
      { ...name(tea), warehouseId: 'nowhere' },
    ]);
    expect([...places.values()]).toEqual(['A-03']);
  });

  it('is whether all of an order can be held again, on the very same shelves', async () => {
    const [tea, rice] = [aProduct({ name: 'Trà', available: 3 }), aProduct({ name: 'Gạo', available: 2 })];
    sell(tea, rice);
    const held = ({ card }: typeof tea, quantity: number) => ({
      productId: card.id,
      variantId: '-',
      warehouseId: warehouse.id,
      quantity,
    });
    const hold = (...pieces: ReturnType<typeof held>[]) =>
      restoreReservation(memory.table, pieces, { why: 'held' }, 'no');
    expect(await hold(held(tea, 3), held(rice, 3))).toBeUndefined();
    expect(await hold(held(tea, 1), { ...held(rice, 1), warehouseId: 'nowhere' })).toBeUndefined();
    const writes = await hold(held(tea, 3), held(rice, 2));
    expect([writes?.length, await memory.table.write(writes ?? [])]).toEqual([2, undefined]);
    expect(await hold(held(tea, 1))).toBeUndefined();
  });
});
