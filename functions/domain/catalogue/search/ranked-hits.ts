import * as z from 'zod';
import { prepared } from '#functions/platform/views/view-file.ts';
import type { Rows } from '#functions/platform/views/memo.ts';
import { memoTotal } from './total-memo.ts';
import type { Clause } from './product-filters.ts';
import type { Meaning } from './text-hits.ts';
import { type Candidate, inTurns, rank } from './text-rank.ts';

/** Ranking every hit of a common word would be slow and no better: the best sellers of each kind are enough. */
const rankedInLists = 200;
const countedAtMost = 50_000;

const Hits = z.array(z.object({ rid: z.int(), nameKey: z.string(), sold: z.int(), soldOut: z.int() }));
const NumberedRow = z.object({ rid: z.int() });

/** Hits come as rows are numbered, so a limit keeps the best sellers, and what is sold out comes last. */
const hits = (columns: string, filters: Clause | undefined) => `
  SELECT ${columns} FROM product_text CROSS JOIN products ON rid = product_text.rowid
  WHERE product_text MATCH ?${filters ? ` AND ${filters.sql}` : ''}`;

/** The best sellers among all hits; where there are more than are ranked, those with the better match come in first. */
function candidatesOf(
  { db }: Rows,
  meaning: Meaning,
  filters: Clause | undefined,
  ranked: number,
): Candidate[] {
  const statement = prepared(
    db,
    `${hits('rid, name_key AS nameKey, sold, sold_out AS soldOut', filters)} LIMIT ?`,
  );
  const bestSelling = (match: string): Candidate[] =>
    Hits.parse(statement.all(match, ...(filters?.values ?? []), ranked));
  const all = bestSelling(meaning.any);
  if (all.length < ranked) return all;
  const found = new Map<number, Candidate>();
  for (const match of [meaning.exact, meaning.name]) {
    if (found.size >= ranked) break;
    // What is sold out must not overtake what can be had and is too far down to be ranked.
    for (const candidate of bestSelling(match)) if (!candidate.soldOut) found.set(candidate.rid, candidate);
  }
  for (const candidate of all) found.set(candidate.rid, candidate);
  return [...found.values()].slice(0, ranked);
}

/** Hits past the ranked ones, simply as they are numbered. */
function restOf(rows: Rows, meaning: Meaning, filters: Clause | undefined, before: number[], place: Place) {
  const sql = `${hits('rid', filters)} AND rid NOT IN (SELECT value FROM json_each(?)) LIMIT ? OFFSET ?`;
  return prepared(rows.db, sql)
    .all(meaning.any, ...(filters?.values ?? []), JSON.stringify(before), place.count, place.from)
    .map((row) => NumberedRow.parse(row).rid);
}

type Place = { from: number; count: number };

/** The products a text means, best first: so many from a place on. */
export function rankedHits(
  rows: Rows,
  meaning: Meaning,
  filters: Clause | undefined,
  place: Place,
  ranked = rankedInLists,
) {
  const candidates = candidatesOf(rows, meaning, filters, ranked);
  const standing = rank(candidates, meaning.readings);
  const best = (meaning.relaxed ? inTurns(standing) : standing).map(({ rid }) => rid);
  const rids = best.slice(place.from, place.from + place.count);
  if (candidates.length < ranked) return { rids, total: candidates.length };
  const missing = place.count - rids.length;
  const from = Math.max(0, place.from - best.length);
  const rest = missing > 0 ? restOf(rows, meaning, filters, best, { from, count: missing }) : [];
  return { rids: [...rids, ...rest], total: totalOf(rows, meaning, filters) };
}

function totalOf(rows: Rows, { any }: Meaning, filters: Clause | undefined): number {
  const counted = filters
    ? hits('rid', filters)
    : 'SELECT rowid FROM product_text WHERE product_text MATCH ?';
  const sql = `SELECT count(*) AS total FROM (${counted} LIMIT ${countedAtMost})`;
  return memoTotal(rows, sql, [any, ...(filters?.values ?? [])]);
}
