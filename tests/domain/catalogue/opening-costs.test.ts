import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readShelves } from '#functions/domain/catalogue/warehouses/shelf-label.ts';
import { log } from '#functions/platform/log.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { aSavingShop, far } from './saving-world.ts';
import { counting, sheetShop } from './sheet-shop.ts';

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());

const size = (value: string, given: object) => ({
  name: 'Cỡ',
  value,
  sku: `AO-${value}`,
  additionalPrice: 0,
  stock: 2,
  ...given,
});

describe('what the opening stock of a new product cost', () => {
  async function costsOf(given: Record<string, unknown>, asking: object = { seesCosts: true }) {
    const shop = aSavingShop();
    const { id } = await shop.make(given, shop.table, asking);
    const shelves = await readShelves(shop.context, id);
    return Object.fromEntries(
      shelves.map(({ warehouseId, variantId, cost }) => [`${warehouseId} ${variantId}`, cost]),
    );
  }

  it('is kept by each shelf, and stays unknown where nobody says it', async () => {
    const stock = [
      { warehouseId: warehouse.id, onHand: 3, cost: 1_250.5 },
      { warehouseId: far.id, onHand: 3, cost: null },
    ];
    expect(await costsOf({ stock })).toEqual({ [`${warehouse.id} -`]: 1_250.5, [`${far.id} -`]: 0 });
    const variants = [size('S', { cost: 900 }), size('M', {})];
    expect(await costsOf({ variants })).toEqual({
      [`${warehouse.id} co-s`]: 900,
      [`${warehouse.id} co-m`]: 0,
    });
  });

  it.each([
    ['of a variant', { variants: [size('S', { cost: 0 })] }],
    ['of one variant among others', { variants: [size('S', {}), size('M', { cost: 900 })] }],
    ['of a shelf', { stock: [{ warehouseId: warehouse.id, onHand: 3, cost: 900 }] }],
  ])('is refused %s from whoever may not see costs', async (_, given) => {
    await expect(costsOf(given, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a file that says what goods cost', () => {
  const costs = async (shop: Awaited<ReturnType<typeof sheetShop>>, code: string) => {
    const found = await readShelves(shop.context, (await shop.idOf(code)) ?? '');
    return found.map(({ variantId, onHand, cost }) => [variantId, onHand, cost]);
  };
  async function aShop() {
    const shop = await sheetShop();
    await shop.make({ name: 'Trà', code: 'TRA', stock: [{ warehouseId: warehouse.id, onHand: 4 }] });
    await shop.make({
      name: 'Áo',
      code: 'AO',
      variants: [size('S', {})],
      stock: [{ warehouseId: warehouse.id, onHand: 0 }],
    });
    return shop;
  }

  it('values what lies on a shelf, with what is counted or without, and with its reason', async () => {
    const shop = await aShop();
    const job = await shop.carryOut(
      ['Mã sản phẩm,SKU,Tồn kho,Giá vốn', 'TRA,,,"1200,5"', 'AO,AO-S,3,800'],
      counting(),
    );
    expect(job).toMatchObject({ changed: 2, refused: 0 });
    expect(await costs(shop, 'TRA')).toEqual([['-', 4, 1_200.5]]);
    expect(await costs(shop, 'AO')).toEqual([['co-s', 3, 800]]);
    const [shelf] = await readShelves(shop.context, (await shop.idOf('TRA')) ?? '');
    expect(shelf?.move).toMatchObject({ why: 'valued', note: 'Kiểm kho', of: { kind: 'job', id: job.id } });
    await shop.carryOut(['Mã sản phẩm,Tồn kho,Giá vốn', 'TRA,1,1300'], counting());
    expect(await costs(shop, 'TRA')).toEqual([['-', 1, 1_300]]);
    expect(await shop.carryOut(['Mã sản phẩm,Giá vốn', 'TRA,1300'], counting())).toMatchObject({
      changed: 0,
    });
  });

  it('is taken back with the cost from before', async () => {
    const shop = await aShop();
    const job = await shop.carryOut(['Mã sản phẩm,Giá vốn', 'TRA,1200'], counting());
    await shop.takeBack(job);
    expect(await costs(shop, 'TRA')).toEqual([['-', 4, 0]]);
  });

  it('opens new products with it, and takes them back whole', async () => {
    const shop = await aShop();
    const job = await shop.carryOut(
      [
        'Mã sản phẩm,SKU,Tên sản phẩm,Tên phân loại,Giá trị phân loại,Giá,Danh mục,Gian hàng,Tồn kho,Giá vốn',
        'CA,,Cà phê,,,100000,Quà,Huế,5,70000',
        'MU,,Mũ,,,50000,Quà,Huế,,',
        'MU,MU-S,,Cỡ,S,,,,2,30000',
        'SON,,Son,,,50000,Quà,Huế,,20000',
      ],
      { makesNew: true, ...counting() },
    );
    expect(job).toMatchObject({ made: 4, refused: 0 });
    expect(await costs(shop, 'CA')).toEqual([['-', 5, 70_000]]);
    expect(await costs(shop, 'MU')).toEqual([['co-s', 2, 30_000]]);
    expect(await costs(shop, 'SON')).toEqual([['-', 0, 20_000]]);
    expect(await shop.takeBack(job)).toMatchObject({ takenBack: 4, kept: 0 });
  });

  it('says where no cost can be said', async () => {
    const shop = await aShop();
    await shop.make({ name: 'Gói quà', code: 'GOI', type: 'service' });
    const { refused } = await shop.tryOut(
      [
        'Mã sản phẩm,SKU,Tên sản phẩm,Tên phân loại,Giá trị phân loại,Giá,Danh mục,Gian hàng,Mã hàng gốc,Quy đổi,Giá vốn',
        'GOI,,,,,,,,,,5',
        'AO,,,,,,,,,,5',
        'AO,AO-L,,Cỡ,L,,,,,,5',
        'TR6,,Trà 6 gói,,,600000,Quà,Huế,TRA,6,5',
      ],
      { makesNew: true, ...counting() },
    );
    expect(refused).toEqual([
      '2 cost goods_only',
      '3 cost stock_of_variants',
      '4 cost stock_of_new',
      '5 cost goods_only',
    ]);
  });

  it('is passed over without a warehouse, and refused from whoever may not see costs', async () => {
    const shop = await aShop();
    const file = ['Mã sản phẩm,SKU,Giá vốn', 'TRA,,5', 'AO,AO-S,5'];
    expect(await shop.carryOut(file)).toMatchObject({ changed: 0, refused: 0 });
    shop.startAs('collaborator');
    expect((await shop.tryOut(file, counting())).refused).toEqual([
      '2 cost cost_forbidden',
      '3 cost cost_forbidden',
    ]);
    expect(await shop.carryOut(['Mã sản phẩm,Tồn kho', 'TRA,9'], counting())).toMatchObject({ changed: 1 });
  });
});
