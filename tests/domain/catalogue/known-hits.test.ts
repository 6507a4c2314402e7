import { afterEach, describe, expect, it, vi } from 'vitest';
import { bestHits } from '#functions/domain/catalogue/search/cached-hits.ts';
import { cardsOf } from '#functions/domain/catalogue/views/known-cards.ts';
import { rankedHits } from '#functions/domain/catalogue/search/ranked-hits.ts';
import { meaningOfText } from '#functions/domain/catalogue/search/text-hits.ts';
import type { ProductFilters, ProductRows } from '#functions/domain/catalogue/views/product-rows.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { namesOf, productRows, search } from '../support/product-rows.ts';

afterEach(() => vi.restoreAllMocks());

type Given = { sold?: number; price?: number; available?: number };
const fruit = (name: string, { sold = 0, price = 10, available = 5 }: Given = {}) =>
  aProduct({ name, price, available, facts: { sold } }).card;

/** A market that notes what it is asked for, by the name of the question and how many were asked about. */
async function market(cards: ReturnType<typeof fruit>[]) {
  const { view, save } = await productRows(cards);
  const asked: string[] = [];
  const ask: ProductRows = {
    ...view.ask,
    findsAny: (match) => (asked.push('understand'), view.ask.findsAny(match)),
    columnsOfHits: (match) => (asked.push('hits'), view.ask.columnsOfHits(match)),
    numbersOfHits: (match) => (asked.push(match.in), view.ask.numbersOfHits(match)),
    candidates: (rids) => (asked.push(`candidates ${rids.length}`), view.ask.candidates(rids)),
    hits: (choice) => (asked.push('index'), view.ask.hits(choice)),
    page: (choice) => (asked.push('page'), view.ask.page(choice)),
  };
  const rows = { ask, revision: 1 };
  async function meant(text: string) {
    const meaning = await meaningOfText(rows, text, 'whole');
    if (!meaning) throw new Error('It means something');
    return meaning;
  }
  async function names(text: string, filters: ProductFilters | undefined, ranked: number, count = 10) {
    const { rids, total } = await rankedHits(rows, await meant(text), filters, { from: 0, count }, ranked);
    const found = await cardsOf(rows, rids);
    return [found.map((card) => (JSON.parse(card) as { name: string }).name).join(', '), total];
  }
  return { rows, asked, names, meant, save };
}

describe('a text that is narrowed', () => {
  const fruits = () =>
    market([
      fruit('Dua A', { sold: 900, price: 10 }),
      fruit('Dừa B', { sold: 800, price: 20 }),
      fruit('Dua C', { sold: 700, price: 30 }),
      fruit('Dừa D', { sold: 600, price: 40 }),
      fruit('Dua E', { sold: 500, price: 50 }),
      fruit('Dừa F', { sold: 400, price: 60 }),
      fruit('Cam', { sold: 300, price: 40 }),
    ]);

  it.each([
    [{ minPrice: 30 }, 10, 'Dừa D, Dừa F, Dua C, Dua E', 4],
    [{ maxPrice: 30 }, 10, 'Dừa B, Dua A, Dua C', 3],
    [{ minPrice: 20, maxPrice: 40 }, 10, 'Dừa B, Dừa D, Dua C', 3],
    // Of as many as are ranked those come first that are spelt as it was typed, however many sell better.
    [{ minPrice: 10 }, 3, 'Dừa B, Dừa D, Dừa F, Dua A, Dua C, Dua E', 6],
    [{ minPrice: 30 }, 1, 'Dừa D, Dua C, Dua E, Dừa F', 4],
    [{ minPrice: 61 }, 3, '', 0],
  ])('by %j, where %i are ranked, shows %s', async (filters, ranked, shown, total) => {
    const { names, asked } = await fruits();
    expect(await names('dừa', filters, ranked)).toEqual([shown, total]);
    expect(asked).not.toContain('index');
  });

  it('is looked for again where its spelling could not be looked for', async () => {
    const { names, rows } = await fruits();
    const { numbersOfHits } = rows.ask;
    rows.ask.numbersOfHits = () => Promise.reject(new Error('asleep'));
    await expect(names('dừa', { minPrice: 10 }, 3)).rejects.toThrow('asleep');
    rows.ask.numbersOfHits = numbersOfHits;
    expect(await names('dừa', { minPrice: 10 }, 3)).toEqual(['Dừa B, Dừa D, Dừa F, Dua A, Dua C, Dua E', 6]);
  });

  it('is looked for once, and a filter nobody chose before asks only for names that are not known', async () => {
    const { names, asked } = await fruits();
    await names('dừa', { minPrice: 30 }, 3);
    expect(asked).toEqual(['understand', 'hits', 'candidates 3', 'exact', 'candidates 1', 'name']);
    asked.length = 0;
    expect(await names('dừa', { minPrice: 20, maxPrice: 50 }, 3)).toEqual(['Dừa B, Dừa D, Dua C, Dua E', 4]);
    expect(asked).toEqual(['candidates 1']);
  });

  it('knows nothing of products as they were before', async () => {
    const { rows, names, save, asked } = await fruits();
    await names('dừa', { minPrice: 30 }, 3);
    asked.length = 0;
    await save(fruit('Dừa G', { sold: 950, price: 70 }));
    rows.revision += 1;
    expect(await names('dừa', { minPrice: 50 }, 3)).toEqual(['Dừa G, Dừa F, Dua E', 3]);
    expect(asked).toContain('understand');
  });

  it('leaves what is sold out behind, however well it is spelt', async () => {
    const { names } = await market([
      fruit('Dua A', { sold: 900 }),
      fruit('Dừa B', { sold: 800, available: 0 }),
      fruit('Dua C', { sold: 700 }),
    ]);
    expect(await names('dừa', { minPrice: 1 }, 2)).toEqual(['Dua A, Dua C, Dừa B', 3]);
  });
});

describe('a text that is narrowed and sorted by price', () => {
  const priced = () =>
    market([
      fruit('Dừa A', { sold: 900, price: 30 }),
      fruit('Dừa B', { sold: 800, price: 20 }),
      fruit('Dừa C', { sold: 700, price: 30 }),
      fruit('Dừa D', { sold: 600, price: 10, available: 0 }),
      fruit('Dừa E', { sold: 500, price: 40 }),
      fruit('Dừa F', { sold: 400, price: 5 }),
      fruit('Cam', { price: 20 }),
    ]);

  it.each([
    // What is sold out stands last both ways, and among equals the best sellers first.
    [{ sortDir: 'asc' }, 'Dừa B, Dừa A, Dừa C, Dừa E, Dừa D'],
    [{ sortDir: 'desc' }, 'Dừa E, Dừa A, Dừa C, Dừa B, Dừa D'],
    [{ sortDir: 'asc', pageSize: '2' }, 'Dừa B, Dừa A'],
    [{ sortDir: 'asc', pageSize: '2', page: '2' }, 'Dừa C, Dừa E'],
    [{ sortDir: 'asc', pageSize: '2', page: '3' }, 'Dừa D'],
    [{ sortDir: 'asc', maxPrice: '30' }, 'Dừa B, Dừa A, Dừa C, Dừa D'],
  ])('%j shows %s, and asks no index', async (query, shown) => {
    const { rows, asked } = await priced();
    const found = await search(rows, { q: 'dừa', sortBy: 'price', minPrice: '10', ...query });
    expect(namesOf(found).join(', ')).toBe(shown);
    expect(found.total).toBe('maxPrice' in query ? 4 : 5);
    expect(asked).toEqual(['understand', 'hits']);
  });

  it('is sorted once each way, whatever it is narrowed by', async () => {
    const { rows } = await priced();
    const sorts = vi.spyOn(Uint32Array.prototype, 'sort');
    for (const minPrice of ['10', '20', '30'])
      await search(rows, { q: 'dừa', sortBy: 'price', sortDir: 'asc', minPrice });
    expect(sorts).toHaveBeenCalledTimes(1);
    await search(rows, { q: 'dừa', sortBy: 'price', sortDir: 'desc', minPrice: '10' });
    expect(sorts).toHaveBeenCalledTimes(2);
  });

  const queries: Record<string, string>[] = [{ sortBy: 'price' }, { sortBy: 'sold', minPrice: '10' }];
  it.each(queries)('%j is a page of an index', async (query) => {
    const { rows, asked } = await priced();
    await search(rows, { q: 'dừa', ...query });
    expect(asked).toContain('page');
  });

  it('are those of before where products change while they are read', async () => {
    const { rows, meant, asked } = await market([fruit('Dừa A', { price: 10 })]);
    const columns = rows.ask.columnsOfHits;
    const { any } = await meant('dừa');
    rows.ask.columnsOfHits = async (match) => {
      const found = await columns(match);
      rows.revision += 1;
      return found;
    };
    await bestHits(rows, any, { match: any, filters: { minPrice: 1 }, take: 5 });
    expect(asked.at(-1)).toBe('index');
  });

  it('keep the names of so many, and then begin anew', async () => {
    const { rows, meant, asked } = await market([fruit('Dừa A', { price: 1 })]);
    const numbers = Array.from({ length: 2002 }, (_, place) => place);
    const { kinds } = await rows.ask.columnsOfHits((await meant('dừa')).any);
    rows.ask.columnsOfHits = async () => ({
      rids: numbers,
      kinds: numbers.map(() => kinds[0] ?? 0),
      totals: numbers,
    });
    rows.ask.candidates = async (rids) => {
      asked.push(`candidates ${rids.length}`);
      return rids.map((rid) => ({ rid, nameKey: 'dua\ndừa', sold: 0, soldOut: 0 }));
    };
    const { any } = await meant('dừa');
    const best = (minPrice: number, take: number) =>
      bestHits(rows, any, { match: any, filters: { minPrice }, take });
    asked.length = 0;
    await best(0, 2000);
    await best(1, 2000);
    await best(2, 2000);
    await best(2, 1);
    expect(asked).toEqual(['candidates 2000', 'candidates 1', 'candidates 2000']);
  });
});
