import { describe, expect, it } from 'vitest';
import { vi as texts } from '#web/locales/vi.ts';
import {
  getBrand,
  getBusinessBySlug,
  getCategoryBySlug,
  getProductFacets,
  listBrands,
  listBusinesses,
  listProducts,
  ProductCard,
  suggestCategories,
} from '#shared/catalogue/index.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

describe('an address of the market that leads nowhere', () => {
  it.each([
    ['category', getCategoryBySlug, 'CATEGORY_NOT_FOUND'],
    ['business', getBusinessBySlug, 'BUSINESS_NOT_FOUND'],
    ['brand', getBrand, 'BRAND_NOT_FOUND'],
  ] as const)('an unknown %s is the page of lost ways', async (kind, contract, code) => {
    const { page } = await renderAt(`/e-commerce/${kind}/khong-co-that`, {
      answers: [refuse(contract, code), sample(listProducts), sample(getProductFacets)],
    });
    expect(await page.findByRole('heading', { level: 1, name: texts.errors.notFound.title })).toBeTruthy();
  });
});

const mango = exampleOf(ProductCard, { name: 'Xoài cát Hòa Lộc', slug: 'xoai-cat' });
const onSale = [
  answer(
    listProducts,
    exampleOf(listProducts.reply, { data: [mango], total: 50, totalPages: 3, page: 1, hasNext: true }),
  ),
  sample(getProductFacets),
];

describe('the list of products', () => {
  it('an address that makes no sense falls back without a word', async () => {
    const { page, network } = await renderAt(
      '/e-commerce/product?page=-3&pageSize=1000&sortBy=evil&minPrice=abc&minRating=77&stockStatus=gone',
      { answers: onSale },
    );
    await page.findByText(mango.name);
    const [first] = page.getAllByRole('button', { name: 'Trang 1' });
    expect(first?.getAttribute('aria-current')).toBe('page');
    expect(network.askedOf(listProducts)[0]?.query).not.toMatchObject({ minPrice: expect.anything() });
  });

  it.each(['search', 'product'])('says in the box of /%s what it was asked for', async (list) => {
    const names = list === 'search' ? [suggestCategories, listBusinesses, listBrands].map(sample) : [];
    const { page } = await renderAt(`/e-commerce/${list}?q=ca+phe`, { answers: [...onSale, ...names] });
    await page.findByRole('heading', { level: 1, name: /ca phe/ });
    expect(page.getByRole('combobox', { name: texts.catalogue.search.label })).toHaveProperty(
      'value',
      'ca phe',
    );
  });

  it('reversed prices get a word, not an empty list', async () => {
    const { page, user, network } = await renderAt('/e-commerce/product', { answers: onSale });
    const write = async (label: string, price: string) => {
      const box = await page.findByLabelText(label, { exact: true });
      await user.clear(box);
      await user.paste(price);
    };
    await write(texts.listing.price.from, '300000');
    await write(texts.listing.price.to, '100000');
    await user.click(page.getByRole('button', { name: 'Áp dụng' }));
    await page.findByText(texts.listing.price.reversed);
    expect(location.search).toBe('');
    const before = network.askedOf(listProducts).length;
    await write(texts.listing.price.to, '400000');
    await user.click(page.getByRole('button', { name: 'Áp dụng' }));
    await page.findByRole('button', { name: 'Bỏ 300.000 ₫ – 400.000 ₫' });
    expect(network.askedOf(listProducts).length).toBeGreaterThan(before);
  });
});
