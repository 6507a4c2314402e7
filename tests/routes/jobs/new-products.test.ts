import { beforeAll, describe, expect, it } from 'vitest';
import { takeBackJob } from '#shared/jobs/jobs.contract.ts';
import { readCsv } from '#shared/sheets/csv.ts';
import { newId } from '#shared/values/ids.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { findProductIdByCode, readProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { jobRecord } from '#functions/domain/jobs/job-record.ts';
import { runJob } from '#functions/domain/jobs/run-job.ts';
import { jobRunners } from '#functions/workers/job-runners.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { business, warehouse } from '#tests/support/catalogue.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { category, working } from './jobs-scene.ts';

const world = aSharedWorld();
const staff = aSharedMember(world, { role: 'collaborator' });
let jobs: ReturnType<typeof working>;
beforeAll(async () => {
  jobs = working(world);
  // Puts the category, the business and the warehouse there.
  await jobs.products([1]);
});

const csv = (...lines: string[]): string => `\uFEFF${lines.join('\r\n')}\r\n`;
const heading =
  'Mã sản phẩm;SKU;Tên sản phẩm;Giá;Danh mục;Gian hàng;Tên phân loại;Giá trị phân loại;Giá cộng thêm;Tồn kho';
const makesNew = { makesNew: true };
const code = () => `N${newId().slice(-10)}`;
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
const check = (file: string, said: Parameters<typeof jobs.check>[3] = makesNew) =>
  jobs.check(staff, file, {}, said);
const reasons = async (id: string) =>
  (await jobs.rowsOf(staff, id)).map(({ row, reason }) => [row, reason] as const);
const takeBack = async (id: string, rows?: number[]) => {
  await world.send(takeBackJob, { token: staff.accessToken, params: { id }, body: rows ? { rows } : {} });
  return jobs.ended(staff, id);
};

describe('a row nobody knows', () => {
  it('is refused until making products was said aloud; then it makes one, under names of its own', async () => {
    const [own, name] = [code(), `Bình gốm ${newId()}`];
    const file = csv(
      heading,
      `${own};;${name};120000;Gốm;${business.name};;;;`,
      `;;${name};130000;${category.slug};${business.slug};;;;`,
    );
    expect(await check(file, {})).toMatchObject({ changed: 0, refused: 2 });
    const checked = await check(file);
    expect(checked).toMatchObject({ status: 'done', changed: 2, made: 2, refused: 0 });
    expect(await product(own)).toBeUndefined();
    const applied = await jobs.apply(staff, checked.id);
    expect(applied).toMatchObject({ status: 'done', changed: 2, made: 2, mayTakeBack: true });
    const made = await product(own);
    expect(made?.card).toMatchObject({
      name,
      price: 120_000,
      taxType: 'zero',
      category: { id: category.id },
      business: { id: business.id },
      isActive: true,
      revision: 1,
    });
    const rows = await jobs.rowsOf(staff, applied.id);
    expect(rows.map(({ key, isNew, changes }) => [key, isNew, changes])).toEqual([
      [own, true, []],
      [name, true, []],
    ]);
    // Sent once more, the first is known, and the second, which has no code, is another product.
    expect(await check(csv(heading, file.split('\r\n')[1] ?? ''))).toMatchObject({
      changed: 0,
      unchanged: 1,
    });
  });

  it('says per row and column all its form would say', async () => {
    const checked = await check(
      csv(
        `${heading};Mua tối thiểu;Mua tối đa;Đơn vị tính;Thương hiệu`,
        `${code()};;;;;;;;;;;;;`,
        `${code()};;Bát;1000;Không có;${business.id};;;;;9;3;bó;Không có`,
        `${code()};;Bát;1000;Gốm;${business.id};Cỡ;M;5;;;;;`,
        `${code()};SKU-1;;;;;Cỡ;M;;;;;;`,
      ),
    );
    expect(checked).toMatchObject({ changed: 0, refused: 4 });
    expect(await reasons(checked.id)).toEqual([
      [
        2,
        'Tên sản phẩm: Tên sản phẩm là bắt buộc; Danh mục: Danh mục là bắt buộc; Gian hàng: Gian hàng là bắt buộc; Giá: Vui lòng nhập mục này',
      ],
      [
        3,
        'Đơn vị tính: không phải là lựa chọn hợp lệ; Mua tối đa: Mua tối đa không được nhỏ hơn mua tối thiểu; Danh mục: Danh mục đã chọn không tồn tại; Thương hiệu: Thương hiệu đã chọn không tồn tại',
      ],
      [
        4,
        'Tên phân loại: ghi ở dòng của phân loại (dòng có SKU); Giá trị phân loại: ghi ở dòng của phân loại (dòng có SKU); Giá cộng thêm: ghi ở dòng của phân loại (dòng có SKU)',
      ],
      [5, 'SKU: không tìm thấy mã này'],
    ]);
  });

  it('with rows of SKUs below it makes the variants too, with what lies on their shelves', async () => {
    const own = code();
    const stock = { way: 'sets' as const, warehouseId: warehouse.id, reason: 'Nhập kho đầu kỳ' };
    const file = csv(
      heading,
      `${own};;Áo ${own};200000;Gốm;${business.id};;;;`,
      ...['S', 'M', 'L'].map((size, nth) => `${own};${own}-${size};;;;;Cỡ;${size};${nth * 1000};${nth + 1}`),
    );
    const checked = await check(file, { makesNew: true, stock });
    expect(checked).toMatchObject({ changed: 4, made: 4, refused: 0, ignored: [] });
    const applied = await jobs.apply(staff, checked.id);
    expect(applied).toMatchObject({ status: 'done', changed: 4, made: 4, refused: 0 });
    const made = await product(own);
    expect(
      made?.detail.variants.map(({ sku, value, additionalPrice }) => [sku, value, additionalPrice]),
    ).toEqual([
      [`${own}-S`, 'S', 0],
      [`${own}-M`, 'M', 1000],
      [`${own}-L`, 'L', 2000],
    ]);
    expect(made?.stocks.map(({ onHand }) => onHand).toSorted()).toEqual([1, 2, 3]);
    expect(await check(file, { makesNew: true, stock })).toMatchObject({ changed: 0, unchanged: 4 });

    // One more SKU, and another price of one that is there.
    const more = await check(csv(heading, `${own};${own}-XL;;;;;Cỡ;XL;3000;`, `;${own}-S;;;;;;;500;`));
    expect(more).toMatchObject({ changed: 2, made: 1, refused: 0 });
    const widened = await jobs.apply(staff, more.id);
    expect((await product(own))?.detail.variants.map(({ additionalPrice }) => additionalPrice)).toEqual([
      500, 1000, 2000, 3000,
    ]);
    expect(await takeBack(widened.id)).toMatchObject({ status: 'taken_back', takenBack: 2 });
    expect((await product(own))?.detail.variants).toHaveLength(3);
    expect(await takeBack(applied.id)).toMatchObject({ status: 'taken_back', takenBack: 4, kept: 0 });
    expect(await product(own)).toBeUndefined();
  });

  it('is taken away again, but for what somebody changed, stocked or ordered since, which is named', async () => {
    const [gone, changed, stocked, sold] = [code(), code(), code(), code()];
    const file = csv(
      heading,
      ...[gone, changed, stocked, sold].map((one) => `${one};;Bát ${one};1000;Gốm;${business.id};;;;`),
    );
    const applied = await jobs.apply(staff, (await check(file)).id);
    expect(applied).toMatchObject({ made: 4 });
    const soldId = (await product(sold))?.card.id ?? '';
    await world.table.write([update(productKeys.card(soldId), { set: { sold: 1 } })]);
    await jobs.apply(staff, (await check(csv('code;price', `${changed};2000`), {})).id);
    const counted = await check(csv('code;stock', `${stocked};5`), {
      stock: { way: 'adds', warehouseId: warehouse.id, reason: 'Kiểm kho' },
    });
    await jobs.apply(staff, counted.id);
    await takeBack(counted.id);
    await jobs.apply(staff, counted.id);
    expect(await takeBack(applied.id)).toMatchObject({ takenBack: 1, kept: 3 });
    const rows = await jobs.rowsOf(staff, applied.id);
    expect(rows.map(({ status, reason }) => [status, reason])).toEqual([
      ['taken_back', ''],
      ['kept', 'đã được sửa sau đó nên giữ nguyên'],
      ['kept', 'đã có đơn hàng hoặc tồn kho nên giữ lại'],
      ['kept', 'đã có đơn hàng hoặc tồn kho nên giữ lại'],
    ]);
    expect(await product(gone)).toBeUndefined();
    expect(await product(stocked)).toBeDefined();
  });
});

describe('a job that is killed in the middle', () => {
  it('goes on and makes each product once, without a code too', async () => {
    const word = newId();
    const lines = Array.from({ length: 40 }, (_, nth) => `;;Chén ${word} ${nth};1000;Gốm;${business.id};;;;`);
    const checked = await check(csv(heading, ...lines));
    const { body } = await jobs.start(staff, {
      kind: 'import-products',
      input: { mode: 'apply', checkId: checked.id },
    });
    const done = await jobs.ended(staff, body.id);
    expect(done).toMatchObject({ changed: 40, made: 40 });
    // As if its function had died before it could say how far it had come: the same piece once more.
    const stored = await jobRecord.find(world.table, { id: body.id });
    if (!stored) throw new Error('The job is gone');
    const cursor = { ...(stored.cursor as object), row: 0, pieces: [] };
    const before = {
      ...stored,
      status: 'running' as const,
      cursor,
      done: 0,
      changed: 0,
      made: 0,
      endedAt: null,
    };
    await world.table.write(jobRecord.replace(stored, before).writes);
    const bucket = { get: async () => Buffer.from(JSON.stringify(lines.map((line) => readCsv(line)[0]))) };
    await runJob({ ...context, bucket: bucket as never }, jobRunners, { jobId: body.id, turn: stored.turn });
    expect(await jobs.ended(staff, body.id)).toMatchObject({ status: 'done', changed: 40, made: 40 });
    const rows = await jobs.rowsOf(staff, body.id);
    expect(rows.filter(({ isNew }) => isNew)).toHaveLength(40);
    const { body: out } = await jobs.start(staff, {
      kind: 'export-products',
      input: { query: { q: word } },
    } as never);
    expect(await jobs.ended(staff, out.id)).toMatchObject({ done: 40 });
  });
});
