const tones = new Set('sfrxjz');

const firstVowel = (word: string): number => word.search(/[aeiouyw]/);

/** Returns the word without one of its tone letters, which come anywhere after the vowel. */
function withoutTone(word: string): string[] {
  const start = firstVowel(word);
  if (start < 0) return [];
  return word
    .split('')
    .flatMap((letter, place) =>
      place > start && tones.has(letter) ? [word.slice(0, place) + word.slice(place + 1)] : [],
    );
}

/** Returns possible meanings, without diacritics, of Telex typed while off: `nuowcs`, `ddieemr`. */
export function telexReadings(word: string): string[] {
  if (!/[sfrxjzw]|([aeo])\1|dd/.test(word)) return [];
  const single = word.replace(/([aeo])\1/g, '$1').replaceAll('dd', 'd');
  const bases = new Set([word, single, single.replaceAll('w', ''), single.replaceAll('w', 'u')]);
  const read = new Set([...bases].flatMap((base) => [base, ...withoutTone(base)]));
  read.delete(word);
  return [...read];
}

/** Returns a word typed in VNI while it was off: `nuoc1`, `ca2`. Three digits in a row are a code. */
export const vniReading = (word: string): string | undefined =>
  /^[a-z]+[1-9][a-z1-9]*$/.test(word) && !/\d{3}/.test(word) ? word.replace(/\d/g, '') : undefined;

const sounds: [pattern: RegExp, sound: string][] = [
  [/f/g, 'ph'],
  [/^tr/, 'ch'],
  [/^gi(?=[aou])/, 'd'],
  [/^(gi|ri)/, 'di'],
  [/^[rzj]/, 'd'],
  [/^x/, 's'],
  [/^l/, 'n'],
  [/^(k|q(?=u))/, 'c'],
  [/^ngh/, 'ng'],
  [/^gh/, 'g'],
  [/y/g, 'i'],
  [/ng$/, 'n'],
  [/[tk]$/, 'c'],
];

/** Maps words that sound alike to many to one sound: chứng and trứng, sôi and xôi, mỳ and mì. */
export const soundOf = (word: string): string =>
  sounds.reduce((sound, [pattern, replacement]) => sound.replace(pattern, replacement), word);

const rarelyWrong = 0.3;
const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Position of a key; each row starts half a key further right. Only letters have neighbours. */
function keyOf(letter: string): [column: number, row: number] {
  const row = keyboard.findIndex((keys) => keys.includes(letter));
  return [(keyboard[row] ?? '').indexOf(letter) + row / 2, row];
}

function areNeighbours(a: string, b: string): boolean {
  const [[x, y], [otherX, otherY]] = [keyOf(a), keyOf(b)];
  return Math.abs(x - otherX) <= 1 && Math.abs(y - otherY) <= 1;
}

const areVowels = (letters: string): boolean => /^[aeiouy]+$/.test(letters);

/** Cost of a wrong letter: neighbouring keys and other vowels are common mistakes. */
const otherLetter = (typed: string, meant: string): number =>
  areNeighbours(typed, meant) || areVowels(typed + meant) ? 1.1 : 1.6;

/**
 * Cost of the single typo between two different words: letters swapped, doubled, added, missing or replaced;
 * undefined if they differ more. A typo in the first letter costs more, because it is rare.
 */
export function typoCost(typed: string, meant: string): number | undefined {
  const shorter = Math.min(typed.length, meant.length);
  if (Math.max(typed.length, meant.length) - shorter > 1) return undefined;
  let start = 0;
  while (start < shorter && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const [mine, theirs] = [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)];
  const first = start === 0 ? rarelyWrong : 0;
  if (mine.length === 1 && theirs.length === 0) return first + (mine === typed[start - 1] ? 0.7 : 1);
  if (mine.length + theirs.length === 1) return first + 1;
  if (mine.length === 1 && theirs.length === 1) return first + otherLetter(mine, theirs);
  const swapped = mine.length === 2 && theirs === `${mine[1]}${mine[0]}`;
  return swapped ? first + 0.8 : undefined;
}

const longEnough = 6;
const lettersOf = (word: string): string => word.split('').sort().join('');
const undoubled = (word: string): string => word.replace(/(.)\1+/g, '$1');

/** Whether a typo is clear by itself: letters reordered or doubled, or any typo in a long word. */
export const isGentle = (typed: string, meant: string): boolean =>
  lettersOf(typed) === lettersOf(meant) ||
  undoubled(typed) === undoubled(meant) ||
  (Math.min(typed.length, meant.length) >= longEnough && typed[0] === meant[0]);
