import { beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '#functions/platform/log.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { counting, sheetShop } from './sheet-shop.ts';

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());

const makesNew = { makesNew: true };
const heads = 'Mã sản phẩm,SKU,Tên sản phẩm,Tên phân loại,Giá trị phân loại,Giá,Danh mục,Gian hàng,Tồn kho';
/** Two products, the second with two variants, in a file that counts the first warehouse too. */
const file = [
  heads,
  'TRA,,Trà sen,,,100000,Thực phẩm / Trà,Hội An,5',
  'AO,,Áo,,,50000,Quà,Huế,',
  'AO,AO-M,,Cỡ,M,,,,2',
  'AO,AO-L,,Cỡ,L,,,,0',
];
const said = { ...makesNew, ...counting() };

describe('a file of products that are not there yet', () => {
  it('makes them with their variants and what lies of each, only where that was said aloud', async () => {
    const shop = await sheetShop();
    const { job: unsaid, refused } = await shop.tryOut(file, counting());
    expect(unsaid).toMatchObject({ changed: 0, refused: 4 });
    expect(refused).toEqual(['2 code not_found', '3 code not_found', '4 sku not_found', '5 sku not_found']);
    const { job: tried } = await shop.tryOut(file, said);
    expect(tried).toMatchObject({ made: 4, refused: 0 });
    expect(await shop.idOf('TRA')).toBeUndefined();
    const job = await shop.apply(tried);
    expect(job).toMatchObject({ status: 'done', made: 4, refused: 0 });
    expect(await shop.shelves('TRA')).toEqual({ 'wh-da-nang -': 5 });
    expect(await shop.shelves('AO')).toEqual({ 'wh-da-nang co-l': 0, 'wh-da-nang co-m': 2 });
    const tea = await shop.textOf('TRA');
    expect(tea?.card).toMatchObject({
      name: 'Trà sen',
      price: 100_000,
      slug: 'tra-sen',
      category: { id: 'cat-tra' },
      business: { id: 'biz-a' },
      // What no column says is as in a new form.
      isActive: true,
      featured: false,
      freeShipping: false,
      badges: [],
      taxType: 'zero',
      taxRate: 0,
      minQuantity: 1,
      maxQuantity: 999,
    });
  });

  it('is taken back whole, and nothing is left of it', async () => {
    const shop = await sheetShop();
    const job = await shop.carryOut(file, said);
    expect(await shop.takeBack(job)).toMatchObject({ status: 'taken_back', takenBack: 4, kept: 0 });
    expect([await shop.idOf('TRA'), await shop.idOf('AO')]).toEqual([undefined, undefined]);
  });

  it.each<[string, (shop: Awaited<ReturnType<typeof sheetShop>>) => unknown]>([
    ['was ordered', ({ orders }) => orders.push({ id: 'o1', code: 'CL1' })],
    ['is held by an order', ({ setShelf }) => setShelf('TRA', { reserved: 1 })],
    ['was counted anew since', ({ setShelf }) => setShelf('TRA', { moves: 2 })],
    [
      'was described since',
      ({ rows, put }) =>
        put(
          rows().flatMap((row) =>
            row['entity'] === 'product-detail' ? [{ ...(row as Item), description: '<p>Ngon</p>' }] : [],
          ),
        ),
    ],
    [
      'got a picture since',
      ({ rows, put }) =>
        put(
          rows().flatMap((row) =>
            row['entity'] === 'product' ? [{ ...(row as Item), image: '/media/x-{width}.webp' }] : [],
          ),
        ),
    ],
    ['was changed since', ({ carryOut }) => carryOut(['Mã sản phẩm,Giá', 'TRA,99999'])],
  ])('stays there where one of its products %s', async (_, happens) => {
    const shop = await sheetShop();
    const job = await shop.carryOut(file.slice(0, 2), said);
    await happens(shop);
    expect(await shop.takeBack(job)).toMatchObject({ takenBack: 0, kept: 1 });
    expect(await shop.idOf('TRA')).toBeDefined();
    expect(Object.values(await shop.shelves('TRA'))).toEqual([5]);
  });

  it('is taken back where all of a product was sold off its shelf by hand', async () => {
    const shop = await sheetShop();
    const job = await shop.carryOut(file.slice(0, 2), said);
    await shop.setShelf('TRA', { onHand: 0, moves: 2 });
    expect(await shop.takeBack(job)).toMatchObject({ takenBack: 1, kept: 0 });
  });

  it.each([
    ['nobody uses', {}, { takenBack: 2, kept: 1 }, 0],
    ['an order holds', { reserved: 1 }, { takenBack: 1, kept: 2 }, 2],
  ])(
    'gives up variants that %s, where the product itself was changed since',
    async (_, held, counts, left) => {
      const shop = await sheetShop();
      const job = await shop.carryOut([heads, ...file.slice(2)], said);
      await shop.carryOut(['Mã sản phẩm,Giá', 'AO,99999']);
      await shop.setShelf('AO', held, 'co-m');
      expect(await shop.takeBack(job)).toMatchObject(counts);
      expect(await shop.shelves('AO')).toEqual({ 'wh-da-nang co-l': 0, 'wh-da-nang co-m': left });
    },
  );

  it('names what has no code, and what begins alike, each otherwise', async () => {
    const shop = await sheetShop();
    await shop.make({ name: 'Trà', code: 'KHAC' });
    const row = (code: string, name: string) => `${code},,${name},,,1000,Quà,Huế,`;
    const names = Array.from({ length: 12 }, () => row('', 'Trà'));
    const job = await shop.carryOut([heads, ...names, row('MA', 'Trà'), row('', '!!!')], makesNew);
    expect(job).toMatchObject({ made: 14, refused: 0 });
    const made = await shop.rowsOf(job);
    const ids = made.map(({ target }) => target ?? '');
    const cards = await Promise.all(
      ids.map(async (id) =>
        shop.rows().find(({ pk, entity }) => entity === 'product' && String(pk).endsWith(id)),
      ),
    );
    const slugs = cards.map((card) => String(card?.['slug']));
    const codes = cards.map((card) => String(card?.['code']));
    expect(new Set(slugs).size).toBe(14);
    expect(new Set(codes.map((code) => code.toUpperCase())).size).toBe(14);
    // The first of them finds the plain address taken by the product that was there.
    expect(slugs.slice(0, 8)).toEqual(Array.from({ length: 8 }, (_, nth) => `tra-${nth + 2}`));
    expect(slugs[8]).toMatch(/^tra-[0-9a-z]{4}$/);
    expect(slugs[13]).toBe('san-pham');
    expect(codes.slice(1, 9).map((code) => code.slice(-2))).toEqual(
      Array.from({ length: 8 }, (_, nth) => `-${nth + 2}`),
    );
    expect(codes[12]).toBe('MA');
    expect(codes[13]).toBe('SP');
  });

  it('refuses a variant without a product above it, and one below a product that is refused', async () => {
    const shop = await sheetShop();
    const { refused } = await shop.tryOut(
      [heads, 'X,X-1,,Cỡ,M,,,,', ',X-2,,Cỡ,M,,,,', 'Y,,Áo,,,50000,Nhầm,Huế,', 'Y,Y-1,,Cỡ,M,,,,'],
      makesNew,
    );
    expect(refused).toEqual([
      '2 sku not_found',
      '3 sku not_found',
      '4 categoryId UNKNOWN_CATEGORY',
      '5 sku head_refused',
    ]);
  });
});

describe('places in a file', () => {
  it.each([
    ['Thực phẩm / Trà', 'cat-tra'],
    ['thuc pham>tra', undefined],
    ['  Thực  phẩm › Trà ', 'cat-tra'],
    ['Quà / Trà', 'cat-qua-tra'],
    ['Thực phẩm', 'cat-thuc-pham'],
    ['qua-tra', 'cat-qua-tra'],
    ['cat-qua-tra', 'cat-qua-tra'],
    ['Trà', 'ambiguous'],
    ['Bánh', undefined],
  ])('are known by their way, their only name, their slug or id: %s', async (text, id) => {
    const shop = await sheetShop();
    await shop.make({ name: 'Nón', code: 'NON', categoryId: 'cat-qua' });
    const job = await shop.carryOut(['Mã sản phẩm,Danh mục', `NON,${text}`]);
    const found = (await shop.textOf('NON'))?.card.category.id;
    const refused = await shop.refusedOf(job);
    if (id === undefined || id === 'ambiguous')
      expect(refused).toEqual([`2 categoryId ${id ?? 'UNKNOWN_CATEGORY'}`]);
    else expect([found, refused]).toEqual([id, []]);
  });
});

describe('products as a file', () => {
  it('are a row each and one for each variant, filed as people call it, with all their pictures', async () => {
    const shop = await sheetShop();
    await shop.make({
      name: 'Áo',
      code: 'AO',
      image: '/media/a.webp',
      brandId: 'brand-sen-viet',
      media: [
        { type: 'image', url: '/media/b.webp', alt: '' },
        { type: 'video', url: '/media/c.mp4', alt: '' },
        { type: 'image', url: '/media/a.webp', alt: '' },
      ],
      variants: [{ name: 'Cỡ', value: 'M', sku: 'AO-M', additionalPrice: 500, image: null, stock: 0 }],
    });
    const tin = await shop.make({
      name: 'Hộp',
      code: 'HOP',
      image: '',
      categoryId: 'cat-qua',
      businessId: 'biz-b',
    });
    await shop.make({ name: 'Thùng', code: 'THUNG', image: '', masterUnitId: tin, conversionValue: 24 });
    const job = await shop.run('export-products', { format: 'csv', query: {} });
    const [titles = '', ...lines] = shop.linesOf(job);
    const columns = titles.split(',');
    const cellsOf = (line = '') => {
      const cells = line.split(',');
      const cell = (title: string) => cells[columns.indexOf(title)];
      return [
        'Mã sản phẩm',
        'SKU',
        'Tên sản phẩm',
        'Giá cộng thêm',
        'Danh mục',
        'Gian hàng',
        'Thương hiệu',
        'Mã hàng gốc',
        'Hình ảnh',
        'Đã bán',
      ].map(cell);
    };
    expect(lines.map(cellsOf).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(
      [
        ['AO', '', 'Áo', '', 'Thực phẩm / Trà', 'Hội An', 'Sen Việt', '', '/media/a.webp /media/b.webp', '0'],
        ['AO', 'AO-M', '', '500', '', '', '', '', '', ''],
        ['HOP', '', 'Hộp', '', 'Quà', 'Huế', '', '', '', '0'],
        ['THUNG', '', 'Thùng', '', 'Thực phẩm / Trà', 'Hội An', '', 'HOP', '', '0'],
      ].toSorted((a, b) => String(a).localeCompare(String(b))),
    );
    expect(job).toMatchObject({ total: 4, done: 4 });
    const few = await shop.run('export-products', { format: 'csv', query: { categoryId: ['cat-qua'] } });
    expect(shop.linesOf(few).length).toBe(2);
  });
});
