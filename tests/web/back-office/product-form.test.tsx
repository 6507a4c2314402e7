import { describe, expect, it } from 'vitest';
import {
  createProduct,
  getAdminProduct,
  getCategoryTree,
  listAdminProducts,
  listBrands,
  listBusinesses,
  listPublicWarehouses,
  Business,
  ProductForStaff,
  updateProduct,
  Warehouse,
} from '#shared/catalogue/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, sample, type Answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { form, field, matrix } = texts.staffProducts;
const page = { total: 0, page: 1, pageSize: 50, totalPages: 0, hasNext: false, hasPrev: false };
const tree = [
  {
    id: 'tra',
    name: 'Trà',
    slug: 'tra',
    description: '',
    parentId: null,
    path: ['tra'],
    level: 1,
    group: 'a' as const,
    icon: 'tea',
    position: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    children: [],
  },
];
const stall = exampleOf(Business, { id: 'biz', name: 'Hợp tác xã trà' });
const around: Answer[] = [
  answer(getCategoryTree, tree),
  answer(listBusinesses, { ...page, data: [stall] }),
  answer(listBrands, { ...page, data: [] }),
  answer(listPublicWarehouses, [exampleOf(Warehouse, { id: 'kho', name: 'Kho Hà Nội' })]),
  answer(listAdminProducts, { ...page, data: [], pageSize: 12 }),
];
const kept = exampleOf(ProductForStaff, {
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
  isActive: true,
  revision: 3,
});

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
      'Doanh nghiệp là bắt buộc',
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

describe('a product that is there', () => {
  const edit = (answers: readonly Answer[] = []) =>
    open([answer(getAdminProduct, kept), ...answers], '/admin/e-commerce/products/p-tra/edit');

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
      body: { name: 'Trà sen Tây Hồ', revision: 3, stock: [], taxType: 'ten', thumbnail: kept.thumbnail },
    });
    // Counted in a word of its own: that stays.
    expect(sent[0]?.body.unit).toBeUndefined();
    await shown.findByRole('heading', { name: texts.backOffice.page.products });
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

  it('counts an emptied number as nought', async () => {
    const screen = await edit([sample(updateProduct)]);
    const { user } = screen;
    const weight = await box(screen, field.weight);
    await user.clear(weight);
    await user.tab();
    expect(await valueOf(screen, field.weight)).toBe('0');
  });

  it('that is not there is said to be missing', async () => {
    const { page: shown } = await open(
      [refuse(getAdminProduct, 'PRODUCT_NOT_FOUND')],
      '/admin/e-commerce/products/khong-co/edit',
    );
    expect((await shown.findAllByText(texts.staffProducts.missing.title)).length).toBeGreaterThan(0);
  });
});
