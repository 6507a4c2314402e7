import { otherNamesOf } from './other-names.ts';
import { isConfirmed, plainWord, type Reading, type Word } from './query-text.ts';
import type { Vocabulary } from './vocabulary.ts';
import { cheapest, type Choice, choicesFor, choicesForJoined } from './word-choices.ts';

const kept = 12;
/** Maximum number of corrected words; longer texts are usually pasted and not typed. */
const maxCorrected = 8;
const maxJoined = 3;
const otherName = 0.5;

const joined = (neighbours: Word[]): Word => ({
  exact: neighbours.map(({ exact }) => exact).join(''),
  folded: neighbours.map(({ folded }) => folded).join(''),
  ...(neighbours.at(-1)?.isHalf && { isHalf: true as const }),
});

/** A synonym of several words counts only with all of them together. */
const asOne = (name: string[]): Word[] =>
  name.map((word) => ({ ...plainWord(word), ...(name.length > 1 && { beside: 'any' as const }) }));

/** Returns what the given typed words may mean together. */
function choicesOf(vocabulary: Vocabulary, typed: Word[]): Choice[] {
  const [word, another] = typed;
  if (!word) return [];
  const others = otherNamesOf(typed.map(({ folded }) => folded).join(' ')).filter((name) =>
    name.every((part) => vocabulary.has(part)),
  );
  return [
    ...others.map((name) => ({ words: asOne(name), cost: otherName })),
    ...(another ? choicesForJoined(vocabulary, joined(typed)) : choicesFor(vocabulary, word)),
  ];
}

/** Maximum cost of a correction per letter. A typo in a short word could mean anything. */
const costPerLetter = 0.25;

/** Returns likely corrections of a text that found nothing, most likely first. */
export function spellingCorrections(vocabulary: Vocabulary, typed: Word[]): Reading[] {
  if (typed.length > maxCorrected || !typed.every(({ folded }) => /^[a-z\d]+$/.test(folded))) return [];
  const readTo: Reading[][] = Array.from({ length: typed.length + 1 }, () => []);
  readTo[0] = [{ words: [], cost: 0 }];
  for (let from = 0; from < typed.length; from += 1) {
    const readings = cheapest(readTo[from] ?? [], kept);
    if (readings.length === 0) continue;
    for (let to = from + 1; to <= Math.min(typed.length, from + maxJoined); to += 1)
      for (const choice of choicesOf(vocabulary, typed.slice(from, to)))
        for (const { words, cost } of readings)
          readTo[to]?.push({ words: [...words, ...choice.words], cost: cost + choice.cost });
  }
  const dearest = joined(typed).folded.length * costPerLetter;
  return cheapest(readTo[typed.length] ?? [], kept).filter(
    ({ words, cost }) => cost > 0 && cost <= dearest && isConfirmed(words),
  );
}
