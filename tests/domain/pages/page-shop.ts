import { AppError } from '#shared/contract/errors.ts';
import { toPage } from '#shared/pages.ts';
import { findPage } from '#functions/domain/pages/find-page.ts';
import type { PageSources } from '#functions/domain/pages/page-sources.ts';
import type { Page } from '#functions/domain/pages/page.ts';
import { makersView } from '#functions/domain/catalogue/views/makers-view.ts';
import { aBrand, aBusiness, aCategory, aProduct } from '#tests/support/catalogue.ts';
import { categoryRows } from '../support/category-rows.ts';
import { keptView } from '../support/kept-view.ts';
import { productRows } from '../support/product-rows.ts';

export const origin = 'https://cholang.test';
const drinks = aCategory({ name: 'Đồ uống', description: '<p>Để uống</p>', slug: 'đồ-uống' });
const tea = aCategory({ name: 'Trà', parentId: drinks.id, path: [drinks.id, 'cat-tra'], level: 2 });
const stall = aBusiness({ id: 'biz-hoi-an', logo: '/media/logo-{width}.webp' });
const plain = aBusiness({
  id: 'biz-b',
  slug: 'biz-b',
  name: 'Huế',
  description: '',
  province: 'Huế',
  logo: null,
});
const brand = aBrand({ name: 'Sen Việt', description: '', businessId: 'biz-hoi-an' });

export const goods = ['Một', 'Hai', 'Ba', 'Bốn', 'Năm', 'Sáu', 'Bảy'].map((name, place) =>
  aProduct({
    name,
    slug: `p-${place + 1}`,
    code: `P${place + 1}`,
    category: tea,
    image: place === 5 ? '' : `/media/p${place + 1}-{width}.webp`,
    facts: {
      id: `p${place + 1}`,
      sold: 100 - place,
      createdAt: `2026-11-0${place + 1}T00:00:00.000Z`,
      brand: place < 3 ? { id: brand.id, name: brand.name } : null,
    },
  }),
);
const vouchers = async () => [];

/** Seven kinds of tea of one stall, three of them under its brand, and a stall that sells nothing. */
export async function shop() {
  const makers = await keptView(makersView, [
    ...[stall, plain].map((business) => ({ ...business, entity: 'business' as const })),
    { ...brand, entity: 'brand' as const },
  ]);
  const products = await productRows(goods.map(({ card }) => card));
  const rows = {
    makers: makers.view,
    products: products.view,
    categories: await categoryRows([drinks, tea]),
  };
  const sources: PageSources = {
    origin,
    product: async (asked) => goods.find(({ card }) => [card.slug, card.id].includes(asked)),
    newsItem: () => Promise.reject(new AppError('NEWS_NOT_FOUND')),
    document: () => Promise.reject(new AppError('DOCUMENT_NOT_FOUND')),
    publicDocuments: async (paging) => ({
      ...toPage([], 0, { ...paging, pageSize: paging.limit }),
      limit: paging.limit,
    }),
    news: async (paging) => toPage([], 0, paging),
    now: () => new Date('2026-11-23T03:00:00.000Z'),
    rows: async () => rows,
    files: async (routes) => routes.map((route) => `/assets/house-${route.length}.webp`),
    vouchers,
  };
  const find = (path: string) => findPage(sources, path);
  const page = async (path: string): Promise<Page> => {
    const found = await find(path);
    if (!found || found.status === 301) throw new Error(`There is no page at ${path}`);
    return found;
  };
  return { rows, sources, find, page };
}
