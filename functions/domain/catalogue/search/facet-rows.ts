import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { prepared } from '#functions/platform/views/view-file.ts';
import { memoByRevision } from '#functions/platform/views/memo.ts';
import { stepOfPrice } from './price-bands.ts';
import type { ProductKind } from '../views/products-view.ts';

const Kind = z.object({ number: z.int(), kind: z.string() });
const Columns = z.object({ rids: z.string(), totals: z.string(), kinds: z.string() });
const Rids = z.object({ rids: z.string() });

const numbersIn = (json: string): number[] => JSON.parse(json) as number[];

/** The kinds some product is of; others were left behind by products that changed. */
function readKinds(db: DatabaseSync, used: Set<number>): Map<number, ProductKind> {
  const rows = prepared(db, 'SELECT number, kind FROM product_kinds').all();
  return new Map(
    rows
      .map((row) => Kind.parse(row))
      .filter(({ number }) => used.has(number))
      .map(({ number, kind }) => [number, JSON.parse(kind) as ProductKind]),
  );
}

/** Asking for whole columns as text is several times faster than row by row; the plus keeps them in order of rid. */
const columns = `
  SELECT json_group_array(rid) AS rids, json_group_array(total) AS totals, json_group_array(kind) AS kinds
  FROM products WHERE +active = 1`;

/** Every product on sale as a few numbers, so that a hundred thousand are counted in a millisecond. */
export const facetRows = memoByRevision((db) => {
  const read = Columns.parse(prepared(db, columns).get());
  const numbers = numbersIn(read.kinds);
  const kinds = readKinds(db, new Set(numbers));
  const places = new Map([...kinds.keys()].map((number, place) => [number, place]));
  const totals = Float64Array.from(numbersIn(read.totals));
  return {
    rids: Float64Array.from(numbersIn(read.rids)),
    totals,
    steps: Uint8Array.from(totals, stepOfPrice),
    /** Places in `kinds`. */
    kindOf: Uint32Array.from(numbers, (number) => places.get(number) ?? 0),
    kinds: [...kinds.values()],
  };
});

export type FacetRows = ReturnType<typeof facetRows>;

function placeOf(rids: Float64Array, rid: number, from: number): number {
  let [low, high] = [from, rids.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rids[middle] ?? Infinity) < rid) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The places of what a text finds; both come in order of rid. */
export function placesOfHits(db: DatabaseSync, { rids }: FacetRows, match: string): number[] {
  const sql = 'SELECT json_group_array(rowid) AS rids FROM product_text WHERE product_text MATCH ?';
  const found = numbersIn(Rids.parse(prepared(db, sql).get(match)).rids);
  let from = 0;
  return found.flatMap((rid) => {
    from = placeOf(rids, rid, from);
    return rids[from] === rid ? [from] : [];
  });
}
