import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getProductFacets, listProducts, productSorts } from '#shared/catalogue/index.ts';
import { suggestProducts } from '#functions/domain/catalogue/search/product-suggestions.ts';
import { productFacets } from '#functions/domain/catalogue/search/product-facets.ts';
import { searchCardTexts } from '#functions/domain/catalogue/search/product-search.ts';
import {
  bestSellingProducts,
  featuredProducts,
  newProducts,
  popularProducts,
} from '#functions/domain/catalogue/products/product-lists.ts';
import { relatedProducts } from '#functions/domain/catalogue/products/related-products.ts';
import { withFiled } from '#functions/domain/catalogue/categories/category-rows.ts';
import { StoredCategory } from '#functions/domain/catalogue/views/category-record.ts';
import { categoriesView } from '#functions/domain/catalogue/views/categories-view.ts';
import type { StoredCard } from '#functions/domain/catalogue/views/product-record.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import type { Products } from '#functions/domain/catalogue/views/read-products.ts';
import { aCategory } from '#tests/support/catalogue.ts';
import { isNight } from '#tests/support/night.ts';
import { demoCards } from '../../../scripts/bench/search-quality.ts';
import { keptView } from '../support/kept-view.ts';

const market = demoCards();
const shelves = [...new Map(market.map(({ category }) => [category.id, category])).values()].map((category) =>
  aCategory(category),
);

const some = <T>(...values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const one = <T>(values: readonly T[]) => fc.constantFrom(...values);

const parts = (text: string) => text.split(' ').filter(Boolean);
/** Names, parts of names, halves of words, slips of typing, makers, several things. */
const typed = one(market).chain(({ name, business, code }) =>
  fc.oneof(
    fc.constant(name),
    fc.constant(name.slice(0, 9)),
    fc.constant(parts(name).slice(0, 2).join(' ')),
    fc.constant(parts(name).toReversed().slice(0, 2).join(' ').toLowerCase()),
    fc.constant(name.slice(1, 8)),
    fc.constant(`${parts(name)[0]} và ${parts(business.name).at(-1)}`),
    fc.constant(business.name),
    fc.constant(code),
  ),
);

const asked = fc.record({
  q: fc.option(typed, { nil: undefined }),
  sortBy: some(...productSorts),
  sortDir: one(['asc', 'desc']),
  page: one(['1', '2', '3']),
  pageSize: one(['5', '20']),
  categoryId: fc.option(
    one(market).map(({ category }) => category.path[0] ?? ''),
    { nil: undefined },
  ),
  businessId: fc.option(
    one(market).map(({ business }) => business.id),
    { nil: undefined, freq: 6 },
  ),
  brandName: fc.option(
    one(market).map(({ brand }) => brand?.name ?? 'none'),
    { nil: undefined, freq: 8 },
  ),
  minPrice: some('50000', '99000'),
  maxPrice: some('250000', '900000'),
  minRating: some('4', '4.5'),
  freeShipping: some('true', 'false'),
  stockStatus: some('in_stock', 'low_stock,out_of_stock'),
});

const queryOf = (given: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

type Change = { kind: 'sold' | 'gone' | 'out' | 'renamed' | 'off'; at: number };
const changes = fc.array(
  fc.record({
    kind: one<Change['kind']>(['sold', 'gone', 'out', 'renamed', 'off']),
    at: fc.nat({ max: market.length - 1 }),
  }),
  { maxLength: 12 },
);

const changed = (card: StoredCard, kind: Change['kind']): StoredCard => ({
  ...card,
  ...(kind === 'sold' && { sold: card.sold * 3 + 7 }),
  ...(kind === 'out' && { stockStatus: 'out_of_stock' }),
  ...(kind === 'renamed' && { name: `Trà mới ${card.name}` }),
  ...(kind === 'off' && { isActive: false }),
});

describe('both engines, filled and changed alike', async () => {
  const [sqlite, postgres] = [
    await keptView(productsView, market, 'sqlite'),
    await keptView(productsView, market, 'postgres'),
  ];
  const stored = shelves.map((category) => StoredCategory.parse(category));
  const categories = (await keptView(categoriesView, stored, 'sqlite')).view;

  const both = <T>(ask: (products: Products) => Promise<T>) =>
    Promise.all([ask(postgres.view), ask(sqlite.view)]);

  const answersTo = (given: Record<string, string | undefined>) => async (products: Products) => {
    const query = listProducts.query.parse(queryOf(given));
    const narrowing = getProductFacets.query.parse(queryOf(given));
    return {
      page: await searchCardTexts(products, await withFiled(categories, query)),
      facets: await productFacets(categories, products, narrowing),
      suggestions: await suggestProducts(query.q ?? '', 8, products),
    };
  };

  it('answer any list, its facets and its suggestions alike', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async (given) => {
        const [second, first] = await both(answersTo(given));
        expect(second).toEqual(first);
      }),
      { numRuns: isNight ? 150 : 25 },
    );
  });

  /** What took long may grow a little old before it is worked out again: nothing is kept for rows nobody asked yet. */
  const unkept = ({ ask, revision }: Products): Products => ({ ask: { ...ask }, revision });

  it('go on answering alike as products sell, end, and come again', async () => {
    const change = async ({ kind, at }: Change) => {
      const card = market[at] as StoredCard;
      for (const kept of [sqlite, postgres])
        await (kind === 'gone' ? kept.remove(card.id) : kept.save(changed(card, kind)));
    };
    await fc.assert(
      fc.asyncProperty(changes, asked, async (meanwhile, given) => {
        for (const next of meanwhile) await change(next);
        const answers = answersTo(given);
        const [second, first] = await both((products) => answers(unkept(products)));
        expect(second).toEqual(first);
      }),
      { numRuns: isNight ? 40 : 8 },
    );
  });

  const relatedTo = (id: string) => (products: Products) =>
    relatedProducts(id, 12, { categories, products }).catch((error: unknown) => String(error));

  it.each<[string, (products: Products) => Promise<unknown>]>([
    ['best sellers', (products) => bestSellingProducts(24, products)],
    ['what staff chose', (products) => featuredProducts(24, products)],
    ['what is new', (products) => newProducts(24, products)],
    ['what is popular', (products) => popularProducts(24, products)],
    [
      'related products',
      (products) => Promise.all(market.slice(0, 12).map(({ id }) => relatedTo(id)(products))),
    ],
    ['all, one after the other', ({ ask }) => ask.walk('', 100)],
    ['addresses', ({ ask }) => ask.addresses(50, 10)],
    ['what is filed', ({ ask }) => ask.filed({ kind: 'business', ids: ['biz-hoi-an'] }, '', 40)],
    [
      'how much is filed where',
      async ({ ask }) => (await ask.filedCounts()).map((row) => JSON.stringify(row)).sort(),
    ],
    ['how many there are', ({ ask }) => ask.countAll()],
    [
      'sums of makers',
      async ({ ask }) =>
        (await ask.sumsOfMakers()).map(({ stars, ...sum }) => ({ ...sum, stars: stars.toFixed(6) })),
    ],
    ['stock of categories', ({ ask }) => ask.stockOfCategories()],
    [
      'words',
      async ({ ask }) =>
        (await ask.vocabulary())
          .filter(({ products }) => products > 0)
          .toSorted((a, b) => (a.word < b.word ? -1 : 1)),
    ],
  ])('have the same %s', async (_, ask) => {
    const [second, first] = await both(ask);
    expect(second).toEqual(first);
  });
});
