import type { Keystroke } from '#web/ui/scan/keystroke.ts';

const toneMarks: Record<string, string> = { s: '\u0301', f: '\u0300', r: '\u0309', x: '\u0303', j: '\u0323' };
const anyTone = /[\u0300\u0301\u0303\u0309\u0323]/;
const isVowel = (letter: string) => /^[aeiouy]/i.test(letter.normalize('NFD'));
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
/** A shape stands before a tone, or the two make no letter. */
function withMark(letter: string, mark: string): string {
  const [base = '', ...marks] = letter.normalize('NFD');
  return [base, ...(anyTone.test(mark) ? [...marks, mark] : [mark, ...marks])].join('').normalize('NFC');
}
const without = (letter: string, mark: string | RegExp) =>
  letter.normalize('NFD').replace(mark, '').normalize('NFC');
const has = (letter: string, mark: string) => letter.normalize('NFD').includes(mark);

/** What Telex makes of a word when one more key is pressed: enough of UniKey to garble codes the way it does. */
function telex(word: readonly string[], key: string): string[] {
  const put = (at: number, letter: string, rest: string[] = []) => [
    ...word.slice(0, at),
    letter,
    ...word.slice(at + 1),
    ...rest,
  ];
  const lower = key.toLowerCase();
  if (lower === 'd') {
    const barred = word.findLastIndex((letter) => same(letter, 'đ'));
    if (barred >= 0) return put(barred, word[barred] === 'Đ' ? 'D' : 'd', [key]);
    const plain = word.findLastIndex((letter) => same(letter, 'd'));
    if (plain >= 0) return put(plain, word[plain] === 'D' ? 'Đ' : 'đ');
  }
  if ('aeo'.includes(lower)) {
    const at = word.findLastIndex(
      (letter) =>
        same(without(letter, anyTone)[0] ?? '', lower) ||
        same(without(without(letter, anyTone), '\u0302'), lower),
    );
    const letter = word[at];
    if (letter !== undefined)
      return has(letter, '\u0302')
        ? put(at, without(letter, '\u0302'), [key])
        : put(at, withMark(letter, '\u0302'));
  }
  if (lower === 'w') {
    const at = word.findLastIndex((letter) => /^[aou]$/i.test(without(letter, anyTone)));
    const letter = word[at];
    if (letter !== undefined)
      return put(at, withMark(letter, /a/i.test(without(letter, anyTone)) ? '\u0306' : '\u031b'));
    if (same(word.at(-1) ?? '', 'ư')) return put(word.length - 1, key);
    return [...word, key === 'W' ? 'Ư' : 'ư'];
  }
  const vowel = word.findLastIndex(isVowel);
  const letter = word[vowel];
  const mark = toneMarks[lower];
  if (letter !== undefined && mark) {
    if (has(letter, mark)) return put(vowel, without(letter, mark), [key]);
    return put(vowel, withMark(without(letter, anyTone), mark));
  }
  if (letter !== undefined && lower === 'z' && anyTone.test(letter.normalize('NFD')))
    return put(vowel, without(letter, anyTone));
  return [...word, key];
}

const isLetter = (char: string) => /\p{L}/u.test(char);

/** The presses a page sees of a code that is scanned while UniKey is on: it swallows a key, erases and writes anew. */
export function throughUniKey(code: string): { strokes: Keystroke[]; shown: string } {
  const strokes: Keystroke[] = [];
  let shown: string[] = [];
  for (const key of code) {
    const from = shown.findLastIndex((char) => !isLetter(char)) + 1;
    const after = isLetter(key)
      ? [...shown.slice(0, from), ...telex(shown.slice(from), key)]
      : [...shown, key];
    const isLiteral =
      after.length === shown.length + 1 &&
      after.at(-1) === key &&
      shown.every((char, at) => char === after[at]);
    if (isLiteral) strokes.push({ kind: 'char', char: key, replaced: false });
    else {
      let kept = 0;
      while (kept < shown.length && shown[kept] === after[kept]) kept += 1;
      for (let erased = kept; erased < shown.length; erased += 1) strokes.push({ kind: 'erase' });
      for (const char of after.slice(kept)) strokes.push({ kind: 'char', char, replaced: true });
    }
    shown = after;
  }
  return { strokes, shown: shown.join('') };
}
