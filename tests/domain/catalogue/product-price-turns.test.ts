import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listProducts } from '#shared/catalogue/index.ts';
import type { PriceWindow } from '#shared/price-books/price-rule.ts';
import { cardRecord } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { kindsOnSale, cachePrices } from '#functions/domain/catalogue/search/kinds-on-sale.ts';
import { pageText } from '#functions/domain/catalogue/search/known-pages.ts';
import { searchProducts } from '#functions/domain/catalogue/search/product-search.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { isNight } from '#tests/support/night.ts';
import { categoryRows } from '../support/category-rows.ts';
import { openTestView } from '../support/open-view.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const hour = (number: number): string => new Date(Date.UTC(2027, 0, 1, number)).toISOString();
const setHour = (number: number) => void vi.setSystemTime(hour(number));

const tet = (given: Partial<PriceWindow> = {}): PriceWindow => ({
  bookId: 'tet',
  from: hour(10),
  until: hour(20),
  priority: 0,
  rules: [{ variantId: null, way: 'percent', value: -50 }],
  ...given,
});

/** Products as the table has them, and the view of lists, at nine o'clock. */
async function aMarket(prices: readonly number[], windows: readonly PriceWindow[]) {
  setHour(9);
  const { table, put } = memoryTable();
  const cards = prices.map((price, place) => ({
    ...aProduct({ name: `Mứt ${place}`, price }).card,
    priceWindows: [...windows],
  }));
  put(cards.map((card) => cardRecord.item(card)));
  const view = await openTestView(productsView, { table, freshMilliseconds: 0 });
  const at = async (number: number) => {
    setHour(number);
    await view.refresh();
    return view;
  };
  const list = async (number: number, query: Record<string, string> = {}) =>
    (
      await searchProducts(
        await at(number),
        listProducts.query.parse({ sortBy: 'price', sortDir: 'asc', ...query }),
      )
    ).data;
  return { view, at, list, cards };
}

/** All prices by which lists are counted. */
const pricesIn = async (view: Parameters<typeof kindsOnSale>[0]): Promise<number[]> => {
  const kinds = await kindsOnSale(view);
  await cachePrices(view.ask, kinds);
  return kinds.flatMap(({ prices }) => [...(prices?.totals ?? [])]);
};

const many = isNight ? 10_000 : 1000;

const totals = (cards: { total: number }[]): number[] => cards.map(({ total }) => total);

describe('a price that turns by itself', () => {
  it('is shown, struck, sorted and found at its moment, and gone at its end', async () => {
    const { list, view } = await aMarket([100_000, 300_000], [tet()]);
    const before = await list(9);
    expect(totals(before)).toEqual([100_000, 300_000]);
    const cheaper = await list(10);
    expect(totals(cheaper)).toEqual([50_000, 150_000]);
    expect([cheaper[0]?.basePrice, cheaper[0]?.discountPercent]).toEqual([100_000, 50]);
    expect(totals(await list(10, { maxPrice: '60000' }))).toEqual([50_000]);
    expect(totals(await list(19))).toEqual([50_000, 150_000]);
    // Nothing of it is left on a card.
    expect(await list(20)).toEqual(before);
    view.close();
  });

  it('makes known answers be worked out anew, and tells until when they are true', async () => {
    const { at, view } = await aMarket([100_000], [tet()]);
    const query = listProducts.query.parse({});
    const categories = await categoryRows([]);
    const textAt = async (number: number) => pageText(query, { products: await at(number), categories });
    const [before, still] = [await textAt(9), await textAt(9)];
    expect(still).toBe(before);
    expect(await view.ask.nextTurn()).toBe(hour(10));
    expect(JSON.parse(await textAt(10)).data[0].total).toBe(50_000);
    expect(await view.ask.nextTurn()).toBe(hour(20));
    expect(await pricesIn(view)).toEqual([50_000]);
    await at(20);
    expect(await view.ask.nextTurn()).toBeNull();
    expect(await pricesIn(view)).toEqual([100_000]);
    view.close();
  });

  it('is another’s only where a book is for everybody', async () => {
    const { list, view } = await aMarket(
      [100_000],
      [tet({ audience: { kind: 'channel', channel: 'website' } })],
    );
    expect(totals(await list(12))).toEqual([100_000]);
    expect(await view.ask.nextTurn()).toBeNull();
    view.close();
  });

  it('leaves what staff wrote to who walks through all of them', async () => {
    const { at, cards, view } = await aMarket([100_000], [tet()]);
    const [walked] = await (await at(12)).ask.walk('', 10);
    expect(JSON.parse(walked?.card ?? '')).toMatchObject({ id: cards[0]?.id, price: 100_000, basePrice: 0 });
    view.close();
  });

  it(`turns for all of ${many} at once`, async () => {
    const { list, at, view } = await aMarket(
      // Up to 19,999: halved, only the dearest costs 10,000.
      Array.from({ length: many }, (_, place) => 20_000 - many + place),
      [tet()],
    );
    expect(totals(await list(9, { pageSize: '2' }))).toEqual([20_000 - many, 20_001 - many]);
    await at(10);
    expect(totals(await list(10, { minPrice: '10000', pageSize: '1' }))).toEqual([10_000]);
    expect(Math.max(...(await pricesIn(view)))).toBe(10_000);
    view.close();
  });
});
