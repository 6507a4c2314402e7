import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  AdminProduct,
  Business,
  createProduct,
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
import { vi } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, type Answer, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { form, field, units: words, shelf } = vi.staffProducts;
const page = { total: 0, page: 1, pageSize: 50, totalPages: 0, hasNext: false, hasPrev: false };
const aProduct = (given: Partial<ProductForStaff> & { id: string; name: string }) =>
  exampleOf(ProductForStaff, {
    code: given.id.toUpperCase(),
    slug: given.id,
    type: 'product',
    categoryId: 'sua',
    businessId: 'biz',
    brandId: null,
    taxType: 'zero',
    taxRateDirect: 0,
    price: 10_000,
    basePrice: 0,
    minQuantity: 1,
    maxQuantity: 99,
    thumbnail: '/media/products/sua-{width}.webp',
    images: [{ url: '/media/products/sua-{width}.webp', sortOrder: 0 }],
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
    conversionValue: 1,
    masterUnitId: '',
    ...given,
  });
const units = [
  {
    productId: 'tin',
    name: 'Sữa',
    slug: 'sua',
    code: 'TIN',
    unit: 'hộp',
    quantity: 1,
    total: 10_000,
    isActive: true,
  },
  {
    productId: 'case',
    name: 'Sữa thùng',
    slug: 'sua-thung',
    code: 'CASE',
    unit: 'thùng',
    quantity: 24,
    total: 220_000,
    isActive: true,
  },
];
const tin = aProduct({ id: 'tin', name: 'Sữa', unit: 'hop', available: 171, units });
const kase = aProduct({
  id: 'case',
  name: 'Sữa thùng',
  unit: 'thung',
  available: 7,
  masterUnitId: 'tin',
  conversionValue: 24,
  units,
});
const combo = aProduct({ id: 'hop', name: 'Hộp quà sữa', type: 'combo' });
const all = [tin, kase, combo];

const around: Answer[] = [
  answer(listAdminCategories, [exampleOf(StaffCategory, { id: 'sua', name: 'Sữa', parentId: null })]),
  answer(listBusinesses, { ...page, data: [exampleOf(Business, { id: 'biz', name: 'Hợp tác xã' })] }),
  answer(listBrands, { ...page, data: [] }),
  answer(listPublicWarehouses, []),
  answer(listAdminProducts, {
    ...page,
    data: all.map(({ id, name, code, type }) => exampleOf(AdminProduct, { id, name, code, type })),
  }),
  answer(getAdminProduct, ({ params }) => all.find(({ id }) => id === params.id) ?? tin),
  sample(getProductPrices),
];
const open = (path: string, answers: readonly Answer[] = []) =>
  renderAt(`/admin/e-commerce/products/${path}`, { as: 'collaborator', answers: [...around, ...answers] });

describe('a unit', () => {
  it('says in one line what it is made of, and how many that makes; its stock is kept with its base', async () => {
    const { page: shown, user } = await open('case/edit');
    await shown.findByText('1 thùng = 24 hộp · còn 7 thùng (171 hộp)');
    const number = await shown.findByRole('textbox', { name: new RegExp(`^${field.conversionValue}`) });
    await user.clear(number);
    await user.type(number, '12');
    await shown.findByText('1 thùng = 12 hộp · còn 14 thùng (171 hộp)');
    expect(shown.queryByRole('link', { name: words.add })).toBeNull();
    await user.click(await shown.findByRole('tab', { name: new RegExp(form.tab.pricing) }));
    await shown.findByText(words.keptAt.replace('{{name}}', 'Sữa'));
    const link = await shown.findByRole('link', { name: words.openBase });
    expect((link as HTMLAnchorElement).pathname).toBe('/admin/e-commerce/products/tin/edit');
    expect(within(shown.getByRole('main')).queryByText(shelf.warehouse)).toBeNull();
  });

  it('is refused at its base, and asks for whole numbers before anything is sent', async () => {
    const {
      page: shown,
      user,
      network,
    } = await open('case/edit', [refuse(updateProduct, 'UNIT_BASE_UNKNOWN')]);
    await user.click(await shown.findByRole('button', { name: form.update }));
    // At its box, and in the note that counts what is wrong.
    expect((await shown.findAllByText(errorMessage('UNIT_BASE_UNKNOWN', 'vi'))).length).toBeGreaterThan(0);
    expect(network.askedOf(updateProduct)[0]?.body).toMatchObject({
      masterUnitId: 'tin',
      conversionValue: 24,
    });
    const number = await shown.findByRole('textbox', { name: new RegExp(`^${field.conversionValue}`) });
    await user.clear(number);
    await user.type(number, '2,5');
    await user.click(shown.getByRole('button', { name: form.update }));
    expect(
      (await shown.findAllByText('Số quy đổi phải là số nguyên từ 2 đến 100.000.')).length,
    ).toBeGreaterThan(0);
    expect(network.askedOf(updateProduct)).toHaveLength(1);
  });
});

it('a base lists its units, and begins another that is like it but for the number', async () => {
  const { page: shown, user, network } = await open('tin/edit', [sample(createProduct)]);
  const list = within(await shown.findByRole('list', { name: words.title }));
  const link = list.getByRole('link', { name: 'Sữa thùng' });
  expect((link as HTMLAnchorElement).pathname).toBe('/admin/e-commerce/products/case/edit');
  list.getByText('1 thùng = 24 hộp · còn 7 thùng (171 hộp)');
  await user.click(shown.getByRole('link', { name: words.add }));
  await shown.findByRole('button', { name: form.create });
  const number = await shown.findByRole('textbox', { name: new RegExp(`^${field.conversionValue}`) });
  await user.clear(number);
  await user.type(number, '48');
  await shown.findByText('1 thùng = 48 hộp · còn 3 thùng (171 hộp)');
  const base = await shown.findByRole('combobox', { name: new RegExp(`^${field.masterUnitId}`) });
  await user.click(base);
  // A combo is no base.
  await shown.findByRole('option', { name: /Sữa thùng/ });
  expect(shown.queryByRole('option', { name: /Hộp quà/ })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(shown.getByRole('button', { name: form.create }));
  // Its price is still to be said.
  await user.click(await shown.findByRole('button', { name: form.free.agree }));
  await expect.poll(() => network.askedOf(createProduct)).toHaveLength(1);
  expect(network.askedOf(createProduct)[0]?.body).toMatchObject({
    name: 'Sữa (thùng)',
    unit: 'thung',
    masterUnitId: 'tin',
    conversionValue: 48,
    stock: [],
    variants: [],
  });
});
