import { type Reading, type Word, typedWords } from './query-text.ts';

const separators = /[&,;+/|]|(?<=\s)(?:và|va|and)(?=\s)/iu;
const maxThings = 4;

/** Splits a text like `áo thun & quần` or `trà và mật ong` into things searched separately. */
export function splitAtConjunctions(text: string): Reading[] {
  const things = text
    .normalize('NFC')
    .split(separators)
    .map(typedWords)
    .filter((words) => tellingOf(words) > 0);
  return things.length > 1 ? things.slice(0, maxThings).map((words) => ({ words, cost: 0 })) : [];
}

const shortestThing = 2;

/** Splits a text such as `nón lá dép cói` into two things without a separator, at every possible place. */
export function* splitInTwo(typed: Word[]): Generator<[Reading, Reading]> {
  const asReading = (words: Word[]): Reading => ({ words: asPhrase(words), cost: 0 });
  for (let cut = shortestThing; cut <= typed.length - shortestThing; cut += 1)
    yield [asReading(typed.slice(0, cut)), asReading(typed.slice(cut))];
}

/** Counts the words that tell something; numbers and single letters do not. */
const tellingOf = (words: Word[]): number => words.filter(({ folded }) => /\p{L}{2}/u.test(folded)).length;

/** Maximum number of words of which subsets are tried, which gives at most twenty subsets. */
const maxRelaxed = 6;

/** Yields all ways to leave out `count` words, later words first, as runs of neighbouring words that stay. */
function* leavingOut(words: Word[], count: number): Generator<Word[][]> {
  if (count === 0) return yield [words];
  for (let place = words.length - 1; place >= count - 1; place -= 1)
    for (const [run = [], ...runs] of leavingOut(words.slice(0, place), count - 1)) {
      const after = words.slice(place + 1);
      yield [after, run, ...runs];
    }
}

const inTextOrder = (runs: Word[][]): Word[][] => runs.toReversed();

/** Neighbouring words must stay together in a name: one syllable is often another word. */
const asPhrase = (run: Word[]): Word[] =>
  run.length === 1 ? run : run.map((word) => ({ ...word, beside: 'any' as const }));

const isAlone = (run: Word[]): boolean => run.length === 1;

/** A single word may stand apart from its run (áo sơ mi … nam), unless the rest says too little. */
const isMeaningful = (runs: Word[][], enough: number): boolean =>
  tellingOf(runs.flat()) >= enough && (enough === 1 || runs.filter(isAlone).length <= 1);

/** Yields readings with as many words as possible, then with fewer, but at least half of them. */
export function* fewerWords(typed: Word[]): Generator<Reading[]> {
  const asked = typed.slice(0, maxRelaxed);
  const enough = Math.min(2, tellingOf(asked));
  if (enough === 0) return;
  for (let left = 1; left <= asked.length / 2; left += 1)
    yield [...leavingOut(asked, left)]
      .map(inTextOrder)
      .filter((runs) => isMeaningful(runs, enough))
      .map((runs) => ({ words: runs.flatMap(asPhrase), cost: 0 }));
}
