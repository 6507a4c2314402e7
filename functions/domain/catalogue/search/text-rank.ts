import type { Candidate } from '../views/product-rows.ts';
import type { Reading, Word } from './query-text.ts';

type Name = { exact: string[]; folded: string[] };

function nameOf(nameKey: string): Name {
  const [folded = '', exact = ''] = nameKey.split('\n');
  return { exact: exact.split(' '), folded: folded.split(' ') };
}

/** Distance from the name's word: 0 exact, 1 without diacritics, half a step more for a prefix. */
function unlike(name: Name, place: number, { exact, folded, isHalf }: Word): number | undefined {
  if (name.exact[place] === exact) return 0;
  if (name.folded[place] === folded) return 1;
  if (!isHalf) return undefined;
  // Typed without diacritics, `ho` is no better a beginning of hoa than of hồ, so the complete word is closer.
  if (exact !== folded && name.exact[place]?.startsWith(exact)) return 0.5;
  return name.folded[place]?.startsWith(folded) ? 1.5 : undefined;
}

/** Smallest distance of a word anywhere in the name; Infinity if it is not in it. */
function bestOf(name: Name, word: Word): number {
  let best = Infinity;
  for (let place = 0; place < name.folded.length; place += 1)
    best = Math.min(best, unlike(name, place, word) ?? Infinity);
  return best;
}

/** Position where the words follow each other in the name; undefined if they are scattered. */
function placeOfPhrase(name: Name, asked: Word[]): number | undefined {
  for (let start = 0; start + asked.length <= name.folded.length; start += 1)
    if (asked.every((word, index) => unlike(name, start + index, word) !== undefined)) return start;
  return undefined;
}

/** Rank of a name: share of words it lacks, distance of the others, and position of the phrase. */
type Standing = { outside: number; unlikeness: number; place: number };

function standingOf(name: Name, asked: Word[]): Standing {
  const each = asked.map((word) => bestOf(name, word));
  const inside = each.filter((value) => value !== Infinity);
  const unlikeness = inside.reduce((sum, value) => sum + value, 0);
  const outside = 1 - inside.length / each.length;
  const start = outside === 0 ? placeOfPhrase(name, asked) : undefined;
  return { outside, unlikeness, place: start === undefined ? 2 : Math.min(start, 1) };
}

type RankedCandidate = Candidate & Standing & { cost: number; reading: number };

/**
 * Sort order: available products, then all words in the name, then fewer corrections, exact diacritics, words
 * side by side, the phrase at the beginning; ties by sales.
 */
const byStanding = (a: RankedCandidate, b: RankedCandidate): number =>
  a.soldOut - b.soldOut ||
  a.outside - b.outside ||
  a.cost - b.cost ||
  a.unlikeness - b.unlikeness ||
  a.place - b.place ||
  b.sold - a.sold ||
  a.rid - b.rid;

/** Ranks a candidate by its best reading. */
function ranked(candidate: Candidate, readings: Reading[]): RankedCandidate {
  const name = nameOf(candidate.nameKey);
  const [best] = readings
    .map(({ words: asked, cost }, reading) => ({ ...candidate, ...standingOf(name, asked), cost, reading }))
    .sort(byStanding);
  return best ?? { ...candidate, outside: 0, unlikeness: 0, place: 2, cost: 0, reading: 0 };
}

/** Cache of ranks. When a text is filtered repeatedly, its readings and candidates are the same objects. */
const known = new WeakMap<Reading[], WeakMap<Candidate, RankedCandidate>>();

/** Sorts candidates by relevance for a shopper. */
export function rank(candidates: Candidate[], readings: Reading[]): RankedCandidate[] {
  const standing = known.get(readings) ?? new WeakMap<Candidate, RankedCandidate>();
  known.set(readings, standing);
  return candidates
    .map((candidate) => {
      const seen = standing.get(candidate);
      if (seen) return seen;
      const one = ranked(candidate, readings);
      standing.set(candidate, one);
      return one;
    })
    .sort(byStanding);
}

/** Interleaves the readings of several things: the best hit of each, then the second best of each. */
export function interleaveReadings(ranked: RankedCandidate[]): RankedCandidate[] {
  const each = [...Map.groupBy(ranked, ({ reading }) => reading).values()];
  const turns = Math.max(0, ...each.map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) => each.flatMap((found) => found[turn] ?? []))
    .flat()
    .sort((a, b) => a.soldOut - b.soldOut);
}
