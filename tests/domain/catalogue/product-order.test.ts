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

  it.each(productSorts.filter((sort) => sort !== 'relevance'))('%s, both ways', (sortBy) => {
    const { view } = three();
    expect(namesOf(search(view, { sortBy, sortDir: 'asc' }))).toEqual(ascending[sortBy]);
    expect(namesOf(search(view, { sortBy, sortDir: 'desc' }))).toEqual(ascending[sortBy]?.toReversed());
  });

  it('newest first when nothing is asked, the popular first by relevance without text', () => {
    expect(namesOf(search(three().view))).toEqual(['Ấm', 'Bưởi', 'Cam']);
    expect(namesOf(search(three().view, { sortBy: 'relevance' }))).toEqual(['Ấm', 'Cam', 'Bưởi']);
  });
});

describe('paging', () => {
  const many = () =>
    productRows(Array.from({ length: 45 }, (_, n) => shop({ name: `Mứt ${n}`, price: 1000 })));

  it('passes every product once, even where all sort alike', () => {
    const { view } = many();
    const pages = [1, 2, 3].map((page) =>
      search(view, { sortBy: 'price', page: String(page), pageSize: '20' }),
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

  it('past the end is empty, with the total still right', () => {
    expect(search(many().view, { page: '99' })).toMatchObject({ data: [], total: 45, hasNext: false });
  });
});
