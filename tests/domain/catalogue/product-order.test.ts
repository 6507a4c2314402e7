import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productSorts } from '#shared/catalogue/index.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { namesOf, productRows, search } from '../support/product-rows.ts';

const shop = (given: Parameters<typeof aProduct>[0]) => aProduct(given).card;

describe('sorting', () => {
  const day = (n: number) => `2026-11-0${n}T00:00:00.000Z`;
  const stars = (average: number) => ({
    average,
    count: 1,
    distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    lastUpdated: null,
  });
  const three = () =>
    productRows([
      shop({
        name: 'Cam',
        price: 30,
        basePrice: 60,
        facts: { sold: 2, rating: stars(3), createdAt: day(1), updatedAt: day(9) },
      }),
      shop({
        name: 'Ấm',
        price: 10,
        basePrice: 40,
        facts: { sold: 3, rating: stars(5), createdAt: day(3), updatedAt: day(3) },
      }),
      shop({
        name: 'Bưởi',
        price: 20,
        basePrice: 20,
        facts: { sold: 1, rating: stars(4), createdAt: day(2), updatedAt: day(4) },
      }),
    ]);
  const ascending: Record<string, string[]> = {
    createdAt: ['Cam', 'Bưởi', 'Ấm'],
    updatedAt: ['Ấm', 'Bưởi', 'Cam'],
    price: ['Ấm', 'Bưởi', 'Cam'],
    name: ['Ấm', 'Bưởi', 'Cam'],
    sold: ['Bưởi', 'Cam', 'Ấm'],
    rating: ['Cam', 'Bưởi', 'Ấm'],
    discount: ['Bưởi', 'Cam', 'Ấm'],
  };

  it.each(productSorts.filter((sort) => ascending[sort]))('%s, both ways', async (sortBy) => {
    const { view } = await three();
    expect(namesOf(await search(view, { sortBy, sortDir: 'asc' }))).toEqual(ascending[sortBy]);
    expect(namesOf(await search(view, { sortBy, sortDir: 'desc' }))).toEqual(ascending[sortBy]?.toReversed());
  });

  it.each<Record<string, string>>([
    {},
    { sortBy: 'popular' },
    { sortBy: 'popular', sortDir: 'asc' },
    { sortBy: 'relevance' },
  ])('the popular first, whichever way, when nothing else is asked: %j', async (query) =>
    expect(namesOf(await search((await three()).view, query))).toEqual(['Ấm', 'Cam', 'Bưởi']),
  );
});

describe('paging', () => {
  const many = () =>
    productRows(Array.from({ length: 45 }, (_, n) => shop({ name: `Mứt ${n}`, price: 1000 })));

  it('passes every product once, even where all sort alike', async () => {
    const { view } = await many();
    const pages = await Promise.all(
      [1, 2, 3].map((page) => search(view, { sortBy: 'price', page: String(page), pageSize: '20' })),
    );
    expect(pages.map(({ data, hasNext, hasPrev }) => [data.length, hasNext, hasPrev])).toEqual([
      [20, true, false],
      [20, true, true],
      [5, false, true],
    ]);
    expect(pages.map(({ total, totalPages }) => [total, totalPages])).toEqual([
      [45, 3],
      [45, 3],
      [45, 3],
    ]);
    expect(new Set(pages.flatMap(namesOf)).size).toBe(45);
  });

  it('past the end is empty, with the total still right', async () => {
    expect(await search((await many()).view, { page: '99' })).toMatchObject({
      data: [],
      total: 45,
      hasNext: false,
    });
  });
});

describe('what is sold out', () => {
  const choices = fc.record({
    sortBy: fc.constantFrom(undefined, ...productSorts),
    sortDir: fc.constantFrom('asc', 'desc'),
    q: fc.constantFrom(undefined, 'mứt', 'mut dua', 'mutt', 'mứt & kẹo'),
    minPrice: fc.constantFrom(undefined, '1200'),
    freeShipping: fc.constantFrom(undefined, 'true'),
  });
  const goods = fc.array(
    fc.record({
      name: fc.constantFrom('Mứt dừa', 'Mứt gừng', 'Kẹo dừa', 'Kẹo'),
      price: fc.constantFrom(1000, 2000, 3000),
      available: fc.constantFrom(0, 3, 30),
      sold: fc.constantFrom(0, 1, 500),
      freeShipping: fc.boolean(),
    }),
    { minLength: 1, maxLength: 30 },
  );

  it('stands behind all that can be had in every list, whose pages pass each product once', async () => {
    await fc.assert(
      fc.asyncProperty(goods, choices, async (given, chosen) => {
        const { view } = await productRows(
          given.map(({ sold, ...rest }) => shop({ ...rest, facts: { sold } })),
        );
        const query = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
        const asked = (page: number) => search(view, { ...query, page: String(page), pageSize: '7' });
        const { total, totalPages } = await asked(1);
        const pages = Array.from({ length: totalPages }, (_, index) => asked(index + 1));
        const shown = (await Promise.all(pages)).flatMap(({ data }) => data);
        expect(shown).toHaveLength(total);
        expect(new Set(shown.map(({ id }) => id)).size).toBe(total);
        const isOut = shown.map(({ stockStatus }) => stockStatus === 'out_of_stock');
        expect(isOut).toEqual(isOut.toSorted((a, b) => Number(a) - Number(b)));
      }),
    );
  });

  it('stays behind where a text finds more than is ranked, however well it fits', async () => {
    const many = Array.from({ length: 260 }, (_, n) => shop({ name: `Kẹo gói ${n}`, facts: { sold: n } }));
    const { view, save } = await productRows(many);
    await save(shop({ name: 'Kẹo', available: 0, facts: { sold: 9000 } }));
    const last = await search(view, { q: 'kẹo', page: '14', pageSize: '20' });
    expect([last.total, namesOf(last).at(-1)]).toEqual([261, 'Kẹo']);
  });

  it('comes back to its place as soon as it can be had', async () => {
    const { view, save } = await productRows([shop({ name: 'Mứt', facts: { sold: 5 } })]);
    const { card } = aProduct({ name: 'Kẹo', available: 0, facts: { id: 'sweet', sold: 9 } });
    await save(card);
    expect(namesOf(await search(view, { sortBy: 'sold' }))).toEqual(['Mứt', 'Kẹo']);
    await save({ ...card, stockStatus: 'in_stock' });
    expect(namesOf(await search(view, { sortBy: 'sold' }))).toEqual(['Kẹo', 'Mứt']);
  });
});
