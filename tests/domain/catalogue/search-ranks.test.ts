import { describe, expect, it } from 'vitest';
import { listProducts as contract } from '#shared/catalogue/index.ts';
import { fold } from '#shared/values/text.ts';
import { priceBands, roundPrices, stepOfPrice } from '#functions/domain/catalogue/search/price-bands.ts';
import { halfTyped, typedWords } from '#functions/domain/catalogue/search/query-text.ts';
import { cardsOf } from '#functions/domain/catalogue/views/known-cards.ts';
import { rankedHits } from '#functions/domain/catalogue/search/ranked-hits.ts';
import { understand } from '#functions/domain/catalogue/search/text-hits.ts';
import { interleaveReadings, rank } from '#functions/domain/catalogue/search/text-rank.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { namesOf, productRows, search } from '../support/product-rows.ts';

const named = (rid: number, name: string, sold = 0) => ({
  rid,
  nameKey: `${fold(name)}\n${name.toLowerCase()}`,
  sold,
  soldOut: 0,
});
const inOrder = (asked: string, names: readonly string[], isHalf = false) => {
  const words = isHalf ? halfTyped(typedWords(asked)) : typedWords(asked);
  // Whatever decides nothing leaves the order backwards.
  const candidates = names.map((name, place) => named(place, name, place));
  return rank(candidates, [{ words, cost: 0 }]).map(({ nameKey }) => nameKey.split('\n')[1]);
};

describe('what a text finds, best first', () => {
  it.each([
    ['all of its words in the name', 'trà sen', ['trà sen', 'trà']],
    ['marks as typed', 'trà sen', ['trà sen', 'tra sen']],
    ['a word with its marks, wherever it stands', 'trà', ['tra trà', 'tra cũ']],
    ['words side by side', 'trà sen', ['hộp trà sen', 'trà ướp sen']],
    ['at its beginning', 'trà sen', ['trà sen', 'hộp trà sen']],
    ['no nearer to it than the second word', 'trà sen', ['hộp to trà sen', 'hộp trà sen']],
    ['the more popular', 'trà sen', ['trà sen hai', 'trà sen một']],
  ])('is first by %s', (what, asked, names) => {
    // Each next one sells more, so that only what is named puts the first before it.
    const isBySales = what.includes('popular') || what.includes('no nearer');
    expect(inOrder(asked, isBySales ? names.toReversed() : names)).toEqual(names);
  });

  it('half typed: the whole word, then one with its marks, then without marks', () => {
    expect(inOrder('hồ', ['hồ', 'hồng', 'ho', 'hong'], true)).toEqual(['hồ', 'hồng', 'ho', 'hong']);
    expect(inOrder('ho', ['hồ', 'hồng', 'hong'], true)).toEqual(['hồ', 'hong', 'hồng']);
    // What only begins so is nearer than what lacks it.
    expect(inOrder('trà ho', ['trà hồng', 'trà xanh'], true)).toEqual(['trà hồng', 'trà xanh']);
  });

  it('is by the reading that costs less, and by number where all is alike', () => {
    const readings = ['trà', 'gạo'].map((text, cost) => ({ words: typedWords(text), cost }));
    const ranked = rank([named(3, 'Gạo', 9), named(2, 'Trà'), named(1, 'Trà'), named(4, 'Muối')], readings);
    expect(ranked.map(({ rid, reading }) => [rid, reading])).toEqual([
      [1, 0],
      [2, 0],
      [3, 1],
      [4, 0],
    ]);
    expect(rank([named(1, 'Trà')], [])).toMatchObject([
      { rid: 1, outside: 0, unlikeness: 0, place: 2, cost: 0 },
    ]);
  });

  it('is of several things each in turn', () => {
    const readings = ['trà', 'gạo'].map((text) => ({ words: typedWords(text), cost: 0 }));
    const three = ['Trà một', 'Trà hai', 'Trà ba'].map((name, nth) => named(nth, name, 9 - nth));
    expect(interleaveReadings(rank([...three, named(5, 'Gạo')], readings)).map(({ rid }) => rid)).toEqual([
      0, 5, 1, 2,
    ]);
    expect(interleaveReadings([])).toEqual([]);
  });
});

describe('a text that means products', () => {
  const shop = (name: string, sold = 0, given: object = {}) =>
    aProduct({ name, facts: { sold }, ...given }).card;

  it('may write one word as two, with its marks', async () => {
    const { view } = await productRows([shop('Balo da', 90), shop('Balô da', 1), shop('Ba con')]);
    expect(namesOf(await search(view, { q: 'ba lô' }))).toEqual(['Balô da', 'Balo da']);
  });

  it('is nothing without words, and is read as half typed only where that is said', async () => {
    const { view } = await productRows([shop('Trang sức'), shop('Trà xanh')]);
    expect(await understand(view.ask, '🎉', 'whole')).toBeUndefined();
    const found = async (text: string, end: 'whole' | 'half') =>
      (await understand(view.ask, text, end))?.readings.map(({ words }) =>
        words.map(({ isHalf }) => isHalf ?? false),
      );
    expect(await found('tra', 'whole')).toEqual([[false]]);
    expect(await found('tra', 'half')).toEqual([[true]]);
    expect(await found('tran', 'whole')).toEqual([[true]]);
  });

  it('is counted in all, shown from any place, and past the best as it is numbered', async () => {
    const { view } = await productRows(Array.from({ length: 6 }, (_, nth) => shop(`Dừa ${nth}`, nth)));
    const meaning = await understand(view.ask, 'dừa', 'whole');
    if (!meaning) throw new Error('It means something');
    const page = async (from: number, count: number, ranked: number) => {
      const { rids, total } = await rankedHits(view, meaning, undefined, { from, count }, ranked);
      const cards = await cardsOf(view, rids);
      return [
        cards.map((card) => String((JSON.parse(card) as { name: string }).name).slice(-1)).join(''),
        total,
      ];
    };
    expect(await page(0, 10, 7)).toEqual(['543210', 6]);
    const [first, total] = await page(0, 3, 3);
    expect([first, total]).toEqual(['543', 6]);
    const rest = [(await page(3, 2, 3))[0], (await page(5, 5, 3))[0]].join('');
    expect(rest.split('').toSorted().join('')).toBe('012');
    expect((await page(2, 2, 3))[0]).toMatch(/^3[012]$/);
    expect(await page(6, 5, 3)).toEqual(['', 6]);
  });

  it('is first what bears its marks, of as many as are ranked, and then what sells', async () => {
    const sales = { 'Dua A': 9, 'Dừa B': 8, 'Dua C': 7, 'Dừa D': 6, 'Dừa E': 5, 'Dua F': 4 };
    const { view } = await productRows(Object.entries(sales).map(([name, sold]) => shop(name, sold)));
    const meaning = await understand(view.ask, 'dừa', 'whole');
    if (!meaning) throw new Error('It means something');
    const letters = async (ranked: number) => {
      const { rids } = await rankedHits(view, meaning, undefined, { from: 0, count: 6 }, ranked);
      const cards = await cardsOf(view, rids);
      return cards.map((card) => (JSON.parse(card) as { name: string }).name.slice(-1)).join('');
    };
    expect(await letters(6)).toBe('BDEACF');
    expect(await letters(4)).toBe('BDEACF');
    expect(await letters(3)).toBe('BDEACF');
    expect(await letters(2)).toBe('BDACEF');
  });

  it('is read as half typed though the same words whole were tried before', async () => {
    const { view } = await productRows([shop('Xe đạp'), shop('Nước mắm'), shop('Xe nuocabc')]);
    const found = await search(view, { q: 'xe nuocs' });
    expect([namesOf(found), found.relaxed]).toEqual([['Xe nuocabc'], undefined]);
  });

  it('is narrowed by each filter alone, and sorted as asked', async () => {
    const brand = { id: 'b', name: 'Sen' };
    const { view } = await productRows([
      shop('Trà A', 1, { price: 10_000, freeShipping: true, facts: { sold: 1, brand } }),
      shop('Trà B', 2, { price: 20_000, available: 0 }),
      {
        ...shop('Trà C', 3, { price: 30_000 }),
        rating: { average: 5, count: 1, distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 }, lastUpdated: null },
      },
    ]);
    const names = async (query: Record<string, string>) =>
      namesOf(await search(view, query))
        .map((name) => name.slice(-1))
        .join('');
    for (const q of ['trà', ''] as const) {
      expect(await names({ q, minPrice: '20000', sortBy: 'price', sortDir: 'asc' })).toBe('CB');
      expect(await names({ q, maxPrice: '20000', sortBy: 'price', sortDir: 'desc' })).toBe('AB');
      expect(await names({ q, stockStatus: 'in_stock', sortBy: 'price', sortDir: 'asc' })).toBe('AC');
      expect(await names({ q, stockStatus: 'in_stock', sortBy: 'price' })).toBe('CA');
      expect(await names({ q, minRating: '4' })).toBe('C');
      expect(await names({ q, freeShipping: 'true' })).toBe('A');
      expect((await names({ q, freeShipping: 'false' })).split('').toSorted().join('')).toBe('BC');
      expect(await names({ q, brandId: 'b' })).toBe('A');
      expect(await names({ q, brandName: 'sen' })).toBe('A');
      expect(await names({ q, stockStatus: 'out_of_stock' })).toBe('B');
      expect(await names({ q, businessId: 'nobody' })).toBe('');
      expect(await names({ q, sortBy: 'sold' })).toBe('CAB');
    }
    expect(contract.query.safeParse({ sortBy: 'relevance' }).success).toBe(true);
    // The popular come one way only, and what is sold out comes last.
    for (const sortDir of ['asc', 'desc']) expect(await names({ sortBy: 'popular', sortDir })).toBe('CAB');
    expect(await names({ q: 'trà', sortBy: 'popular', sortDir: 'asc' })).toBe('CAB');
    expect(await search(view, { q: 'trà', page: '2', pageSize: '2' })).toMatchObject({
      total: 3,
      hasNext: false,
    });
    expect(
      namesOf(await search(view, { sortBy: 'price', sortDir: 'asc', page: '2', pageSize: '2' })),
    ).toEqual(['Trà B']);
  });
});

describe('price bands', () => {
  it('begin at round prices, of which each price has the last one below it', () => {
    expect(roundPrices.slice(0, 8)).toEqual([0, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000]);
    expect([roundPrices.length, roundPrices.at(-1)]).toEqual([28, 500_000_000_000]);
    expect([0, 999, 1000, 1001, 4999, 5000, 1e13].map(stepOfPrice)).toEqual([0, 0, 1, 1, 2, 3, 27]);
  });

  it('part at the round prices that are nearest to equal shares', () => {
    const counts = (given: Record<number, number>) => roundPrices.map((_, step) => given[step] ?? 0);
    expect(priceBands(counts({ 1: 2, 4: 2, 7: 6 }), counts({ 4: 1, 7: 2 }))).toEqual([
      { min: 0, max: 2000, count: 2 },
      { min: 2000, max: 20_000, count: 2 },
      { min: 20_000, max: null, count: 6 },
    ]);
  });
});
