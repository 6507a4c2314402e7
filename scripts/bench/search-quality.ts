import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import type { ProductCard } from '#shared/catalogue/product.ts';
import { searchProducts } from '#functions/domain/catalogue/product-search.ts';
import { productsView } from '#functions/domain/catalogue/products-view.ts';
import { buildWorld } from '#seed/world/world.ts';

/** With marks, without, by maker or place, by another name, and the ways of typing that are mended. */
const Kind = z.enum(['marked', 'plain', 'maker', 'other', 'telex', 'vni', 'slip', 'joined']);
const Judged = z.object({
  kind: Kind,
  query: z.string().min(1),
  expected: z.array(z.string().min(1)).min(1),
});
export type Judged = z.infer<typeof Judged>;

const file = new URL('../../tests/domain/catalogue/judged-queries.tsv', import.meta.url);

/** What shoppers type, and what ought to be among the first three. */
export const judgedQueries = (): Judged[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([kind, query, expected = '']) => Judged.parse({ kind, query, expected: expected.split('|') }));

/** `@` asks for a maker or a shelf, anything else for a part of the name. */
const isMeant =
  ({ expected }: Judged) =>
  ({ name, brand, business, category }: ProductCard): boolean =>
    expected.some((part) =>
      part.startsWith('@')
        ? [brand?.name ?? '', business.name, category.name].some((text) => text.includes(part.slice(1)))
        : name.includes(part),
    );

function demoMarket() {
  const db = new DatabaseSync(':memory:');
  db.exec(productsView.schema);
  const { save } = productsView.writer(db);
  for (const { card } of buildWorld(new Date('2026-11-21T00:00:00.000Z')).products) save(card);
  return { db, revision: 1 };
}

type Answer = Judged & { found: string[]; hit: boolean };

/** Every judged text asked of the demo market. */
export function askJudgedQueries(): Answer[] {
  const market = demoMarket();
  try {
    return judgedQueries().map((judged) => {
      const { data } = searchProducts(market, { q: judged.query, page: 1, pageSize: 3, sortDir: 'desc' });
      return { ...judged, found: data.map(({ name }) => name), hit: data.some(isMeant(judged)) };
    });
  } finally {
    market.db.close();
  }
}

type Group = { what: string; kinds: Judged['kind'][]; floor: number };

const groups: Group[] = [
  { what: 'with marks', kinds: ['marked'], floor: 95 },
  { what: 'without marks', kinds: ['plain'], floor: 95 },
  { what: 'by maker, place or shelf', kinds: ['maker'], floor: 95 },
  { what: 'by another name', kinds: ['other'], floor: 80 },
  { what: 'slips mended', kinds: ['telex', 'vni', 'slip', 'joined'], floor: 85 },
  { what: 'of these Telex and VNI', kinds: ['telex', 'vni'], floor: 85 },
  { what: 'of these slips of a letter', kinds: ['slip'], floor: 85 },
  { what: 'of these joined or split', kinds: ['joined'], floor: 85 },
];

/** In percent; a score below its floor is a step back. */
export type Score = Group & { asked: number; hits: number; percent: number };

/** How often the first three hold what was meant. */
export const scoresOf = (answers: Answer[]): Score[] =>
  groups.map((group) => {
    const asked = answers.filter(({ kind }) => group.kinds.includes(kind));
    const hits = asked.filter(({ hit }) => hit).length;
    return { ...group, asked: asked.length, hits, percent: Math.round((hits / asked.length) * 1000) / 10 };
  });
