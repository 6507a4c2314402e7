import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import type { MakerRows } from '#functions/domain/catalogue/makers/makers.ts';
import { prepared } from '#functions/platform/views/view-file.ts';

export type Place = { path: string; changedAt?: string };

/** Rows of a view that have a page of their own. */
export type Chapter = { count: () => number; places: (limit: number, offset: number) => Place[] };

const Count = z.object({ total: z.int() });
const Row = z.object({ slug: z.string(), changed_at: z.string().nullable() });

type Rows = { db: DatabaseSync };

/** A chapter read by two statements: how many, and `slug` with `changed_at` in an order that stands still. */
const chapterOf = ({ db }: Rows, folder: string, count: string, rows: string): Chapter => ({
  count: () => Count.parse(prepared(db, count).get()).total,
  places: (limit, offset) =>
    prepared(db, `${rows} LIMIT ? OFFSET ?`)
      .all(limit, offset)
      .map((row) => Row.parse(row))
      .map(({ slug, changed_at: changedAt }) => ({
        path: `/e-commerce/${folder}/${encodeURIComponent(slug)}`,
        ...(changedAt && { changedAt }),
      })),
});

const productChapter = (view: Rows): Chapter =>
  chapterOf(
    view,
    'product',
    'SELECT count(*) AS total FROM products WHERE active = 1',
    `SELECT json_extract(card, '$.slug') AS slug, updated_at AS changed_at
     FROM products JOIN product_cards USING (rid) WHERE active = 1 ORDER BY rid`,
  );

const categoryChapter = (view: Rows): Chapter =>
  chapterOf(
    view,
    'category',
    'SELECT count(*) AS total FROM categories',
    'SELECT slug, NULL AS changed_at FROM categories ORDER BY id',
  );

const makerChapter = (view: Rows, entity: 'business' | 'brand'): Chapter =>
  chapterOf(
    view,
    entity,
    `SELECT count(*) AS total FROM makers WHERE entity = '${entity}'`,
    `SELECT json_extract(maker, '$.slug') AS slug, NULL AS changed_at FROM makers
     WHERE entity = '${entity}' ORDER BY id`,
  );

/** The pages that are always there. */
const fixedChapter: Chapter = {
  count: () => fixed.length,
  places: (limit, offset) => fixed.slice(offset, offset + limit),
};
const fixed: Place[] = [
  '/',
  '/e-commerce',
  '/e-commerce/product',
  '/e-commerce/categories',
  '/e-commerce/businesses',
].map((path) => ({ path }));

/** Everything that has a page, in an order that stands still from one file to the next. */
export const chaptersOf = ({ products, categories, makers }: MakerRows): Chapter[] => [
  fixedChapter,
  categoryChapter(categories),
  makerChapter(makers, 'business'),
  makerChapter(makers, 'brand'),
  productChapter(products),
];
