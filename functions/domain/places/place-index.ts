import { isOneSlipAway } from '#shared/values/one-slip.ts';
import { fold } from '#shared/values/text.ts';
import type { Divisions, Node } from './divisions.ts';
import { placeWords } from './place-words.ts';

/** Search index of divisions by words. Parents are numbered before their parts. */
export type PlaceIndex = {
  nodes: Node[];
  parents: Int32Array;
  lengths: Uint8Array;
  /** Places whose names contain a word. */
  places: Map<string, number[]>;
  vocabulary: string[];
};

/** Words for kinds of divisions. They help to choose among places, but identify none. */
const kinds = new Set(['tinh', 'thanh', 'pho', 'quan', 'huyen', 'thi', 'xa', 'tran', 'phuong', 'dac', 'khu']);

/** Score of a word in a place's own name; `outwards` reduces it for the names of its parents. */
const worthOf = (word: string): number => (kinds.has(word) ? 2 : 10);
const outwards = 0.4;

export function buildPlaceIndex({ levels }: Divisions): PlaceIndex {
  const nodes = levels.flatMap((level) => [...level.values()]);
  const numbers = new Map(nodes.map((node, place) => [node, place]));
  const places = new Map<string, number[]>();
  const lengths = new Uint8Array(nodes.length);
  // All names are folded in one call; ten thousand single calls take several times as long.
  const folded = fold(nodes.map(({ name }) => name).join('\n')).split('\n');
  for (const [place, name] of folded.entries()) {
    const words = new Set(name.match(/[a-z0-9]+/g));
    lengths[place] = words.size;
    for (const word of words) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  }
  const parents = Int32Array.from(nodes, ({ parent }) => (parent ? (numbers.get(parent) ?? -1) : -1));
  return { nodes, parents, lengths, places, vocabulary: [...places.keys()] };
}

type Meaning = readonly [word: string, trust: number];

/** Returns whether a word may be a typing error: its first letter is right, and it has several. */
const mayBeSlip = (typed: string, word: string): boolean =>
  typed.length > 1 && typed !== word && typed[0] === word[0] && isOneSlipAway(typed, word);

/** Index words for a typed one: itself, words it begins, words one typing error away. */
function meaningsOf(index: PlaceIndex, word: string, isLast: boolean, withSlips: boolean): Meaning[] {
  const exact: Meaning[] = index.places.has(word) ? [[word, 1]] : [];
  if (/\d/.test(word)) return exact;
  const others = (fits: (one: string) => boolean, trust: number) =>
    index.vocabulary.filter(fits).map((one): Meaning => [one, trust]);
  return [
    ...exact,
    ...(isLast ? others((one) => one !== word && one.startsWith(word), 0.7) : []),
    ...(withSlips ? others((one) => mayBeSlip(word, one), 0.4) : []),
  ];
}

/** Score of each place for one word, by its own name or that of a parent. */
function worthsOf({ nodes, parents, places }: PlaceIndex, meanings: Meaning[]): Float32Array {
  const worths = new Float32Array(nodes.length);
  for (const [word, trust] of meanings) {
    const worth = worthOf(word) * trust;
    for (const place of places.get(word) ?? []) worths[place] = Math.max(worths[place] ?? 0, worth);
  }
  for (let place = 0; place < worths.length; place += 1) {
    const around = (worths[parents[place] ?? -1] ?? 0) * outwards;
    if (around > (worths[place] ?? 0)) worths[place] = around;
  }
  return worths;
}

/** Places that match all words, best first. */
export function findPlaces(
  index: PlaceIndex,
  query: string,
  { most, withSlips = false }: { most: number; withSlips?: boolean },
): Node[] {
  const typed = placeWords(query).slice(0, 12);
  if (typed.length === 0) return [];
  const worths = typed.map((word, at) =>
    worthsOf(index, meaningsOf(index, word, at === typed.length - 1, withSlips)),
  );
  const written = query.normalize('NFC').toLowerCase().trim();
  const found: { place: number; score: number }[] = [];
  for (let place = 0; place < index.nodes.length; place += 1) {
    if (worths.some((worth) => !worth[place])) continue;
    const sum = worths.reduce((total, worth) => total + (worth[place] ?? 0), 0);
    found.push({ place, score: sum + tieBreak(index, place, written) });
  }
  found.sort((a, b) => b.score - a.score || a.place - b.place);
  return found.slice(0, most).flatMap(({ place }) => index.nodes[place] ?? []);
}

/** Order of equal matches: the same diacritics first, then the larger place, then the shorter name. */
function tieBreak({ nodes, parents, lengths }: PlaceIndex, place: number, written: string): number {
  const sameMarks = nodes[place]?.name.toLowerCase().includes(written) ? 6 : 0;
  const parent = parents[place] ?? -1;
  const level = parent < 0 ? 0 : (parents[parent] ?? -1) < 0 ? 1 : 2;
  return sameMarks - level * 1.5 - (lengths[place] ?? 0) * 0.1;
}
