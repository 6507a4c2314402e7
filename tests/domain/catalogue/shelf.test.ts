import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOnSale, pageOnSale } from '#functions/domain/catalogue/search/shelf.ts';
import { kindsOnSale, cachePrices } from '#functions/domain/catalogue/search/kinds-on-sale.ts';
import type { StoredCard } from '#functions/domain/catalogue/views/product-record.ts';
import type { ProductFilters, ProductOrder } from '#functions/domain/catalogue/views/product-rows.ts';
import { aCategory, aProduct } from '#tests/support/catalogue.ts';
import { productRows } from '../support/product-rows.ts';

const shelves = ['tea', 'cakes', 'nuts'].map((id) => aCategory({ id, name: id }));

const goods = fc.array(
  fc.record({
    price: fc.integer({ min: 0, max: 60 }),
    available: fc.constantFrom(0, 2, 30),
    sold: fc.integer({ min: 0, max: 5 }),
    freeShipping: fc.boolean(),
    shelf: fc.constantFrom(0, 1, 2),
  }),
  { minLength: 60, maxLength: 120, size: 'max' },
);

const chosen: fc.Arbitrary<ProductFilters> = fc.record(
  {
    categoryId: fc.constantFrom(['tea'], ['tea', 'nuts'], ['none']),
    stockStatus: fc.constantFrom(['in_stock' as const], ['out_of_stock' as const, 'low_stock' as const]),
    freeShipping: fc.boolean(),
    minPrice: fc.integer({ min: 0, max: 30 }),
    maxPrice: fc.integer({ min: 30, max: 60 }),
  },
  { requiredKeys: [] },
);

const passes = (
  card: StoredCard,
  { categoryId, stockStatus, freeShipping, minPrice, maxPrice }: ProductFilters,
) =>
  (categoryId?.includes(card.category.id) ?? true) &&
  (stockStatus?.includes(card.stockStatus) ?? true) &&
  (freeShipping === undefined || card.freeShipping === freeShipping) &&
  card.total >= (minPrice ?? 0) &&
  card.total <= (maxPrice ?? Infinity);

const cellOf: Partial<Record<ProductOrder, (card: StoredCard) => number | string>> = {
  price: ({ total }) => total,
  sold: ({ sold }) => sold,
  name: ({ name }) => name,
};

const isOut = ({ stockStatus }: StoredCard): number => Number(stockStatus === 'out_of_stock');

describe('a list of what is on sale', () => {
  it('holds what passes the filters, in order, each once on its page, and says how many there are', async () => {
    const asked = fc.record({
      by: fc.constantFrom<ProductOrder>('price', 'sold', 'name'),
      descending: fc.boolean(),
      take: fc.constantFrom(3, 24),
    });
    await fc.assert(
      fc.asyncProperty(goods, chosen, asked, async (given, filters, { by, descending, take }) => {
        const cards = given.map(
          ({ shelf, sold, ...rest }, nth) =>
            aProduct({
              ...rest,
              name: `Bánh ${String(nth).padStart(3, '0')}`,
              category: shelves[shelf] as (typeof shelves)[number],
              facts: { sold },
            }).card,
        );
        const { view } = await productRows(cards);
        const meant = cards.filter((card) => passes(card, filters));
        const shown: StoredCard[] = [];
        for (let skip = 0; skip <= meant.length; skip += take) {
          const page = await pageOnSale(view, filters, { by, descending, take, skip });
          expect(page.total).toBe(meant.length);
          expect(page.cards).toHaveLength(Math.max(0, Math.min(take, meant.length - skip)));
          shown.push(...page.cards.map((card) => JSON.parse(card) as StoredCard));
        }
        expect(await countOnSale(view, filters)).toBe(meant.length);
        expect(shown.map(({ id }) => id).sort()).toEqual(meant.map(({ id }) => id).sort());
        const cell = cellOf[by] as (card: StoredCard) => number | string;
        const compare = (a: StoredCard, b: StoredCard) =>
          isOut(a) - isOut(b) || (cell(a) < cell(b) ? -1 : Number(cell(a) > cell(b))) * (descending ? -1 : 1);
        expect(shown.map((card) => [isOut(card), cell(card)])).toEqual(
          meant.toSorted(compare).map((card) => [isOut(card), cell(card)]),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('has a product of a new kind at once, and loses it as soon as it is gone', async () => {
    const { view, save, remove } = await productRows([aProduct({ name: 'Trà', price: 10 }).card]);
    const totals = async (minPrice?: number) => countOnSale(view, { minPrice });
    expect([await totals(), await totals(10), await totals(11)]).toEqual([1, 1, 0]);
    const { card } = aProduct({ name: 'Bánh', price: 20, freeShipping: true });
    await save(card);
    expect([await totals(), await totals(20), await countOnSale(view, { freeShipping: true })]).toEqual([
      2, 1, 1,
    ]);
    await save({ ...card, price: 5, total: 5 });
    expect([await totals(20), await totals(5)]).toEqual([0, 2]);
    await save({ ...card, isActive: false });
    expect([await totals(), await countOnSale(view, { freeShipping: true })]).toEqual([1, 0]);
    await save(card);
    await remove(card.id);
    expect(await totals()).toBe(1);
  });

  it('reads again only what changed', async () => {
    const tea = aProduct({ name: 'Trà', price: 10 }).card;
    const { view, save } = await productRows([
      tea,
      aProduct({ name: 'Bánh', price: 20, freeShipping: true }).card,
    ]);
    const before = await kindsOnSale(view);
    await cachePrices(view.ask, before);
    await save({ ...tea, price: 11, total: 11 });
    const after = await kindsOnSale(view);
    expect(after.map((kind) => before.includes(kind))).toEqual([false, true]);
    expect(after.map(({ prices }) => prices !== undefined)).toEqual([false, true]);
  });

  it('is never older than its rows, however long it takes to read them', async () => {
    const { view } = await productRows([aProduct({ name: 'Trà' }).card]);
    let read = 0;
    const ask = {
      ...view.ask,
      kindsSince: async (changed: number) => {
        read += 1;
        await wait(40);
        return view.ask.kindsSince(changed);
      },
    };
    for (const revision of [1, 2, 2, 3]) await kindsOnSale({ ask, revision });
    expect(read).toBe(3);
  });
});
