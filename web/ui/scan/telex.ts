import type { Keystroke } from './keystroke.ts';

/** Unicode marks of decomposed letters and their Telex keys. A circumflex repeats its letter. */
const tones: Readonly<Record<string, string>> = {
  '\u0301': 's',
  '\u0300': 'f',
  '\u0309': 'r',
  '\u0303': 'x',
  '\u0323': 'j',
};
const circumflex = '\u0302';
const breveOrHorn = /[\u0306\u031b]/;

const isUpper = (char: string): boolean => char !== char.toLowerCase();
const likeIn = (char: string, key: string): string => (isUpper(char) ? key.toUpperCase() : key);

type Letter = { base: string; keys: string[] };

/** Splits a letter into its base and the keys that set its marks, the shape before the tone. */
function apart(char: string): Letter {
  if (char === 'đ' || char === 'Đ') return { base: likeIn(char, 'd'), keys: [likeIn(char, 'd')] };
  const [base = '', ...marks] = char.normalize('NFD');
  const shape = marks.flatMap((mark) => {
    if (mark === circumflex) return [base];
    return breveOrHorn.test(mark) ? [likeIn(base, 'w')] : [];
  });
  const tone = marks.flatMap((mark) => {
    const key = tones[mark];
    return key ? [likeIn(base, key)] : [];
  });
  return { base, keys: [...shape, ...tone] };
}

const keysIn = (text: string): string[] => Array.from(text).flatMap((char) => apart(char).keys);

const basesIn = (text: string): string =>
  Array.from(text)
    .map((char) => apart(char).base)
    .join('');

/** Returns the keys of a letter typed where no letter was before: 'Ư' alone is one press of W. */
function keysOfLone(char: string): string {
  const { base, keys } = apart(char);
  const isLoneHorn = base.toLowerCase() === 'u' && keys[0]?.toLowerCase() === 'w';
  return (isLoneHorn ? '' : base) + keys.join('');
}

/** Returns the swallowed key press, from the letters removed and those written instead. */
function swallowed(removed: string, put: string): string {
  // A second W turns a lone 'Ư' back into 'W'.
  if (basesIn(removed) !== basesIn(put)) return Array.from(put).at(-1) ?? '';
  const before = keysIn(removed);
  const after = keysIn(put);
  const gained = after.find((key) => count(after, key) > count(before, key));
  if (gained) return gained;
  // A tone was removed.
  return before.length > after.length ? likeIn(removed, 'z') : '';
}

const count = (keys: readonly string[], key: string): number => keys.filter((other) => other === key).length;

/**
 * Reconstructs the pressed keys from key presses and input method edits. An input method erases a few letters,
 * writes others in their place and swallows the key that caused it; the difference tells which key it was.
 */
export function keysPressed(strokes: readonly Keystroke[]): string {
  let pressed = '';
  let shown: string[] = [];
  for (let at = 0; at < strokes.length;) {
    const stroke = strokes[at];
    if (stroke?.kind === 'char' && !stroke.replaced) {
      pressed += stroke.char;
      shown.push(stroke.char);
      at += 1;
      continue;
    }
    let erased = 0;
    for (; strokes[at]?.kind === 'erase'; at += 1) erased += 1;
    const put: string[] = [];
    for (let next = strokes[at]; next?.kind === 'char' && next.replaced; next = strokes[at]) {
      put.push(next.char);
      at += 1;
    }
    const removed = shown.slice(shown.length - erased);
    shown = [...shown.slice(0, shown.length - erased), ...put];
    pressed += pressesBehind(removed, put);
    if (erased === 0 && put.length === 0) at += 1;
  }
  return pressed;
}

function pressesBehind(removed: readonly string[], put: readonly string[]): string {
  const head = put.slice(0, removed.length).join('');
  const rest = put.slice(removed.length);
  if (removed.length === 0) return rest.map(keysOfLone).join('');
  const was = removed.join('');
  // Repeating the key removes its mark and writes the letter itself: 'Â' and A make 'AA'.
  const lost = keysIn(was).find((key) => count(keysIn(was), key) > count(keysIn(head), key));
  const isUndone =
    basesIn(was) === basesIn(head) && lost?.toLowerCase() === rest[0]?.toLowerCase() && rest.length > 0;
  return (isUndone ? '' : swallowed(was, head)) + rest.map(keysOfLone).join('');
}

const vietnamese = /[^\0-\u007f]/;

/** Returns possible key presses of a text, likeliest first: marks after their letter, or at word's end. */
export function pressesFor(text: string): string[] {
  const whole = text.normalize('NFC');
  if (!vietnamese.test(whole)) return [whole];
  const near = Array.from(whole).map(keysOfLone).join('');
  const full = Array.from(whole)
    .map((char) => apart(char).base + apart(char).keys.join(''))
    .join('');
  const late = whole.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const letters = Array.from(word).map(apart);
    return letters.map(({ base }) => base).join('') + letters.flatMap(({ keys }) => keys).join('');
  });
  return [...new Set([near, full, late])];
}
