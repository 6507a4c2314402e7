import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  AdminProduct,
  Business,
  getAdminProduct,
  listAdminCategories,
  listAdminProducts,
  listBrands,
  listBusinesses,
  listPublicWarehouses,
  ProductForStaff,
  StaffCategory,
  updateProduct,
} from '#shared/catalogue/index.ts';
import { errorMessage } from '#shared/messages/index.ts';
import { getProductPrices } from '#shared/price-books/index.ts';
import { en } from '#web/locales/en.ts';
import { vi } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, type Answer, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { form, field, combo: words, shelf } = vi.staffProducts;
const page = { total: 0, page: 1, pageSize: 50, totalPages: 0, hasNext: false, hasPrev: false };
const base = {
  masterUnitId: '',
  categoryId: 'qua',
  businessId: 'biz',
  brandId: null,
  taxType: 'zero' as const,
  taxRateDirect: 0,
  unit: 'cai',
  basePrice: 0,
  minQuantity: 1,
  maxQuantity: 99,
  thumbnail: '/media/products/qua-{width}.webp',
  images: [{ url: '/media/products/qua-{width}.webp', sortOrder: 0 }],
  videos: [],
  variants: [],
  parts: [],
  shelves: [],
  specifications: [],
  attributes: [],
  keywords: [],
  badges: [],
  weight: 0,
  isActive: true,
  revision: 1,
};
const aProduct = (given: Partial<ProductForStaff> & { id: string; name: string }) =>
  exampleOf(ProductForStaff, {
    ...base,
    code: given.id.toUpperCase(),
    slug: given.id,
    type: 'product',
    ...given,
  });

const tea = aProduct({ id: 'tra', name: 'Trà', price: 50_000, available: 9 });
const cup = aProduct({ id: 'chen', name: 'Chén', price: 30_000, available: 20 });
const wrapping = aProduct({
  id: 'goi',
  name: 'Gói quà',
  type: 'service',
  price: 10_000,
  available: 1_000_000,
});
const rice = aProduct({
  id: 'gao',
  name: 'Gạo',
  price: 20_000,
  available: 8,
  variants: [
    {
      id: 'tui-1-kg',
      name: 'Túi',
      value: '1 kg',
      sku: 'GAO1',
      additionalPrice: 5_000,
      stock: 8,
      image: null,
    },
  ],
});
const box = aProduct({
  id: 'hop',
  name: 'Hộp quà',
  type: 'combo',
  price: 120_000,
  available: 4,
  parts: [
    { productId: 'tra', variantId: null, quantity: 2 },
    { productId: 'goi', variantId: null, quantity: 1 },
    { productId: 'chen', variantId: null, quantity: 1 },
  ],
});
const sack = aProduct({ id: 'bao', name: 'Bao gạo', masterUnitId: 'gao', conversionValue: 10 });
const all = [tea, cup, wrapping, rice, sack, box];

const around = (known: readonly ProductForStaff[] = all): Answer[] => [
  answer(listAdminCategories, [exampleOf(StaffCategory, { id: 'qua', name: 'Quà', parentId: null })]),
  answer(listBusinesses, { ...page, data: [exampleOf(Business, { id: 'biz', name: 'Hợp tác xã' })] }),
  answer(listBrands, { ...page, data: [] }),
  answer(listPublicWarehouses, []),
  answer(listAdminProducts, ({ query }) => ({
    ...page,
    data: known
      .filter(({ name }) => name.toLowerCase().includes((query.q ?? '').toLowerCase()))
      .map(({ id, name, code, type, masterUnitId }) =>
        exampleOf(AdminProduct, { id, name, code, type, isUnit: masterUnitId !== '' }),
      ),
  })),
  answer(getAdminProduct, ({ params }) => known.find(({ id }) => id === params.id) ?? box),
  sample(getProductPrices),
];

async function open(answers: readonly Answer[] = [], given: { id?: string; language?: 'vi' | 'en' } = {}) {
  const { id = 'hop', language = 'vi' } = given;
  const screen = await renderAt(`/admin/e-commerce/products/${id}/edit`, {
    as: 'collaborator',
    answers: [...around(), ...answers],
    language,
  });
  const { tab } = (language === 'vi' ? vi : en).staffProducts.form;
  await screen.user.click(await screen.page.findByRole('tab', { name: new RegExp(tab.pricing) }));
  return screen;
}

describe('a combo', () => {
  it('shows its parts in place of shelves, what they cost one by one, and how many of it can be sold', async () => {
    const { page: shown } = await open();
    expect(
      await shown.findAllByRole('combobox', { name: new RegExp(`^${field.partsRow.productId}`) }),
    ).toHaveLength(3);
    expect(within(shown.getByRole('main')).queryByText(shelf.warehouse)).toBeNull();
    const fact = async (name: string) => (await shown.findByText(name)).parentElement?.textContent;
    // Two of tea, a cup and wrapping are 140.000.
    await shown.findByText(/140\.000/);
    expect(await fact(words.apart)).toContain('140.000');
    expect(await fact(words.own)).toContain('120.000');
    expect(await fact(words.less)).toContain('20.000');
    expect(await fact(words.sellable)).toBe(`${words.sellable}4`);
  });

  it('finds a part by name, asks which of its variants, and sends what was chosen in its order', async () => {
    const { page: shown, user, network } = await open([sample(updateProduct)]);
    await user.click(await shown.findByRole('button', { name: form.addPart }));
    const boxes = await shown.findAllByRole('combobox', { name: new RegExp(`^${field.partsRow.productId}`) });
    const last = boxes.at(-1) as HTMLElement;
    await user.click(last);
    await user.type(last, 'gạo');
    const found = await shown.findByRole('option', { name: 'Gạo · GAO' });
    // Its sack is so much of it, which no combo is made of.
    expect(shown.queryByRole('option', { name: /Bao gạo/ })).toBeNull();
    // No combo is a part of another.
    expect(shown.queryByRole('option', { name: /Hộp quà/ })).toBeNull();
    await user.click(found);
    await user.click(
      await shown.findByRole('combobox', { name: new RegExp(`^${field.partsRow.variantId}`) }),
    );
    await user.click(await shown.findByRole('option', { name: 'Túi: 1 kg' }));
    await shown.findByText(/165\.000/);
    await user.click(shown.getByRole('button', { name: 'Đưa dòng 4 lên' }));
    await user.click(shown.getByRole('button', { name: form.update }));
    await shown.findByText('Cập nhật sản phẩm thành công!');
    expect(network.askedOf(updateProduct)[0]?.body).toMatchObject({
      type: 'combo',
      parts: [
        { productId: 'tra', variantId: null, quantity: 2 },
        { productId: 'goi', quantity: 1 },
        { productId: 'gao', variantId: 'tui-1-kg', quantity: 1 },
        { productId: 'chen', quantity: 1 },
      ],
    });
  });

  it('cannot be sold while a part is off sale, and says which', async () => {
    const stopped = all.map((one) => (one.id === 'chen' ? { ...one, isActive: false } : one));
    const { page: shown } = await open(around(stopped));
    await shown.findByText(words.stopped.replace('{{names}}', 'Chén'));
    expect((await shown.findByText(words.sellable)).parentElement?.textContent).toBe(`${words.sellable}0`);
  });

  it('says at the lines what is wrong with them, and what the server refuses', async () => {
    const { page: shown, user, network } = await open([refuse(updateProduct, 'COMBO_PART_UNKNOWN')]);
    await user.click(await shown.findByRole('button', { name: form.update }));
    const lines = within(await shown.findByRole('group', { name: field.parts }));
    await lines.findByText(errorMessage('COMBO_PART_UNKNOWN', 'vi'));
    await user.click(shown.getByRole('button', { name: 'Xóa dòng 3' }));
    await user.click(shown.getByRole('button', { name: 'Xóa dòng 2' }));
    await user.click(shown.getByRole('button', { name: form.update }));
    await shown.findByText('Combo cần ít nhất 2 sản phẩm.');
    expect(network.askedOf(updateProduct)).toHaveLength(1);
    await user.click(shown.getByRole('button', { name: form.addPart }));
    await user.click(shown.getByRole('button', { name: form.update }));
    await shown.findByText('Vui lòng chọn sản phẩm.');
  });

  it('is told in English as well', async () => {
    const { page: shown } = await open([], { language: 'en' });
    const told = en.staffProducts;
    const group = within(await shown.findByRole('group', { name: told.field.parts }));
    expect(
      group.getAllByRole('combobox', { name: new RegExp(`^${told.field.partsRow.productId}`) }),
    ).toHaveLength(3);
    expect((await shown.findByText(told.combo.sellable)).parentElement?.textContent).toContain('4');
  });
});

it('a service says that it has no stock', async () => {
  const { page: shown } = await open([], { id: 'goi' });
  await shown.findByText(form.serviceHint);
  expect(shown.queryByText(form.noShelvesHint)).toBeNull();
});
