import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  AdminProduct,
  createProduct,
  getAdminProduct,
  listAdminCategories,
  listAdminProducts,
  listBrands,
  listBusinesses,
  listPublicWarehouses,
  Business,
  ProductForStaff,
  StaffCategory,
  updateProduct,
  ShopWarehouse,
} from '#shared/catalogue/index.ts';
import { getProductPrices } from '#shared/price-books/index.ts';
import { en } from '#web/locales/en.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { conflictFields } from '#web/back-office/catalogue/products/rules/product-values.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, sample, type Answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { form, field, matrix } = texts.staffProducts;
const page = { total: 0, page: 1, pageSize: 50, totalPages: 0, hasNext: false, hasPrev: false };
const category = exampleOf(StaffCategory, { id: 'tra', name: 'Trà', parentId: null, isActive: true });
const cellar = exampleOf(StaffCategory, { id: 'hang', name: 'Hàng cất', parentId: 'tra', isActive: false });
const stall = exampleOf(Business, { id: 'biz', name: 'Hợp tác xã trà' });
const around: Answer[] = [
  answer(listAdminCategories, [category, cellar]),
  answer(listBusinesses, { ...page, data: [stall] }),
  answer(listBrands, { ...page, data: [] }),
  answer(listPublicWarehouses, [exampleOf(ShopWarehouse, { id: 'kho', name: 'Kho Hà Nội' })]),
  answer(listAdminProducts, { ...page, data: [], pageSize: 12 }),
];
const kept = exampleOf(ProductForStaff, {
  masterUnitId: '',
  id: 'p-tra',
  name: 'Trà sen',
  code: 'TRASEN',
  slug: 'tra-sen',
  categoryId: 'tra',
  businessId: 'biz',
  brandId: null,
  taxType: 'ten',
  unit: 'túi',
  price: 100_000,
  basePrice: 0,
  minQuantity: 1,
  maxQuantity: 99,
  thumbnail: '/media/products/tra-{width}.webp',
  images: [{ url: '/media/products/tra-{width}.webp', sortOrder: 0 }],
  videos: [],
  variants: [],
  shelves: [],
  specifications: [],
  attributes: [],
  keywords: [],
  weight: 0.5,
  badges: [],
  isActive: true,
  revision: 3,
});

const tet = { bookId: 'tet', name: 'Bảng giá Tết', until: null };
const prices = {
  ownPrice: 100_000,
  price: 80_000,
  total: 88_000,
  taxRate: 10,
  because: tet,
  windows: [{ ...tet, from: null, priority: 0, rules: [] }],
};

const open = (answers: readonly Answer[] = [], url = '/admin/e-commerce/products/create') =>
  renderAt(url, { as: 'collaborator', answers: [...around, ...answers] });
type Screen = Awaited<ReturnType<typeof open>>;

const box = ({ page: screen }: Screen, label: string) =>
  screen.findByRole('textbox', { name: new RegExp(`^${label.replace(/[()]/g, String.raw`\$&`)}`) });
const valueOf = async (screen: Screen, label: string) =>
  ((await box(screen, label)) as HTMLInputElement).value;

describe('a new product', () => {
  it('has five tabs, the defaults, and says what it has none of yet', async () => {
    const screen = await open();
    const { page: shown, user } = screen;
    for (const name of Object.values(form.tab)) await shown.findByRole('tab', { name });
    expect(shown.getAllByRole('tab')).toHaveLength(5);
    expect(shown.getByRole('button', { name: form.create })).toBeTruthy();
    expect(shown.getByRole('link', { name: form.cancel })).toBeTruthy();
    for (const [tab, says] of [
      [form.tab.pricing, form.noWarehouses],
      [form.tab.pictures, form.noPictures],
      [form.tab.variants, form.noVariants],
      [form.tab.other, form.noAttributes],
    ] as const) {
      await user.click(shown.getByRole('tab', { name: tab }));
      await shown.findByText(says);
    }
  });

  it('takes code and address from its name until they are edited, and again once they are reset', async () => {
    const screen = await open();
    const { page: shown, user } = screen;
    await user.type(await box(screen, field.name), 'Áo Đẹp Số 1 Việt');
    expect(await valueOf(screen, field.code)).toBe('AODEPSO1VI');
    expect(await valueOf(screen, field.slug)).toBe('ao-dep-so-1-viet');
    const code = await box(screen, field.code);
    await user.clear(code);
    await user.type(code, 'RIENG');
    await user.type(await box(screen, field.name), ' Nam');
    expect(await valueOf(screen, field.code)).toBe('RIENG');
    expect(await valueOf(screen, field.slug)).toBe('ao-dep-so-1-viet-nam');
    await user.click(shown.getByRole('button', { name: form.reset.code }));
    expect(await valueOf(screen, field.code)).toBe('AODEPSO1VI');
  });

  it('says at each box what is needed, in the words of the shop', async () => {
    const { page: shown, user, network } = await open();
    await user.click(await shown.findByRole('button', { name: form.create }));
    for (const says of [
      'Tên sản phẩm là bắt buộc',
      'Mã sản phẩm là bắt buộc',
      'Đường dẫn là bắt buộc',
      'Danh mục là bắt buộc',
      'Gian hàng là bắt buộc',
      'Hình ảnh đại diện là bắt buộc',
    ])
      await shown.findByText(says);
    expect(network.askedOf(createProduct)).toHaveLength(0);
  });

  it('makes variants of two choices, and keeps what was said of those that stay', async () => {
    const screen = await open();
    const { page: shown, user } = screen;
    await user.type(await box(screen, field.name), 'Áo');
    await user.click(shown.getByRole('tab', { name: form.tab.variants }));
    const say = async (label: string, index: number, said: string) =>
      user.type(await box(screen, label.replace('{{index}}', String(index))), said);
    await say(matrix.name, 1, 'Màu');
    await say(matrix.values, 1, 'Đỏ, Xanh');
    await say(matrix.name, 2, 'Cỡ');
    await say(matrix.values, 2, 'S, M');
    await user.click(await shown.findByRole('button', { name: 'Tạo 4 phân loại' }));
    const values = () =>
      shown
        .getAllByRole('textbox', { name: new RegExp(`^${field.variantsRow.sku}`) })
        .map((one) => (one as HTMLInputElement).value);
    expect(values()).toEqual(['AO-DO-S', 'AO-DO-M', 'AO-XANH-S', 'AO-XANH-M']);
  });
});

describe('a copy', () => {
  it('says what follows its name, and leaves address and number to the server', async () => {
    const variant = { id: 'v', name: 'Gói', additionalPrice: 0, stock: 3, image: null };
    const like = {
      ...kept,
      unit: 'cai',
      variants: [
        { ...variant, value: 'Hộp quà tặng lớn', sku: 'TRASEN-1' },
        { ...variant, value: 'Hộp quà tặng nhỏ', sku: 'TRASEN-2' },
      ],
    };
    const screen = await open(
      [answer(getAdminProduct, like), sample(createProduct)],
      '/admin/e-commerce/products/create?from=p-tra',
    );
    const { page: shown, user, network } = screen;
    expect(await valueOf(screen, field.code)).toBe('TRASEN');
    await user.type(await box(screen, field.name), ' 2');
    await user.click(shown.getByRole('button', { name: form.create }));
    await shown.findByText('Tạo sản phẩm thành công!');
    const [sent] = network.askedOf(createProduct);
    expect(sent?.body).toMatchObject({ code: 'TRASEN2', codeDerived: true, isActive: false });
    expect(sent?.body.slug).toBeUndefined();
    expect(sent?.body.variants?.map(({ sku }) => sku)).toEqual([
      'TRASEN2-HOPQUATANG',
      'TRASEN2-HOPQUATANG-2',
    ]);
    expect(sent?.body.clientRequestId).toBeTruthy();
  });
});

describe('a product that is there', () => {
  const edit = (answers: readonly Answer[] = []) =>
    open(
      [answer(getAdminProduct, kept), answer(getProductPrices, prices), ...answers],
      '/admin/e-commerce/products/p-tra/edit',
    );

  it('is shown as it stands, and saved over the revision it was read at', async () => {
    const screen = await edit([sample(updateProduct)]);
    const { page: shown, user, network } = screen;
    expect(await valueOf(screen, field.name)).toBe('Trà sen');
    expect(await valueOf(screen, field.weight)).toBe('0,5');
    const name = await box(screen, field.name);
    await user.type(name, ' Tây Hồ');
    // What is known by its address keeps it.
    expect(await valueOf(screen, field.slug)).toBe('tra-sen');
    await user.dblClick(shown.getByRole('button', { name: form.update }));
    await shown.findByText('Cập nhật sản phẩm thành công!');
    const sent = network.askedOf(updateProduct);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      params: { id: 'p-tra' },
      body: { name: 'Trà sen Tây Hồ', revision: 3, taxType: 'ten', thumbnail: kept.thumbnail },
    });
    // What lies where is counted elsewhere.
    expect(sent[0]?.body).not.toHaveProperty('stock');
    // Counted in a word of its own: that stays.
    expect(sent[0]?.body.unit).toBeUndefined();
    await shown.findByRole('heading', { name: texts.backOffice.page.products });
  });

  it('costs by a price book what that says, beside the price that is typed', async () => {
    const { page: screen, user } = await edit();
    await user.click(await screen.findByRole('tab', { name: new RegExp(form.tab.pricing) }));
    const note = await screen.findByRole('region', { name: texts.priceBooks.product.title });
    expect(note.textContent).toContain('88.000');
    // Whoever may not open price books reads its name.
    expect(note.textContent).toContain('Theo Bảng giá Tết');
    expect(within(note).queryByRole('link')).toBeNull();
  });

  it('names the category it is filed under, though shoppers do not see that', async () => {
    const { page: shown } = await edit([answer(getAdminProduct, { ...kept, categoryId: 'hang' })]);
    const chosen = await shown.findByRole('combobox', { name: new RegExp(`^${field.categoryId}`) });
    await waitFor(() => expect((chosen as HTMLInputElement).value).toBe('Trà › Hàng cất (Đang ẩn)'));
  });

  it('leads back to the list as it was left', async () => {
    const listed = [exampleOf(AdminProduct, { id: 'p-tra', name: 'Trà sen' })];
    const screen = await open(
      [
        answer(getAdminProduct, kept),
        answer(getProductPrices, prices),
        sample(updateProduct),
        answer(listAdminProducts, { ...page, data: listed, total: 20, page: 2, totalPages: 2, pageSize: 12 }),
      ],
      '/admin/e-commerce/products?q=tra&page=2&isActive=false',
    );
    const { page: shown, user } = screen;
    await user.click(await shown.findByRole('link', { name: 'Trà sen' }));
    const cancel = (await shown.findByRole('link', { name: form.cancel })) as HTMLAnchorElement;
    const asLeft = { q: 'tra', page: '2', isActive: 'false' };
    expect(Object.fromEntries(new URL(cancel.href).searchParams)).toEqual(asLeft);
    await user.type(await box(screen, field.name), ' mới');
    await user.click(shown.getByRole('button', { name: form.update }));
    await shown.findByText('Cập nhật sản phẩm thành công!');
    await waitFor(() => expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual(asLeft));
  });

  it('asks about what somebody else changed as well', async () => {
    const screen = await edit([refuse(updateProduct, 'STALE_STATE')]);
    const { page: shown, user, network } = screen;
    const name = await box(screen, field.name);
    await user.type(name, ' của tôi');
    network.answer(answer(getAdminProduct, { ...kept, name: 'Trà sen của họ', revision: 4 }));
    await user.click(shown.getByRole('button', { name: form.update }));
    await user.click(await shown.findByRole('radio', { name: new RegExp(texts.form.conflict.mine) }));
    network.answer(sample(updateProduct));
    await user.click(shown.getByRole('button', { name: texts.form.conflict.save }));
    await shown.findByText('Cập nhật sản phẩm thành công!');
    expect(network.askedOf(updateProduct).at(-1)?.body).toMatchObject({
      name: 'Trà sen của tôi',
      revision: 4,
    });
  });

  it('shows both sides in words, tells what only the other changed, and loses nothing when put off', async () => {
    const screen = await edit([refuse(updateProduct, 'STALE_STATE')]);
    const { page: shown, user, network } = screen;
    await user.type(await box(screen, field.name), ' của tôi');
    await user.click(shown.getByRole('tab', { name: form.tab.pricing }));
    await user.click(shown.getByRole('combobox', { name: new RegExp(`^${field.taxType}`) }));
    await user.click(await shown.findByRole('option', { name: '8%' }));
    const theirs = {
      ...kept,
      name: 'Trà sen của họ',
      taxType: 'five' as const,
      taxRate: '5%',
      isActive: false,
      allowsSale: false,
      business: { ...kept.business, id: 'biz-2', name: 'Nhà vườn Bảo Lộc' },
      businessId: 'biz-2',
      specifications: [{ name: 'Xuất xứ', value: 'Bảo Lộc' }],
      revision: 4,
    };
    network.answer(answer(getAdminProduct, theirs));
    await user.click(shown.getByRole('button', { name: form.update }));
    const dialog = within(await shown.findByRole('dialog', { name: texts.form.conflict.title }));
    // Two are asked about, and what follows the tax is not.
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(2);
    for (const name of [field.name, field.taxType])
      expect(dialog.getByRole('radiogroup', { name })).toBeTruthy();
    expect(dialog.getByRole('radio', { name: /5%/ })).toBeTruthy();
    const others = dialog.getByText(texts.form.conflict.others).parentElement?.textContent ?? '';
    expect(others).toContain(field.isActive + form.yes + form.no);
    expect(others).toContain('Nhà vườn Bảo Lộc');
    expect(others).toContain('Xuất xứ: Bảo Lộc');
    expect(others).not.toMatch(/allowsSale|taxRate|businessId/);

    await user.keyboard('{Escape}');
    await waitFor(() => expect(shown.queryByRole('dialog')).toBeNull());
    await user.click(await shown.findByRole('tab', { name: new RegExp(`^${form.tab.basics}`) }));
    expect(await valueOf(screen, field.name)).toBe('Trà sen của tôi');
    // Nothing goes over what was not decided.
    await user.click(shown.getByRole('button', { name: form.update }));
    await shown.findByRole('dialog', { name: texts.form.conflict.title });
    expect(network.askedOf(updateProduct)).toHaveLength(1);
    const [mine] = shown.getAllByRole('radio', { name: new RegExp(texts.form.conflict.mine) });
    const [, theirTax] = shown.getAllByRole('radio', { name: new RegExp(texts.form.conflict.theirs) });
    await user.click(mine as HTMLElement);
    await user.click(theirTax as HTMLElement);
    network.answer(sample(updateProduct));
    await user.click(shown.getByRole('button', { name: texts.form.conflict.save }));
    await shown.findByText('Cập nhật sản phẩm thành công!');
    expect(network.askedOf(updateProduct).at(-1)?.body).toMatchObject({
      name: 'Trà sen của tôi',
      taxType: 'five',
      isActive: false,
      businessId: 'biz-2',
      specifications: [{ name: 'Xuất xứ', value: 'Bảo Lộc' }],
      revision: 4,
    });
  });

  it('says what it was saved together with, where nothing is to be chosen', async () => {
    const [stale, fine] = [refuse(updateProduct, 'STALE_STATE'), sample(updateProduct)];
    const replies = [stale, fine];
    const screen = await edit([{ ...stale, give: (asked) => (replies.shift() ?? fine).give(asked) }]);
    const { page: shown, user, network } = screen;
    await user.type(await box(screen, field.name), ' của tôi');
    const theirs = { ...kept, price: 120_000, freeShipping: !kept.freeShipping, revision: 4 };
    network.answer(answer(getAdminProduct, theirs));
    await user.click(shown.getByRole('button', { name: form.update }));
    await shown.findByText(/thay đổi vừa lưu của người khác: Giá bán \(trước thuế\), Miễn phí vận chuyển$/);
    expect(network.askedOf(updateProduct).at(-1)?.body).toMatchObject({
      name: 'Trà sen của tôi',
      price: 120_000,
      freeShipping: theirs.freeShipping,
      revision: 4,
    });
  });

  it.each(['vi', 'en'] as const)(
    'has a word in %s for each box there can be a question about',
    (language) => {
      const words: Record<string, unknown> = { vi: texts, en }[language].staffProducts.field;
      expect(conflictFields.filter((name) => typeof words[name] !== 'string')).toEqual([]);
    },
  );

  it('names VAT and its rate when another tax is chosen', async () => {
    const screen = await edit([sample(updateProduct)]);
    const { page: shown, user, network } = screen;
    await user.click(await shown.findByRole('tab', { name: form.tab.pricing }));
    const taxName = await box(screen, field.taxName);
    await user.clear(taxName);
    await user.click(shown.getByRole('combobox', { name: new RegExp(`^${field.taxType}`) }));
    await user.click(await shown.findByRole('option', { name: '8%' }));
    expect(await valueOf(screen, field.taxName)).toBe('VAT');
    await user.click(shown.getByRole('button', { name: form.update }));
    await shown.findByText('Cập nhật sản phẩm thành công!');
    expect(network.askedOf(updateProduct)[0]?.body).toMatchObject({
      taxType: 'eight',
      taxName: 'VAT',
      taxRate: '8%',
    });
  });

  it('bears up to four badges, in their own order', async () => {
    const screen = await edit([sample(updateProduct)]);
    const { page: shown, user, network } = screen;
    await user.click(await shown.findByRole('tab', { name: form.tab.other }));
    const { badges: badge } = texts;
    const tick = async (name: string) => user.click(await shown.findByRole('checkbox', { name }));
    for (const name of [badge.gift, badge.ocop, badge.handmade, badge.organic]) await tick(name);
    expect(shown.getByRole('checkbox', { name: badge.new })).toHaveProperty('disabled', true);
    await tick(badge.organic);
    await user.click(shown.getByRole('button', { name: form.update }));
    await shown.findByText('Cập nhật sản phẩm thành công!');
    expect(network.askedOf(updateProduct)[0]?.body.badges).toEqual(['handmade', 'ocop', 'gift']);
  });

  it('counts an emptied number as nought', async () => {
    const screen = await edit([sample(updateProduct)]);
    const { user } = screen;
    const weight = await box(screen, field.weight);
    await user.clear(weight);
    await user.tab();
    expect(await valueOf(screen, field.weight)).toBe('0');
    await user.click(screen.page.getByRole('tab', { name: form.tab.pricing }));
    const list = await box(screen, field.basePrice);
    await user.clear(list);
    await user.type(list, '{Enter}');
    await screen.page.findByText('Cập nhật sản phẩm thành công!');
    expect(screen.network.askedOf(updateProduct)[0]?.body).toMatchObject({ weight: 0, basePrice: 0 });
  });

  it('that is not there is said to be missing', async () => {
    const { page: shown } = await open(
      [refuse(getAdminProduct, 'PRODUCT_NOT_FOUND')],
      '/admin/e-commerce/products/khong-co/edit',
    );
    expect((await shown.findAllByText(texts.staffProducts.missing.title)).length).toBeGreaterThan(0);
  });
});
