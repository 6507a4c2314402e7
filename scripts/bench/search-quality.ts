import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import type { ProductCard } from '#shared/catalogue/product.ts';
import { searchProducts } from '#functions/domain/catalogue/search/product-search.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import type { Products } from '#functions/domain/catalogue/views/read-products.ts';
import { buildWorld } from '#seed/world/world.ts';

/**
 * Kinds of queries: with diacritics, without, by maker or place, by synonym, by code, misspelled in ways that
 * are corrected, for two products, for goods not sold here.
 */
const Kind = z.enum([
  'marked',
  'plain',
  'maker',
  'other',
  'code',
  'telex',
  'vni',
  'slip',
  'joined',
  'two',
  'none',
]);
const Judged = z.object({
  kind: Kind,
  query: z.string().min(1),
  expected: z.array(z.string().min(1)),
});
type Judged = z.infer<typeof Judged>;

const file = new URL('../../tests/domain/catalogue/judged-queries.tsv', import.meta.url);

/** Search queries with the results expected among the first three; none for goods that are not sold here. */
const judgedQueries = (): Judged[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split('\t'))
    .map(([kind, query, expected = '']) =>
      Judged.parse({ kind, query, expected: expected.split('|').filter(Boolean) }),
    );

/** `@` in front means a maker or shelf, other text a part of the product's name. */
const isMeantBy =
  (part: string) =>
  ({ name, brand, business, category }: ProductCard): boolean =>
    part.startsWith('@')
      ? [brand?.name ?? '', business.name, category.name].some((text) => text.includes(part.slice(1)))
      : name.includes(part);

/** Tells whether a result is expected: two products need both, goods not sold here need none. */
function isHit({ kind, expected }: Judged, found: ProductCard[]): boolean {
  const isThere = (part: string) => found.some(isMeantBy(part));
  if (kind === 'none') return found.length === 0;
  return kind === 'two' ? expected.every(isThere) : expected.some(isThere);
}

type Market = Products & { close: () => void };

function demoMarket(): Market {
  const db = new DatabaseSync(':memory:');
  const { sqlite } = productsView;
  db.exec(sqlite.schema);
  const writer = sqlite.writer(db);
  for (const card of demoCards()) writer.save(card);
  return { ask: sqlite.ask(db), revision: 1, close: () => db.close() };
}

type Answer = Judged & { found: string[]; hit: boolean };

/** Products of the demo shop. */
export const demoCards = () =>
  buildWorld(new Date('2026-11-21T00:00:00.000Z')).products.map(({ card }) => card);

/** Runs all judged queries on the demo shop. */
export async function askJudgedQueries(market = demoMarket()): Promise<Answer[]> {
  const asked = { page: 1, pageSize: 3, sortDir: 'desc' } as const;
  try {
    const answers: Answer[] = [];
    for (const judged of judgedQueries()) {
      const { data } = await searchProducts(market, { q: judged.query, ...asked });
      answers.push({ ...judged, found: data.map(({ name }) => name), hit: isHit(judged, data) });
    }
    return answers;
  } finally {
    market.close();
  }
}

type Group = { what: string; kinds: Judged['kind'][]; floor: number };

const groups: Group[] = [
  { what: 'with marks', kinds: ['marked'], floor: 95 },
  { what: 'without marks', kinds: ['plain'], floor: 95 },
  { what: 'by maker, place or shelf', kinds: ['maker'], floor: 95 },
  { what: 'by another name', kinds: ['other'], floor: 80 },
  { what: 'by code', kinds: ['code'], floor: 95 },
  { what: 'two things at once', kinds: ['two'], floor: 85 },
  { what: 'not sold here: nothing', kinds: ['none'], floor: 95 },
  { what: 'slips mended', kinds: ['telex', 'vni', 'slip', 'joined'], floor: 85 },
  { what: 'of these Telex and VNI', kinds: ['telex', 'vni'], floor: 85 },
  { what: 'of these slips of a letter', kinds: ['slip'], floor: 85 },
  { what: 'of these joined or split', kinds: ['joined'], floor: 85 },
];

/** Percentage of hits; a score below its minimum is a regression. */
export type Score = Group & { asked: number; hits: number; percent: number };

/** Percentage of queries whose first three results contain an expected one. */
export const scoresOf = (answers: Answer[]): Score[] =>
  groups.map((group) => {
    const asked = answers.filter(({ kind }) => group.kinds.includes(kind));
    const hits = asked.filter(({ hit }) => hit).length;
    return { ...group, asked: asked.length, hits, percent: Math.round((hits / asked.length) * 1000) / 10 };
  });
