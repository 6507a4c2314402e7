import { type Reading, type Word, typedWords } from './query-text.ts';

const separators = /[&,;+/|]|(?<=\s)(?:và|va|and)(?=\s)/iu;
const mostThings = 4;

/** `áo thun & quần`, `trà và mật ong`: each thing for itself. */
export function separateThings(text: string): Reading[] {
  const things = text
    .normalize('NFC')
    .split(separators)
    .map(typedWords)
    .filter((words) => tellingOf(words) > 0);
  return things.length > 1 ? things.slice(0, mostThings).map((words) => ({ words, cost: 0 })) : [];
}

const shortestThing = 2;

/** `nón lá dép cói`: two things without a word between them, at every place where they may part. */
export function* twoThings(typed: Word[]): Generator<[Reading, Reading]> {
  const asReading = (words: Word[]): Reading => ({ words: asPhrase(words), cost: 0 });
  for (let cut = shortestThing; cut <= typed.length - shortestThing; cut += 1)
    yield [asReading(typed.slice(0, cut)), asReading(typed.slice(cut))];
}

/** Numbers and single letters say little of what was meant. */
const tellingOf = (words: Word[]): number => words.filter(({ folded }) => /\p{L}{2}/u.test(folded)).length;

/** So many words are tried in every choice of most of them: twenty choices at the worst. */
const mostRelaxed = 6;

/** All ways to leave out so many words, the last named first: runs of neighbours that stay. */
function* leavingOut(words: Word[], count: number): Generator<Word[][]> {
  if (count === 0) return yield [words];
  for (let place = words.length - 1; place >= count - 1; place -= 1)
    for (const [run = [], ...runs] of leavingOut(words.slice(0, place), count - 1)) {
      const after = words.slice(place + 1);
      yield [after, run, ...runs];
    }
}

const inTextOrder = (runs: Word[][]): Word[][] => runs.toReversed();

/** Words that stand together in the text have to stand together in a name: one syllable alone is another word. */
const asPhrase = (run: Word[]): Word[] =>
  run.length === 1 ? run : run.map((word) => ({ ...word, beside: 'any' as const }));

const isAlone = (run: Word[]): boolean => run.length === 1;

/** One word may stand apart from a run it belongs to (áo sơ mi … nam), unless nothing else tells what is meant. */
const isMeaningful = (runs: Word[][], enough: number): boolean =>
  tellingOf(runs.flat()) >= enough && (enough === 1 || runs.filter(isAlone).length <= 1);

/** As many of the words as can be, then fewer, never fewer than half of them. */
export function* fewerWords(typed: Word[]): Generator<Reading[]> {
  const asked = typed.slice(0, mostRelaxed);
  const enough = Math.min(2, tellingOf(asked));
  if (enough === 0) return;
  for (let left = 1; left <= asked.length / 2; left += 1)
    yield [...leavingOut(asked, left)]
      .map(inTextOrder)
      .filter((runs) => isMeaningful(runs, enough))
      .map((runs) => ({ words: runs.flatMap(asPhrase), cost: 0 }));
}
