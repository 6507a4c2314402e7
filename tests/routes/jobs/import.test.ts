import { beforeAll, describe, expect, it } from 'vitest';
import { takeBackJob } from '#shared/jobs/jobs.contract.ts';
import { readSheet } from '#functions/platform/sheets/read-sheet.ts';
import { aWorkbook } from '#tests/support/a-workbook.ts';
import { newId } from '#shared/values/ids.ts';
import { readProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { working } from './jobs-scene.ts';

const world = aSharedWorld();
const staff = aSharedMember(world, { role: 'collaborator' });
let jobs: ReturnType<typeof working>;
beforeAll(() => {
  jobs = working(world);
});

const csv = (...lines: string[]): string => `\uFEFF${lines.join('\r\n')}\r\n`;
const heading = 'Mã sản phẩm;Tên sản phẩm;Giá;Giá niêm yết;Đang bán';

const takeBack = (id: string, rows?: number[], token = staff.accessToken) =>
  world.send(takeBackJob, { token, params: { id }, body: rows ? { rows } : {} });

describe('an import of products', () => {
  it('is tried first, which writes nothing, and then carried out', async () => {
    const [one, two] = await jobs.products([100_000, 200_000], { basePrice: 300_000 });
    const file = csv(
      heading,
      `${one?.code};;150000;[xóa];`,
      `${two?.code.toLowerCase()};Bình gốm mới;;;không`,
    );
    const checked = await jobs.check(staff, file);
    expect(checked).toMatchObject({ status: 'done', mode: 'check', total: 2, changed: 2, refused: 0 });
    expect(await jobs.cardOf(one?.id ?? '')).toMatchObject({ price: 100_000, revision: 1 });

    const applied = await jobs.apply(staff, checked.id);
    expect(applied).toMatchObject({ status: 'done', mode: 'apply', done: 2, changed: 2, mayTakeBack: true });
    // A blank leaves what is there; clearing is said aloud.
    expect(await jobs.cardOf(one?.id ?? '')).toMatchObject({
      name: one?.name,
      price: 150_000,
      basePrice: 0,
      isActive: true,
    });
    expect(await jobs.cardOf(two?.id ?? '')).toMatchObject({
      name: 'Bình gốm mới',
      price: 200_000,
      isActive: false,
    });
  });

  it('of what was exported, unchanged, changes nothing', async () => {
    await jobs.products([5000], { name: '=Gốm "Bát; Tràng", +1', code: '0936001234567' });
    await jobs.products([7000], { name: "'-Trà", code: '8936001234567', isActive: false });
    for (const format of ['csv', 'xlsx'] as const) {
      const { body } = await jobs.start(staff, { kind: 'export-products', input: { format } });
      const out = await jobs.ended(staff, body.id);
      const file = await jobs.fileOf(staff, out.id);
      const checked = await jobs.check(staff, file);
      expect(checked).toMatchObject({ status: 'done', changed: 0, refused: 0, unchanged: out.done });
      const applied = await jobs.apply(staff, checked.id);
      expect(applied).toMatchObject({ changed: 0, unchanged: out.done, mayTakeBack: false });
    }
  });

  it('of what was exported with every column filled, unchanged, changes nothing; each column comes back', async () => {
    const variants = ['S', 'M'].map((value, nth) => ({
      name: 'Cỡ',
      value,
      sku: `0${nth}93600${value}`,
      additionalPrice: nth * 500,
      stock: 1,
    }));
    const [one] = await jobs.products([5000], {
      variants,
      basePrice: 9000,
      taxType: 'khac',
      taxRateDirect: 7.125,
      barCode: '08936001234567',
      unit: 'thung',
      weight: 1.125,
      minQuantity: 2,
      maxQuantity: 6,
      shortDescription: 'Men  ngọc;\n"nung" tay',
      metaTitle: '=Gốm',
      metaDescription: 'Gốm, bát',
      badges: ['ocop', 'new'],
      freeShipping: true,
      featured: true,
      isActive: false,
    });
    await world.cloud.idle();
    for (const format of ['csv', 'xlsx'] as const) {
      const input = { format, query: { q: one?.code } };
      const { body } = await jobs.start(staff, { kind: 'export-products', input } as never);
      const out = await jobs.ended(staff, body.id);
      const file = await jobs.fileOf(staff, out.id);
      const { rows } = await readSheet(new Uint8Array(file));
      const [headings = [], first = []] = rows;
      const cells = Object.fromEntries(headings.map((heading, at) => [heading, first[at]]));
      expect(cells).toMatchObject({
        'Danh mục': 'Gốm',
        'Loại thuế': 'Khác',
        'Mã vạch': '08936001234567',
        'Đơn vị tính': 'thùng',
        Nhãn: 'Mới, OCOP',
        'Đang bán': 'không',
        'Hình ảnh': one?.image,
      });
      expect([Number(cells['Khối lượng']), Number(cells['Thuế suất'])]).toEqual([1.125, 7.125]);
      expect(headings).not.toContain('Tồn kho');
      expect(rows.slice(2).map((row) => row[headings.indexOf('SKU')])).toEqual(
        variants.map(({ sku }) => sku),
      );
      const checked = await jobs.check(staff, file);
      expect(checked).toMatchObject({ status: 'done', changed: 0, refused: 0, unchanged: 3 });
      expect(await jobs.check(staff, file, {}, { makesNew: true })).toMatchObject({
        changed: 0,
        unchanged: 3,
      });
    }
    const file = [
      'Mã hàng;SKU;Giá cộng thêm;Loại thuế;Mã vạch;Đơn vị tính;Khối lượng;Mua tối thiểu;Mua tối đa;Mô tả ngắn;Meta title;Nhãn;Cho phép bán;Thương hiệu',
      `${one?.code};;;10%;8936009999999;hộp;0,5;1;3;Ngắn;[xóa];Thủ công;có;`,
      `${one?.code};${variants[1]?.sku};750;;;;;;;;;;;`,
    ].join('\r\n');
    const checked = await jobs.check(staff, file);
    expect(checked).toMatchObject({ changed: 2, refused: 0 });
    const applied = await jobs.apply(staff, checked.id);
    const after = await readProduct(world.table, one?.id ?? '');
    expect(after?.card).toMatchObject({
      taxType: 'ten',
      taxRate: 10,
      total: 5500,
      priceMax: 6325,
      badges: ['handmade'],
      isActive: true,
      shortDescription: 'Ngắn',
      minQuantity: 1,
      maxQuantity: 3,
    });
    expect(after?.detail).toMatchObject({
      barCode: '8936009999999',
      unit: 'hộp',
      weight: 0.5,
      metaTitle: one?.name,
    });
    await takeBack(applied.id);
    expect(await jobs.ended(staff, applied.id)).toMatchObject({ takenBack: 2, kept: 0 });
    const back = await readProduct(world.table, one?.id ?? '');
    expect(back?.card).toMatchObject({
      taxType: 'khac',
      taxRate: 7.125,
      badges: ['new', 'ocop'],
      isActive: false,
    });
    expect(back?.detail.variants.map(({ additionalPrice }) => additionalPrice)).toEqual([0, 500]);
  });

  it('keeps what is said of a product out of the rows of its SKUs, and the names of these as they are', async () => {
    const variants = [{ name: 'Cỡ', value: 'M', sku: newId(), additionalPrice: 0, stock: 1 }];
    const [one] = await jobs.products([1000], { variants });
    const checked = await jobs.check(
      staff,
      csv(
        'code;sku;price;optionValue;brandId;name',
        `${one?.code};${variants[0]?.sku};2000;;;`,
        `;${variants[0]?.sku};1000;XL;;${one?.name}`,
        `;${newId()};;;;`,
      ),
    );
    expect((await jobs.rowsOf(staff, checked.id)).map(({ reason }) => reason)).toEqual([
      'Giá: ghi ở dòng của sản phẩm (dòng không có SKU)',
      'Giá trị phân loại: không đổi tên phân loại bằng tệp. Hãy sửa trong trang sản phẩm',
      'SKU: không tìm thấy mã này',
    ]);
  });

  it('names each bad row, and gives them back as the same sheet with a reason, ready to send again', async () => {
    const [good] = await jobs.products([1000]);
    const code = good?.code ?? '';
    const checked = await jobs.check(
      staff,
      csv(
        heading,
        `${code};;1.200.000;;`,
        `${code};;2000;;`,
        '8,93E+12;;2000;;',
        'KHONG-CO;;2000;;',
        ';;2000;;',
        `X-1;${'a'.repeat(161)};2,5;-1;có lẽ`,
        `X-2;[xóa];99999999999999;;`,
        ';;;;',
      ),
    );
    expect(checked).toMatchObject({ status: 'done', total: 7, refused: 7, changed: 0 });
    const rows = await jobs.rowsOf(staff, checked.id);
    expect(rows.map(({ row, key, reason }) => [row, key, reason])).toEqual([
      [2, code, 'Giá: số có dấu phân cách. Ghi liền các chữ số, ví dụ 1200000'],
      [3, code, 'Mã sản phẩm: mã này đã có ở dòng trên'],
      [4, '', 'Mã sản phẩm: bảng tính đã rút gọn số (như 8,93E+12). Định dạng cột là văn bản rồi nhập lại'],
      [5, 'KHONG-CO', 'Mã sản phẩm: không tìm thấy mã này'],
      [6, '', 'Mã sản phẩm: chưa có mã'],
      [
        7,
        'X-1',
        'Tên sản phẩm: quá dài; Giá: không phải là số; Giá niêm yết: không phải là số; Đang bán: chỉ ghi "có" hoặc "không"',
      ],
      [8, 'X-2', 'Tên sản phẩm: không thể để trống; Giá: nằm ngoài khoảng cho phép'],
    ]);
    const back = await jobs.csvOf(staff, checked.id);
    expect(back[0]).toEqual([...heading.split(';'), 'Lý do']);
    expect(back[1]?.slice(0, 3)).toEqual([code, '', '1.200.000']);
    expect(back).toHaveLength(8);

    const mended = (await jobs.fileOf(staff, checked.id)).toString('utf8').replace('1.200.000', '1200000');
    const again = await jobs.check(staff, mended.split('\r\n').slice(0, 2).join('\r\n'));
    expect(again).toMatchObject({ status: 'done', total: 1, changed: 1, refused: 0 });
  });

  it('asks what a column means that nobody knows', async () => {
    const [one] = await jobs.products([1000]);
    const file = csv('Mã sản phẩm,Ghi chú,Giá lẻ', `${one?.code},rẻ,3000`);
    const asked = await jobs.check(staff, file);
    expect(asked).toMatchObject({
      status: 'failed',
      reason: 'unknown_columns',
      questions: ['Ghi chú', 'Giá lẻ'],
    });
    expect(asked.columns).toContainEqual({ name: 'price', title: 'Giá' });
    const told = await jobs.check(staff, file, { 'Ghi chú': null, 'Giá lẻ': 'price' });
    expect(told).toMatchObject({ status: 'done', changed: 1 });
    await jobs.apply(staff, told.id);
    expect(await jobs.cardOf(one?.id ?? '')).toMatchObject({ price: 3000 });
  });

  it.each([
    ['is empty', csv(heading), 'file_empty'],
    ['is something else', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'file_unreadable'],
    ['is no text', Buffer.from([0xff, 0xfe, 0xfd]), 'file_unreadable'],
    ['has no key', csv('Giá', '1000'), 'key_column_missing'],
    ['has a column twice', csv('Mã sản phẩm;Giá;price', 'A;1;2'), 'column_twice'],
    ['repeats itself', csv('Mã sản phẩm', ...Array.from({ length: 5002 }, () => 'A')), 'too_many_repeats'],
    ['is too long', csv('Mã sản phẩm', ...Array.from({ length: 100_001 }, () => 'A')), 'too_many_rows'],
  ])('fails, and says why, when the file %s', async (_, file, reason) => {
    expect(await jobs.check(staff, file)).toMatchObject({ status: 'failed', reason });
  });

  it('reads a workbook, numbers and all', async () => {
    const [one] = await jobs.products([1000]);
    const sheet = aWorkbook(['Product code', 'Price', 'On sale'], [[one?.code ?? '', 4000, false]]);
    const checked = await jobs.check(staff, Buffer.from(sheet));
    await jobs.apply(staff, checked.id);
    expect(await jobs.cardOf(one?.id ?? '')).toMatchObject({ price: 4000, isActive: false });
    const broken = aWorkbook(['Product code', 'Price'], [['KHONG-CO', 1]]);
    const refused = await jobs.check(staff, Buffer.from(broken));
    const { format, rows } = await readSheet(new Uint8Array(await jobs.fileOf(staff, refused.id)));
    expect([format, rows[1]?.slice(0, 2)]).toEqual(['xlsx', ['KHONG-CO', 1]]);
  });

  it('leaves stock, variants and everything else of a product as it is', async () => {
    const [one] = await jobs.products([1000], {
      available: 7,
      variants: [{ name: 'Cỡ', value: 'M', sku: 'M', additionalPrice: 500, stock: 7 }],
      taxType: 'khac',
      taxRateDirect: 7,
    });
    const before = await jobs.cardOf(one?.id ?? '');
    await jobs.apply(staff, (await jobs.check(staff, csv('code,price', `${one?.code},2000`))).id);
    const after = await jobs.cardOf(one?.id ?? '');
    expect(after).toMatchObject({ price: 2000, total: 2140, priceMax: 2675, hasVariants: true });
    expect({ ...after, revision: 1 }).toMatchObject({
      stockStatus: before?.stockStatus,
      slug: before?.slug,
      category: before?.category,
      taxRate: 7,
    });
  });
});

describe('taking an import back', () => {
  async function imported(prices: number[]) {
    const cards = await jobs.products(prices);
    const lines = cards.map(({ code, price }) => `${code},${price * 2}`);
    const { id } = await jobs.apply(staff, (await jobs.check(staff, csv('code,price', ...lines))).id);
    return {
      id,
      cards,
      prices: () => Promise.all(cards.map(async (card) => (await jobs.cardOf(card.id))?.price)),
    };
  }

  it('puts all of it back, but leaves and names what was changed since', async () => {
    const { id, cards, prices } = await imported([100, 200, 300]);
    const [, second, third] = cards;
    await jobs.apply(staff, (await jobs.check(staff, csv('code,price', `${second?.code},777`))).id);
    // What the import did not change may have changed since.
    await jobs.apply(staff, (await jobs.check(staff, csv('code,name', `${third?.code},Tên khác`))).id);
    expect((await takeBack(id)).body).toMatchObject({ status: 'taking_back' });
    expect(await jobs.ended(staff, id)).toMatchObject({
      status: 'taken_back',
      takenBack: 2,
      kept: 1,
      mayTakeBack: false,
    });
    expect(await prices()).toEqual([100, 777, 300]);
    expect(await jobs.cardOf(third?.id ?? '')).toMatchObject({ name: 'Tên khác' });
    const rows = await jobs.rowsOf(staff, id);
    expect(rows.map(({ row, key, status, reason }) => [row, key, status, reason])).toEqual([
      [2, cards[0]?.code, 'taken_back', ''],
      [3, second?.code, 'kept', 'đã được sửa sau đó nên giữ nguyên'],
      [4, third?.code, 'taken_back', ''],
    ]);
    expect((await takeBack(id)).failure.code).toBe('JOB_STATE');
  });

  it('puts single rows back, and the rest later', async () => {
    const { id, prices } = await imported([100, 200, 300]);
    await takeBack(id, [3]);
    expect(await jobs.ended(staff, id)).toMatchObject({ status: 'done', takenBack: 1, mayTakeBack: true });
    expect(await prices()).toEqual([200, 200, 600]);
    await takeBack(id);
    expect(await jobs.ended(staff, id)).toMatchObject({ status: 'taken_back', takenBack: 3 });
    expect(await prices()).toEqual([100, 200, 300]);
  });

  it('leaves what is gone', async () => {
    const { id, cards } = await imported([100]);
    await world.table.write([
      update(productKeys.card(cards[0]?.id ?? ''), { set: { entity: 'product-gone' } }),
    ]);
    await takeBack(id);
    expect(await jobs.ended(staff, id)).toMatchObject({ status: 'taken_back', takenBack: 0, kept: 1 });
  });

  it('409: is not for a trial, nor for an export', async () => {
    const [one] = await jobs.products([1]);
    const checked = await jobs.check(staff, csv('code,price', `${one?.code},2`));
    expect((await takeBack(checked.id)).failure.code).toBe('JOB_STATE');
    const { body } = await jobs.start(staff, { kind: 'export-products', input: {} });
    await jobs.ended(staff, body.id);
    expect((await takeBack(body.id)).failure.code).toBe('JOB_STATE');
  });
});
