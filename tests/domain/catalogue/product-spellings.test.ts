import { afterEach, expect, it, vi } from 'vitest';
import { cardsOf } from '#functions/domain/catalogue/views/known-cards.ts';
import { rankedHits } from '#functions/domain/catalogue/search/ranked-hits.ts';
import { understand } from '#functions/domain/catalogue/search/text-hits.ts';
import type { Products } from '#functions/domain/catalogue/views/read-products.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { productRows } from '../support/product-rows.ts';

afterEach(() => vi.restoreAllMocks());

const clock = (name: string, sold: number) => aProduct({ name, facts: { sold } }).card;

/** A market whose answers are counted, and which says of every text that so many products bear it. */
async function market(total: number) {
  const { view, save } = await productRows([
    clock('Đồng hồ treo tường', 500),
    clock('Đồng hồ để bàn', 200),
    clock('Đồng hồ cát', 90),
  ]);
  let changes = 0;
  const spellings: string[] = [];
  const ask: Products['ask'] = {
    ...view.ask,
    countHits: async () => total,
    hits: (asked) => {
      spellings.push(asked.match.in);
      return view.ask.hits(asked);
    },
  };
  async function firstOf(q: string): Promise<string> {
    const meaning = await understand(ask, q, 'whole');
    if (!meaning) return '';
    const place = { from: 0, count: 1 };
    const { rids } = await rankedHits({ ask, revision: changes }, meaning, undefined, place, 2);
    const [card = '{}'] = await cardsOf({ ask, revision: changes }, rids);
    return (JSON.parse(card) as { name: string }).name;
  }
  const add = async (card: ReturnType<typeof clock>): Promise<void> => {
    await save(card);
    changes += 1;
  };
  return { spellings, firstOf, add };
}

it('a common text in a spelling that is nobody’s is not looked for again with every change', async () => {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  const { spellings, firstOf, add } = await market(20_000);
  expect(await firstOf('dong ho')).toBe('Đồng hồ treo tường');
  expect(spellings).not.toContain('exact');
  await add(clock('Dong ho nuoc', 3));
  time += 59_000;
  expect(await firstOf('dong ho')).toBe('Đồng hồ treo tường');
  time += 2_000;
  expect(await firstOf('dong ho')).toBe('Dong ho nuoc');
});

it('a common text as products write it leads to those at once', async () => {
  const { firstOf, add } = await market(20_000);
  await add(clock('Dong ho nuoc', 1_000));
  expect(await firstOf('dong ho')).toBe('Dong ho nuoc');
  expect(await firstOf('đồng hồ')).toBe('Đồng hồ treo tường');
});

it('a text that fewer bear is looked for in every spelling each time', async () => {
  const { firstOf, add } = await market(9_999);
  expect(await firstOf('dong ho')).toBe('Đồng hồ treo tường');
  await add(clock('Dong ho nuoc', 3));
  expect(await firstOf('dong ho')).toBe('Dong ho nuoc');
});
