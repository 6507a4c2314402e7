import { beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '#functions/platform/log.ts';
import { counting, sheetShop } from './sheet-shop.ts';

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());

const variant = (value: string, sku: string, additionalPrice = 0) => ({
  name: 'Cỡ',
  value,
  sku,
  additionalPrice,
  image: null,
  stock: 0,
});
const makesNew = { makesNew: true };
const shelf = 'wh-da-nang -';

describe('a file of products that are there', () => {
  it('changes what its rows say of products and their variants, and nothing else', async () => {
    const shop = await sheetShop();
    await shop.make({ name: 'Trà', code: 'TRA', barCode: '893' });
    await shop.make({ name: 'Áo', code: 'AO', variants: [variant('M', 'AO-M', 500), variant('L', 'AO-L')] });
    const job = await shop.carryOut([
      'Mã sản phẩm,SKU,Giá,Giá cộng thêm,Gian hàng,Thương hiệu',
      'tra,,120000,,Huế,Sen Việt',
      'AO,,90000,,,',
      'AO,ao-m,,700,,',
      ',AO-L,,900,,',
    ]);
    expect(job).toMatchObject({ status: 'done', changed: 4, refused: 0 });
    const [tea, shirt] = [await shop.textOf('TRA'), await shop.textOf('AO')];
    expect(tea?.card).toMatchObject({
      price: 120_000,
      business: { id: 'biz-b' },
      brand: { name: 'Sen Việt' },
    });
    expect(tea?.detail.barCode).toBe('893');
    expect(shirt?.card.price).toBe(90_000);
    expect(shirt?.detail.variants.map(({ sku, additionalPrice }) => [sku, additionalPrice])).toEqual([
      ['AO-M', 700],
      ['AO-L', 900],
    ]);
  });

  it('changes a variant of a product that is there, though the row of the product above it is refused', async () => {
    const shop = await sheetShop();
    await shop.make({ name: 'Áo', code: 'AO', variants: [variant('M', 'AO-M')] });
    const lines = ['Mã sản phẩm,SKU,Giá cộng thêm,Gian hàng', 'AO,,,Nhầm', 'AO,AO-M,700,'];
    const { job, refused } = await shop.tryOut(lines);
    expect([job.changed, refused]).toEqual([1, ['2 businessId UNKNOWN_BUSINESS']]);
  });

  it.each<[string, string[], string[]]>([
    ['a code nobody has', ['XX,,1'], ['2 code not_found']],
    ['a SKU the product has not', ['AO,AO-X,1'], ['2 sku not_found']],
    ['a SKU alone that nobody has', [',AO-X,1'], ['2 sku not_found']],
    ['a SKU alone that two have', [',HAI,1'], ['2 sku not_found']],
    ['a barcode for a code', ['893,,1'], ['2 code not_found']],
    ['a code of a product for a SKU', [',TRA,1'], ['2 sku not_found']],
  ])('refuses %s', async (_, rows, refused) => {
    const shop = await sheetShop();
    await shop.make({ name: 'Trà', code: 'TRA', barCode: '893' });
    await shop.make({ name: 'Áo', code: 'AO', variants: [variant('M', 'AO-M'), variant('L', 'HAI')] });
    await shop.unreserve('HAI');
    await shop.make({ name: 'Quần', code: 'QUAN', variants: [variant('M', 'Q-M'), variant('L', 'HAI')] });
    expect((await shop.tryOut(['Mã sản phẩm,SKU,Giá cộng thêm', ...rows])).refused).toEqual(refused);
  });

  it.each<[string, 'sets' | 'adds', string, object, number]>([
    ['counts pieces', 'sets', '7', { onHand: 10 }, 7],
    ['adds pieces', 'adds', '7', { onHand: 10 }, 17],
    ['takes pieces', 'adds', '-3', { onHand: 10 }, 7],
    ['counts what orders hold', 'sets', '4', { onHand: 10, reserved: 4 }, 4],
    ['counts nothing', 'sets', '0', { onHand: 10 }, 0],
  ])('%s', async (_, way, stock, before, after) => {
    const shop = await sheetShop();
    await shop.make({ name: 'Trà', code: 'TRA', stock: [{ warehouseId: 'wh-da-nang', onHand: 10 }] });
    await shop.setShelf('TRA', before);
    const job = await shop.carryOut(['Mã sản phẩm,Tồn kho', `TRA,${stock}`], counting(way));
    expect(job).toMatchObject({ changed: 1, refused: 0 });
    expect(await shop.shelves('TRA')).toEqual({ [shelf]: after });
    expect((await shop.textOf('TRA'))?.card.price).toBe(100_000);
    expect(await shop.takeBack(job)).toMatchObject({ takenBack: 1, kept: 0 });
    expect(await shop.shelves('TRA')).toEqual({ [shelf]: 10 });
  });

  it('passes stock over where nobody said that it counts', async () => {
    const shop = await sheetShop();
    await shop.make({ name: 'Trà', code: 'TRA', stock: [{ warehouseId: 'wh-da-nang', onHand: 10 }] });
    expect(await shop.carryOut(['Mã sản phẩm,Giá,Tồn kho', 'TRA,5,3'])).toMatchObject({ changed: 1 });
    expect(await shop.shelves('TRA')).toEqual({ [shelf]: 10 });
  });

  it('counts each variant by itself, and opens a shelf where there is none', async () => {
    const shop = await sheetShop();
    await shop.make({ name: 'Áo', code: 'AO', variants: [variant('M', 'AO-M'), variant('L', 'AO-L')] });
    await shop.make({ name: 'Nón', code: 'NON' });
    const job = await shop.carryOut(
      ['Mã sản phẩm,SKU,Tồn kho', 'AO,AO-M,3', 'AO,AO-L,4', 'NON,,0'],
      counting(),
    );
    expect(job).toMatchObject({ changed: 2, unchanged: 1 });
    expect(await shop.shelves('AO')).toEqual({ 'wh-da-nang co-m': 3, 'wh-da-nang co-l': 4 });
    expect(Object.values(await shop.shelves('NON'))).toEqual([]);
    expect((await shop.show('AO')).available).toBe(7);
  });

  it('opens a shelf in the row that changes its product', async () => {
    const shop = await sheetShop();
    await shop.make({ name: 'Nón', code: 'NON' });
    const job = await shop.carryOut(['Mã sản phẩm,Giá,Tồn kho', 'NON,5000,3'], counting());
    expect(job).toMatchObject({ changed: 1, refused: 0 });
    expect([await shop.shelves('NON'), (await shop.textOf('NON'))?.card]).toMatchObject([
      { [shelf]: 3 },
      { price: 5000, warehouseIds: ['wh-da-nang'], stockStatus: 'low_stock' },
    ]);
  });

  it('leaves a product as it is, revision and all, where its rows only count pieces', async () => {
    const shop = await sheetShop();
    await shop.make({ name: 'Áo', code: 'AO', variants: [variant('M', 'AO-M'), variant('L', 'AO-L')] });
    const before = await shop.textOf('AO');
    await shop.carryOut(['Mã sản phẩm,SKU,Tồn kho', 'AO,AO-M,3'], counting());
    const after = await shop.textOf('AO');
    expect(after?.detail).toEqual(before?.detail);
    await shop.carryOut(['Mã sản phẩm,SKU,Giá cộng thêm', 'AO,AO-M,500']);
    expect((await shop.textOf('AO'))?.detail).not.toEqual(before?.detail);
  });

  it('leaves to a row by itself what orders took hold of meanwhile', async () => {
    const shop = await sheetShop();
    await shop.make({ name: 'Trà', code: 'TRA', stock: [{ warehouseId: 'wh-da-nang', onHand: 10 }] });
    const checked = await shop.check('import-products', 'Mã sản phẩm,Tồn kho\nTRA,3', counting());
    await shop.setShelf('TRA', { reserved: 5 });
    const job = await shop.apply(checked);
    expect(job).toMatchObject({ changed: 0, refused: 1 });
    expect(await shop.refusedOf(job)).toEqual(['2 stock stock_held']);
  });

  it('makes a new variant beside those that are there, and takes it away again', async () => {
    const shop = await sheetShop();
    await shop.make({ name: 'Áo', code: 'AO', variants: [variant('M', 'AO-M', 500)] });
    const lines = [
      'Mã sản phẩm,SKU,Tên phân loại,Giá trị phân loại,Giá cộng thêm',
      'AO,AO-L,Cỡ,L,900',
      'AO,AO-XL,Cỡ,XL,',
    ];
    expect((await shop.tryOut(lines)).refused).toEqual(['2 sku not_found', '3 sku not_found']);
    const job = await shop.carryOut(lines, makesNew);
    expect(job).toMatchObject({ changed: 2, made: 2 });
    const skus = async () =>
      (await shop.textOf('AO'))?.detail.variants.map(({ sku, value, additionalPrice }) => [
        sku,
        value,
        additionalPrice,
      ]);
    expect(await skus()).toEqual([
      ['AO-M', 'M', 500],
      ['AO-L', 'L', 900],
      ['AO-XL', 'XL', 0],
    ]);
    expect(await shop.takeBack(job)).toMatchObject({ takenBack: 2, kept: 0 });
    expect(await skus()).toEqual([['AO-M', 'M', 500]]);
  });

  it('makes of two rows that would be the same variant one alone', async () => {
    const shop = await sheetShop();
    await shop.make({ name: 'Áo', code: 'AO', variants: [variant('M', 'AO-M')] });
    const job = await shop.carryOut(
      ['Mã sản phẩm,SKU,Tên phân loại,Giá trị phân loại', 'AO,AO-1,Cỡ,L', 'AO,AO-2,Cỡ,L'],
      makesNew,
    );
    expect(job).toMatchObject({ changed: 1, refused: 1 });
    expect(await shop.refusedOf(job)).toEqual(['3 optionValue variant_exists']);
    expect((await shop.textOf('AO'))?.detail.variants.map(({ sku }) => sku)).toEqual(['AO-M', 'AO-1']);
  });
});

describe('a unit', () => {
  it('is bound to its base, is moved to another, and is set free again', async () => {
    const shop = await sheetShop();
    const [tin, can] = [
      await shop.make({ name: 'Hộp', code: 'HOP' }),
      await shop.make({ name: 'Lon', code: 'LON' }),
    ];
    await shop.make({ name: 'Thùng', code: 'THUNG' });
    const head = 'Mã sản phẩm,Mã hàng gốc,Quy đổi';
    const partsOf = async () => (await shop.textOf('THUNG'))?.card.parts;
    const bound = await shop.carryOut([head, 'THUNG,hop,24']);
    expect(bound).toMatchObject({ changed: 1 });
    expect(await partsOf()).toEqual([expect.objectContaining({ productId: tin, quantity: 24 })]);
    expect((await shop.tryOut([head, 'THUNG,HOP,24'])).job).toMatchObject({ unchanged: 1 });
    expect((await shop.tryOut([head, 'HOP,THUNG,2'])).refused).toEqual(['2 masterUnitId base_is_unit']);
    expect(await shop.carryOut([head, 'THUNG,LON,12'])).toMatchObject({ changed: 1 });
    expect(await partsOf()).toEqual([expect.objectContaining({ productId: can, quantity: 12 })]);
    expect(await shop.carryOut([head, 'THUNG,[xóa],'])).toMatchObject({ changed: 1 });
    expect((await partsOf()) ?? []).toEqual([]);
  });

  it.each([
    ['1', ['2 conversionValue unit-count']],
    ['', ['2 conversionValue unit-count']],
    ['2', []],
  ])('holds two pieces of its base at least: of "%s" is told %j', async (count, refused) => {
    const shop = await sheetShop();
    await shop.make({ name: 'Hộp', code: 'HOP' });
    await shop.make({ name: 'Thùng', code: 'THUNG' });
    const { refused: told } = await shop.tryOut(['Mã sản phẩm,Mã hàng gốc,Quy đổi', `THUNG,HOP,${count}`]);
    expect(told).toEqual(refused);
  });

  it('whose base stands further up in the file is made after it', async () => {
    const shop = await sheetShop();
    const lines = [
      'Mã sản phẩm,Tên sản phẩm,Giá,Danh mục,Gian hàng,Mã hàng gốc,Quy đổi',
      'HOP,Hộp,10000,Thực phẩm > Trà,Huế,,',
      'THUNG,Thùng,200000,Thực phẩm > Trà,Huế,hop,24',
    ];
    const { refused } = await shop.tryOut(lines, makesNew);
    expect(refused).toEqual([]);
    const job = await shop.carryOut(lines, makesNew);
    expect(job).toMatchObject({ made: 2, refused: 0 });
    expect((await shop.textOf('THUNG'))?.card.parts).toEqual([
      expect.objectContaining({ productId: await shop.idOf('HOP'), quantity: 24 }),
    ]);
    expect((await shop.textOf('HOP'))?.card.unitCount).toBe(1);
    expect(await shop.takeBack(job)).toMatchObject({ takenBack: 2, kept: 0 });
    expect([await shop.idOf('HOP'), await shop.idOf('THUNG')]).toEqual([undefined, undefined]);
  });

  it('whose base further up in the file is refused is refused with it', async () => {
    const shop = await sheetShop();
    const lines = [
      'Mã sản phẩm,Tên sản phẩm,Giá,Danh mục,Gian hàng,Mã hàng gốc,Quy đổi',
      'HOP,Hộp,10000,Nhầm,Huế,,',
      'THUNG,Thùng,200000,Thực phẩm > Trà,Huế,HOP,24',
    ];
    expect((await shop.tryOut(lines, makesNew)).refused).toEqual([
      '2 categoryId UNKNOWN_CATEGORY',
      '3 masterUnitId head_refused',
    ]);
  });

  it('whose base is neither there nor in the file is refused', async () => {
    const shop = await sheetShop();
    const lines = [
      'Mã sản phẩm,Tên sản phẩm,Giá,Danh mục,Gian hàng,Mã hàng gốc,Quy đổi',
      'THUNG,Thùng,200000,Thực phẩm > Trà,Huế,HOP,24',
    ];
    expect((await shop.tryOut(lines, makesNew)).refused).toEqual(['2 masterUnitId not_found']);
  });
});
