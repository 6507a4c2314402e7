import { beforeAll, describe, expect, it } from 'vitest';
import { takeBackJob } from '#shared/jobs/jobs.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { findProductIdByCode, readProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { business } from '#tests/support/catalogue.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { working } from './jobs-scene.ts';

const world = aSharedWorld();
const staff = aSharedMember(world, { role: 'collaborator' });
let jobs: ReturnType<typeof working>;
beforeAll(async () => {
  jobs = working(world);
  await jobs.products([1]);
});

const csv = (...lines: string[]): string => `\uFEFF${lines.join('\r\n')}\r\n`;
const heading = 'Mã sản phẩm;Tên sản phẩm;Giá;Danh mục;Gian hàng;Đơn vị tính;Mã hàng gốc;Quy đổi';
const code = () => `U${newId().slice(-10)}`;
const row = (own: string, base = '', count: number | string = '', unit = 'thùng') =>
  `${own};Sữa ${own};220000;Gốm;${business.id};${unit};${base};${count}`;
const context = {
  get table() {
    return world.table;
  },
  now: () => new Date(),
};
const product = async (of: string) => {
  const id = await findProductIdByCode(context, of);
  return id === undefined ? undefined : readProduct(world.table, id);
};
const check = (file: string, makesNew = true) => jobs.check(staff, file, {}, { makesNew });
const reasons = async (id: string) =>
  (await jobs.rowsOf(staff, id)).map(({ row: at, reason }) => [at, reason] as const);

/** A tin and its case, by one file. */
async function aCase() {
  const [tin, kase] = [code(), code()];
  const applied = await jobs.apply(
    staff,
    (await check(csv(heading, row(tin, '', '', 'hộp'), row(kase, tin, 24)))).id,
  );
  expect(applied).toMatchObject({ status: 'done', made: 2, refused: 0 });
  return { tin, kase, applied };
}

describe('columns of units', () => {
  it('make a product and its case of one file, and leave so that nothing changes when they come back', async () => {
    const { tin, kase, applied } = await aCase();
    const [base, unit] = [await product(tin), await product(kase)];
    expect(unit?.card.parts).toEqual([{ productId: base?.card.id, variantId: null, quantity: 24 }]);
    expect(base?.card).toMatchObject({ unitCount: 1, combos: 1 });
    const { body } = await jobs.start(staff, {
      kind: 'export-products',
      input: { query: { q: 'Sữa' }, format: 'csv' },
    } as never);
    await jobs.ended(staff, body.id);
    const [titles, ...rows] = await jobs.csvOf(staff, body.id);
    const at = (title: string) => titles?.indexOf(title) ?? -1;
    const told = (own: string) => rows.find((cells) => cells[at('Mã sản phẩm')] === own);
    expect([told(kase)?.[at('Mã hàng gốc')], told(kase)?.[at('Quy đổi')]]).toEqual([tin, '24']);
    expect([told(tin)?.[at('Mã hàng gốc')], told(tin)?.[at('Quy đổi')]]).toEqual(['', '']);
    const back = await check((await jobs.fileOf(staff, body.id)).toString('utf8'));
    expect(back).toMatchObject({ changed: 0, refused: 0, unchanged: rows.length });
    await world.send(takeBackJob, { token: staff.accessToken, params: { id: applied.id }, body: {} });
    expect(await jobs.ended(staff, applied.id)).toMatchObject({ takenBack: 2, kept: 0 });
    expect(await product(tin)).toBeUndefined();
  });

  it('change how many are in one and whose unit it is, each base knows of it; and take that back', async () => {
    const { tin, kase } = await aCase();
    const other = await aCase();
    const file = csv('Mã sản phẩm;Mã hàng gốc;Quy đổi', `${kase};${other.tin};12`, `${other.kase};;30`);
    const applied = await jobs.apply(staff, (await check(file, false)).id);
    expect(applied).toMatchObject({ changed: 2, refused: 0 });
    const otherId = (await product(other.tin))?.card.id;
    expect((await product(kase))?.card.parts).toMatchObject([{ productId: otherId, quantity: 12 }]);
    expect((await product(other.kase))?.card.parts).toMatchObject([{ quantity: 30 }]);
    const counts = async () => [
      (await product(tin))?.card.unitCount,
      (await product(other.tin))?.card.unitCount,
    ];
    expect(await counts()).toEqual([0, 2]);
    const [first] = await jobs.rowsOf(staff, applied.id);
    expect(Object.fromEntries(first?.changes.map(({ title, ...told }) => [title, told]) ?? [])).toEqual({
      'Mã hàng gốc': { before: tin, after: other.tin },
      'Quy đổi': { before: '24', after: '12' },
    });
    await world.send(takeBackJob, { token: staff.accessToken, params: { id: applied.id }, body: {} });
    expect(await jobs.ended(staff, applied.id)).toMatchObject({ takenBack: 2, kept: 0 });
    expect(await counts()).toEqual([1, 1]);
    const freed = await jobs.apply(
      staff,
      (await check(csv('Mã sản phẩm;Mã hàng gốc', `${kase};[xóa]`), false)).id,
    );
    expect(freed).toMatchObject({ changed: 1 });
    expect((await product(kase))?.card.parts).toEqual([]);
    expect(await counts()).toEqual([0, 1]);
  });

  it('say by row and column what cannot be', async () => {
    const { tin, kase } = await aCase();
    const [own, sized] = [code(), code()];
    const variants = [{ name: 'Cỡ', value: 'M', sku: `${sized}-M`, additionalPrice: 0, stock: 0 }];
    await jobs.products([1000], { code: sized, variants, available: 0 });
    const checked = await check(
      csv(
        heading,
        row(code(), 'KHONG-CO', 24),
        row(own, own, 24),
        row(code(), kase, 2),
        row(code(), sized, 2),
        row(code(), tin, 1),
        row(code(), tin),
        row(code(), tin, '2,5'),
        row(code(), '', 24),
        `${tin};;;;;;${kase};2`,
        row(code(), '', 1),
      ),
    );
    expect(checked).toMatchObject({ made: 1, refused: 9 });
    expect(await reasons(checked.id)).toEqual([
      [2, 'Mã hàng gốc: không tìm thấy mã này'],
      [3, 'Mã hàng gốc: là mã của chính sản phẩm này'],
      [4, 'Mã hàng gốc: đã là đơn vị quy đổi. Ghi mã hàng gốc của sản phẩm đó'],
      [5, 'Mã hàng gốc: hàng gốc phải là hàng hóa không phân loại'],
      [6, 'Quy đổi: Số quy đổi phải là số nguyên từ 2 đến 100.000'],
      [7, 'Quy đổi: Số quy đổi phải là số nguyên từ 2 đến 100.000'],
      [8, 'Quy đổi: phải là số nguyên'],
      [9, 'Mã hàng gốc: có số quy đổi thì phải có mã hàng gốc'],
      [10, 'Mã hàng gốc: đã là đơn vị quy đổi. Ghi mã hàng gốc của sản phẩm đó'],
    ]);
  });

  it('name no base that stands further down', async () => {
    const [tin, kase] = [code(), code()];
    const checked = await check(csv(heading, row(kase, tin, 24), row(tin)));
    expect(checked).toMatchObject({ made: 1, refused: 1 });
  });
});

describe('rows below one that is refused', () => {
  it('are not told as if they would be made: SKUs of a product, units of a base', async () => {
    const [shirt, tin, kase] = [code(), code(), code()];
    const wide = `${heading};SKU;Tên phân loại;Giá trị phân loại`;
    const checked = await check(
      csv(
        wide,
        `${shirt};Áo;gì đó;Gốm;${business.id};cái;;;;;`,
        ...['S', 'M'].map((size) => `${shirt};;;;;;;;${shirt}-${size};Cỡ;${size}`),
        `${tin};Sữa;1000;Không có;${business.id};hộp;;;;;`,
        `${row(kase, tin, 24)};;;`,
        `${row(code())};;;`,
      ),
    );
    expect(checked).toMatchObject({ changed: 1, made: 1, refused: 5 });
    expect((await reasons(checked.id)).filter(([at]) => [3, 4, 6].includes(at))).toEqual([
      [3, 'SKU: dòng của sản phẩm này không được nhận. Sửa dòng đó trước'],
      [4, 'SKU: dòng của sản phẩm này không được nhận. Sửa dòng đó trước'],
      [6, 'Mã hàng gốc: dòng của sản phẩm này không được nhận. Sửa dòng đó trước'],
    ]);
    expect(await jobs.apply(staff, checked.id)).toMatchObject({ made: 1, refused: 5 });
  });

  it('of a product that is there are its own all the same', async () => {
    const own = code();
    const variants = [{ name: 'Cỡ', value: 'M', sku: `${own}-M`, additionalPrice: 0, stock: 0 }];
    await jobs.products([1000], { code: own, variants, available: 0 });
    const checked = await check(
      csv('code;sku;price;optionName;optionValue', `${own};;gì đó;;`, `${own};${own}-L;;Cỡ;L`),
    );
    expect(checked).toMatchObject({ made: 1, refused: 1 });
  });
});
