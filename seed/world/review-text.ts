import type { Random } from '#seed/random.ts';
import { departmentWords } from './review-department-words.ts';
import { anyWords, arrivalWords, laterWords, shortWords, type Words } from './review-words.ts';

export type Stars = 1 | 2 | 3 | 4 | 5;

/** Moods of a review's sentences: a good review may contain a “but”, a bad one usually something positive. */
function moodsOf(stars: Stars, random: Random): (keyof Words)[] {
  if (stars === 5) return ['good', 'good', 'good'];
  if (stars === 4) return ['good', random.chance(0.5) ? 'mixed' : 'good', 'good'];
  if (stars === 3) return ['mixed', random.chance(0.6) ? 'good' : 'mixed', 'mixed'];
  return ['bad', random.chance(0.3) ? 'mixed' : 'bad', stars === 2 && random.chance(0.3) ? 'good' : 'bad'];
}

const short = (stars: Stars): keyof Words => (stars >= 4 ? 'good' : stars === 3 ? 'mixed' : 'bad');

/** Joins sentences with a space, sometimes with a line break as on phones. */
const joined = (sentences: string[], random: Random): string =>
  sentences.join(random.chance(0.12) ? '\n' : ' ');

const longUse = 45;

/**
 * Creates a writer of review texts for one good, which avoids repetition as long as there are unused sentences.
 */
export function commentWriter(department: string, random: Random) {
  const own = departmentWords[department] ?? anyWords;
  const used = new Set<string>();

  function say(choices: readonly string[]): string {
    const fresh = choices.filter((sentence) => !used.has(sentence));
    const sentence = random.pick(fresh.length > 0 ? fresh : choices);
    used.add(sentence);
    return sentence;
  }

  /** Writes only stars, a single word, one or two sentences, or a long text. */
  return function commentOf(stars: Stars, sinceBought: number): string {
    const [first, second, third] = moodsOf(stars, random);
    if (!first || !second || !third) return '';
    const length = random.next();
    if (length < 0.1) return '';
    if (length < 0.22) return say(shortWords[short(stars)]);
    if (length < 0.4) return say(own[first]);
    if (length < 0.72) return joined(random.shuffle([say(own[first]), say(arrivalWords[second])]), random);
    const sentences = [say(own[first]), say(own[second]), say(arrivalWords[third]), say(anyWords[first])];
    if (length > 0.88) sentences.splice(1, 0, say(own[first]));
    if (stars >= 4 && sinceBought > longUse && random.chance(0.5)) sentences.unshift(say(laterWords));
    return joined([...new Set(sentences)], random);
  };
}
