import { memoByRevision } from '#functions/platform/views/memo.ts';
import type { ProductKind } from '../views/product-columns.ts';
import type { Match, ProductRows } from '../views/product-rows.ts';
import { stepOfPrice } from './price-bands.ts';

/** Every product on sale as a few numbers, so that a hundred thousand are counted in a millisecond. */
export const facetRows = memoByRevision(async (ask: ProductRows) => {
  const read = await ask.facetColumns();
  // Kinds no product is of any more were left behind by products that changed.
  const used = new Set(read.kinds);
  const kinds = read.kindTexts.filter(({ number }) => used.has(number));
  const places = new Map(kinds.map(({ number }, place) => [number, place]));
  const totals = Float64Array.from(read.totals);
  return {
    rids: Float64Array.from(read.rids),
    totals,
    steps: Uint8Array.from(totals, stepOfPrice),
    /** Places in `kinds`. */
    kindOf: Uint32Array.from(read.kinds, (number) => places.get(number) ?? 0),
    kinds: kinds.map(({ kind }) => JSON.parse(kind) as ProductKind),
  };
});

export type FacetRows = Awaited<ReturnType<typeof facetRows>>;

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
export async function placesOfHits(ask: ProductRows, { rids }: FacetRows, match: Match): Promise<number[]> {
  const found = await ask.allHits(match);
  let from = 0;
  return found.flatMap((rid) => {
    from = placeOf(rids, rid, from);
    return rids[from] === rid ? [from] : [];
  });
}
