import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { ComboPartView } from '#shared/catalogue/combo.ts';
import {
  getBusinessBySlug,
  getProductBySlug,
  listProducts,
  listRelatedProducts,
} from '#shared/catalogue/index.ts';
import { listPublicVouchers } from '#shared/vouchers/index.ts';
import { getReviewSummary, listReviewsOfProduct } from '#shared/reviews/index.ts';
import { en } from '#web/locales/en.ts';
import { vi } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const part = (given: Partial<ComboPartView>) =>
  exampleOf(ComboPartView, { variantName: null, state: 'on_sale', ...given });
const tea = part({ productId: 'tra', name: 'Trà sen', slug: 'tra-sen', quantity: 2, total: 50_000 });
const cup = part({ productId: 'chen', name: 'Chén Bát Tràng', quantity: 1, total: 30_000, state: 'stopped' });
const product = {
  id: 'hop',
  slug: 'hop-qua',
  name: 'Hộp quà',
  minQuantity: 1,
  maxQuantity: 99,
  variants: [],
};

const open = (given: object, language: 'vi' | 'en' = 'vi') =>
  renderAt('/e-commerce/product/hop-qua', {
    language,
    answers: [
      answer(getProductBySlug, exampleOf(getProductBySlug.reply, { ...product, ...given })),
      ...[
        listPublicVouchers,
        getBusinessBySlug,
        listProducts,
        listRelatedProducts,
        getReviewSummary,
        listReviewsOfProduct,
      ].map(sample),
    ],
  });

it.each([
  ['vi', vi],
  ['en', en],
] as const)(
  'a combo lists what it is made of, each leading to its page while it is sold (%s)',
  async (language, texts) => {
    const { page } = await open({ type: 'combo', available: 4, contents: [tea, cup] }, language);
    const contents = within(await page.findByRole('region', { name: texts.product.combo.title }));
    const [first, second] = contents.getAllByRole('listitem');
    expect(first?.textContent).toContain('× 2');
    expect((contents.getByRole('link', { name: 'Trà sen' }) as HTMLAnchorElement).pathname).toBe(
      '/e-commerce/product/tra-sen',
    );
    expect(contents.queryByRole('link', { name: 'Chén Bát Tràng' })).toBeNull();
    expect(second?.textContent).toContain(texts.product.combo.off);
    contents.getByText(/130\.000/);
  },
);

it('what is no combo lists nothing', async () => {
  const { page } = await open({ type: 'product', available: 4 });
  await page.findByRole('heading', { level: 1, name: 'Hộp quà' });
  expect(page.queryByText(vi.product.combo.title)).toBeNull();
});

it('a service counts no pieces', async () => {
  const { page } = await open({
    type: 'service',
    stockStatus: 'in_stock',
    available: 1_000_000,
    warehouses: [],
  });
  await page.findByText(vi.product.stock.service);
  expect(page.queryByText(/1\.?000\.?000/)).toBeNull();
});

it('the units something is sold in lead to each other, each with what one of the smallest costs', async () => {
  const unit = { name: 'Sữa', code: 'S', isActive: true };
  const units = [
    { ...unit, productId: 'tin', slug: 'sua', unit: 'hộp', quantity: 1, total: 10_000 },
    { ...unit, productId: 'hop', slug: 'hop-qua', unit: 'thùng', quantity: 24, total: 220_000 },
  ];
  const { page } = await open({ type: 'product', available: 4, units, contents: [tea] });
  const choice = within(await page.findByRole('navigation', { name: vi.product.units.title }));
  const [tin, kase] = choice.getAllByRole('link') as HTMLAnchorElement[];
  expect([tin?.pathname, tin?.getAttribute('aria-current')]).toEqual(['/e-commerce/product/sua', null]);
  expect(kase?.getAttribute('aria-current')).toBe('page');
  expect(kase?.textContent).toMatch(/thùng 24 hộp.*9\.167.*hộp/);
  expect(page.queryByRole('region', { name: vi.product.combo.title })).toBeNull();
});
