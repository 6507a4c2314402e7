import { beforeAll, describe, expect, it } from 'vitest';
import { listPriceBookLines, savePriceBookLines } from '#shared/price-books/index.ts';
import { startJob, takeBackJob } from '#shared/jobs/jobs.contract.ts';
import { aWorkbook } from '#tests/support/a-workbook.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { working } from '../jobs/jobs-scene.ts';
import { pricing } from './price-scene.ts';

const world = aSharedWorld();
const admin = aSharedMember(world, { role: 'admin' });
const collaborator = aSharedMember(world, { role: 'collaborator' });
let shop: ReturnType<typeof pricing>;
let jobs: ReturnType<typeof working>;
beforeAll(() => {
  shop = pricing(world, admin);
  jobs = working(world);
});

const csv = (...lines: string[]): string => `\uFEFF${lines.join('\r\n')}\r\n`;
const heading = 'Mã hàng;Cách tính;Giá trị';

const twoSizes = [
  { name: 'Túi', value: '1 kg', sku: '1KG', additionalPrice: 20_000, stock: 5 },
  { name: 'Túi', value: '2 kg', sku: '2KG', additionalPrice: 50_000, stock: 5 },
];

async function check(bookId: string, file: Buffer | string) {
  const fileId = await jobs.send(admin, file);
  const { body } = await jobs.start(admin, {
    kind: 'import-prices',
    input: { mode: 'check', fileId, bookId, columns: {} },
  });
  return jobs.ended(admin, body.id);
}

async function apply(bookId: string, checkId: string) {
  const { body } = await jobs.start(admin, {
    kind: 'import-prices',
    input: { mode: 'apply', checkId, bookId },
  });
  return jobs.ended(admin, body.id);
}

async function exported(bookId: string, format: 'csv' | 'xlsx') {
  const { body } = await jobs.start(admin, { kind: 'export-prices', input: { format, bookId } });
  const out = await jobs.ended(admin, body.id);
  return { out, file: await jobs.fileOf(admin, out.id) };
}

/** What a book says, by product. */
async function rulesOf(bookId: string) {
  const { body } = await world.send(listPriceBookLines, shop.asAdmin({ params: { id: bookId } }));
  return new Map(body.data.map(({ productId, rules }) => [productId, rules]));
}

describe('a book as a file', () => {
  it('goes out and comes back unchanged without changing anything, in either format', async () => {
    const [plain, sized] = await Promise.all([
      shop.aGood(100_000),
      shop.aGood(80_000, shop.goods, { variants: twoSizes, name: '=Mứt "Gừng; dẻo"' }),
    ]);
    const book = await shop.written({
      items: [
        { productId: plain.card.id, rules: [{ variantId: null, way: 'percent', value: -12.5 }] },
        {
          productId: sized.card.id,
          rules: [
            { variantId: null, way: 'amount', value: -5_000 },
            { variantId: sized.detail.variants[0]?.id ?? '', way: 'fixed', value: 99_000 },
          ],
        },
      ],
    });
    const { file, out } = await exported(book.id, 'csv');
    const rows = file.toString('utf8').replace('\uFEFF', '').split('\r\n');
    expect(rows[0]).toBe('Mã hàng,Tên hàng,Giá gốc,Cách tính,Giá trị,Giá trong bảng');
    expect(rows.slice(1).filter((row) => row.startsWith(plain.card.code))).toEqual([
      `${plain.card.code},${plain.card.name},100000,%,-12.5,87500`,
    ]);
    expect(rows.filter((row) => row.includes(`${sized.card.code}/1KG`))[0]).toMatch(
      /,100000,Giá mới,99000,99000$/,
    );
    const workbook = (await exported(book.id, 'xlsx')).file;
    for (const sheet of [file, workbook]) {
      const checked = await check(book.id, sheet);
      expect(checked).toMatchObject({ status: 'done', changed: 0, refused: 0, unchanged: out.done });
      expect(await apply(book.id, checked.id)).toMatchObject({ changed: 0, mayTakeBack: false });
    }
  });

  it('is tried, carried out, written into the shop, and taken back', async () => {
    const [first, second, third] = await Promise.all(
      [100_000, 200_000, 300_000].map((price) => shop.aGood(price)),
    );
    const book = await shop.written({
      items: [
        { productId: first?.card.id ?? '', price: 90_000 },
        { productId: third?.card.id ?? '', price: 1_000 },
      ],
    });
    const checked = await check(
      book.id,
      csv(
        heading,
        `${first?.card.code};;85000`,
        `${second?.card.code.toLowerCase()};%;-10,5`,
        `${third?.card.code};;[xóa]`,
      ),
    );
    expect(checked).toMatchObject({ status: 'done', changed: 3, refused: 0 });
    expect((await shop.shownOf(first?.card.id ?? '')).page).toBe(90_000);
    const applied = await apply(book.id, checked.id);
    expect(applied).toMatchObject({ status: 'done', changed: 3, mayTakeBack: true });
    await world.cloud.idle();
    const shown = () =>
      Promise.all([first, second, third].map(async (one) => (await shop.shownOf(one?.card.id ?? '')).page));
    expect(await shown()).toEqual([85_000, 179_000, 300_000]);
    expect((await shop.read(book.id)).body.lineCount).toBe(2);

    await world.send(takeBackJob, shop.asAdmin({ params: { id: applied.id }, body: {} }));
    await world.cloud.idle();
    expect(await shown()).toEqual([90_000, 200_000, 1_000]);
    expect((await shop.read(book.id)).body.lineCount).toBe(2);
  });

  it('names each bad row when it is tried, by line and column, and gives them back with the reason', async () => {
    const [good, sized] = await Promise.all([
      shop.aGood(50_000),
      shop.aGood(80_000, shop.goods, { variants: twoSizes }),
    ]);
    const [code, other] = [good.card.code, sized.card.code];
    const book = await shop.written({});
    const checked = await check(
      book.id,
      csv(
        heading,
        `${code};Giá mới;45000`,
        `${other}/2KG;Số tiền;-9000`,
        `${code};;40000`,
        `${other};Giá mới;1.200.000`,
        `${other}/9KG;;5000`,
        'KHONG-CO;;5000',
        '8,93E+12;;5000',
        ';%;-5',
        `${other}/1KG;giảm;5`,
      ),
    );
    expect(checked).toMatchObject({ status: 'done', total: 9, changed: 2, refused: 7 });
    expect((await jobs.rowsOf(admin, checked.id)).map(({ row, key, reason }) => [row, key, reason])).toEqual([
      [4, code, 'Mã hàng: mã này đã có ở dòng trên'],
      [5, other, 'Giá trị: số có dấu phân cách. Ghi liền các chữ số, ví dụ 1200000'],
      [6, `${other}/9KG`, 'Mã hàng: không tìm thấy mã này'],
      [7, 'KHONG-CO', 'Mã hàng: không tìm thấy mã này'],
      [8, '', 'Mã hàng: bảng tính đã rút gọn số (như 8,93E+12). Định dạng cột là văn bản rồi nhập lại'],
      [9, '', 'Mã hàng: chưa có mã'],
      [10, `${other}/1KG`, 'Cách tính: không phải là lựa chọn hợp lệ'],
    ]);
    const applied = await apply(book.id, checked.id);
    expect(applied).toMatchObject({ changed: 2, refused: 7 });
    const rules = await rulesOf(book.id);
    expect(rules.get(good.card.id)).toEqual([{ variantId: null, way: 'fixed', value: 45_000 }]);
    expect(rules.get(sized.card.id)).toEqual([
      { variantId: sized.detail.variants[1]?.id, way: 'amount', value: -9_000 },
    ]);
  });

  it.each([
    ['a percentage below all there is', '%', '-101'],
    ['a percentage beyond reason', '%', '1001'],
    ['a price below nothing', 'Giá mới', '-5000'],
    ['half a đồng', 'Giá mới', '5000,5'],
    ['half a đồng less', 'Số tiền', '-0,5'],
  ])('is told already when it is tried that %s is none', async (_, way, value) => {
    const { card } = await shop.aGood(50_000);
    const book = await shop.written({});
    const checked = await check(book.id, csv(heading, `${card.code};${way};${value}`));
    expect(checked).toMatchObject({ status: 'done', changed: 0, refused: 1 });
    const [row] = await jobs.rowsOf(admin, checked.id);
    expect(row?.reason).toBe('Giá trị: nằm ngoài khoảng cho phép');
  });

  it('reads a workbook whose cells are numbers, and two rows of one product in one file', async () => {
    const sized = await shop.aGood(80_000, shop.goods, { variants: twoSizes });
    const book = await shop.written({});
    const sheet = aWorkbook(
      ['Item code', 'Way', 'Value'],
      [
        [sized.card.code, 'Amount', -1000],
        [`${sized.card.code}/1KG`, 'New price', 70_000],
        [`${sized.card.code}/2KG`, '%', -7.25],
      ],
    );
    const checked = await check(book.id, Buffer.from(sheet));
    expect(checked).toMatchObject({ status: 'done', changed: 3, refused: 0 });
    expect(await apply(book.id, checked.id)).toMatchObject({ changed: 3, refused: 0 });
    const [small, large] = sized.detail.variants;
    const said = (await rulesOf(book.id)).get(sized.card.id) ?? [];
    expect(new Set(said)).toEqual(
      new Set([
        { variantId: null, way: 'amount', value: -1000 },
        { variantId: small?.id, way: 'fixed', value: 70_000 },
        { variantId: large?.id, way: 'percent', value: -7.25 },
      ]),
    );
  });

  it('goes into the book it was tried with, and keeps what staff write into it meanwhile', async () => {
    const [one, two] = await Promise.all([shop.aGood(10_000), shop.aGood(20_000)]);
    const [book, other] = [await shop.written({}), await shop.written({})];
    const checked = await check(book.id, csv(heading, `${one.card.code};;9000`, `${two.card.code};;8000`));
    expect(await apply(other.id, checked.id)).toMatchObject({ status: 'failed', reason: 'check_missing' });
    const items = [
      { productId: two.card.id, rules: [{ variantId: null, way: 'fixed' as const, value: 7000 }] },
    ];
    await world.send(savePriceBookLines, shop.asAdmin({ params: { id: book.id }, body: { items } }));
    // What the file says was said last.
    expect(await apply(book.id, checked.id)).toMatchObject({ status: 'done', changed: 2 });
    expect((await rulesOf(book.id)).get(two.card.id)?.[0]?.value).toBe(8000);
  });

  it('is for admins', async () => {
    const book = await shop.written({});
    const { accessToken: token } = collaborator;
    const input = { format: 'csv' as const, bookId: book.id };
    const asked = await world.send(startJob, { token, body: { kind: 'export-prices', input } });
    expect(asked.status).toBe(403);
  });
});
