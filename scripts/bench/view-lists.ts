import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import { searchCardTexts } from '#functions/domain/catalogue/search/product-search.ts';
import type { ProductRows } from '#functions/domain/catalogue/views/product-rows.ts';
import { percentile } from './percentiles.ts';

const rounds = 200;
const warmUp = 20;

const lists: Record<string, Record<string, string>> = {
  'popular, first page': {},
  'popular, page 50': { page: '50' },
  newest: { sortBy: 'createdAt' },
  'price band, by price': { minPrice: '50000', maxPrice: '900000', sortBy: 'price', sortDir: 'asc' },
  'free shipping, in stock, by sold': { freeShipping: 'true', stockStatus: 'in_stock', sortBy: 'sold' },
  text: { q: 'dong ho' },
};

export const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);
const rounded = (value: number): number => Math.round(value * 100) / 100;
export const seconds = (from: number): number => rounded((performance.now() - from) / 1000);

/** Queries a list. With `changes`, something changes before each query, so that no memo can be used. */
async function ask(products: ProductRows, given: Record<string, string>, changes: boolean) {
  const query = listProducts.query.parse(given);
  const times: number[] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    const began = performance.now();
    await searchCardTexts({ ask: products, revision: changes ? round : -warmUp }, query);
    if (round >= 0) times.push(performance.now() - began);
  }
  return { p50: rounded(percentile(times, 50)), p95: rounded(percentile(times, 95)) };
}

/** Measures every list repeatedly: without changes, and with a change before each query. */
export async function askLists(rows: ProductRows) {
  const asked = [];
  for (const [what, given] of Object.entries(lists))
    asked.push({ what, again: await ask(rows, given, false), changed: await ask(rows, given, true) });
  return asked;
}
