/** One press as a scanner or a person makes it, told apart from what an input method made of it. */
export type Keystroke =
  /** What the key stands for; `replaced` when no key wrote it but an input method, in place of what was there. */
  | { kind: 'char'; char: string; replaced: boolean }
  /** Something was pressed, and the browser does not say what. */
  | { kind: 'unknown' }
  | { kind: 'erase' }
  /** Enter or Tab, as scanners end a code. */
  | { kind: 'end' }
  /** Shift and its like: part of the next press. */
  | { kind: 'silent' }
  /** Nothing a scanner does: arrows, shortcuts, a key held down. */
  | { kind: 'break' };

export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'isComposing'
> & { capsLock: boolean };

const digitRow = ')!@#$%^&*(';
const signs: Readonly<Record<string, string>> = {
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Backquote: '`~',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Space: '  ',
  NumpadAdd: '++',
  NumpadSubtract: '--',
  NumpadMultiply: '**',
  NumpadDivide: '//',
  NumpadDecimal: '..',
};

/** What a key writes on the keyboard scanners play: the American one. */
function charOfKey({ code, shiftKey, capsLock }: KeyPress): string | undefined {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return shiftKey === capsLock ? letter.toLowerCase() : letter;
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit) return shiftKey ? digitRow[Number(digit)] : digit;
  const pad = /^Numpad(\d)$/.exec(code)?.[1];
  return pad ?? signs[code]?.[shiftKey ? 1 : 0];
}

const silent = new Set(['Shift', 'CapsLock', 'NumLock', 'Fn']);
const isPlain = (key: string): boolean => /^[ -~]$/.test(key);
const ends = new Set(['Enter', 'NumpadEnter', 'Tab']);

/**
 * Vietnamese input methods work in two ways. Those of the system compose: the key is called 'Process', and its place on
 * the keyboard is still told. Those that sit before it (UniKey, EVKey) swallow a key, rub out what stands there and
 * write it anew, by presses of no place at all.
 */
export function keystrokeOf(press: KeyPress): Keystroke {
  const { key, code } = press;
  if (silent.has(key)) return { kind: 'silent' };
  if (press.repeat || press.ctrlKey || press.altKey || press.metaKey) return { kind: 'break' };
  if (ends.has(code) || ends.has(key)) return { kind: 'end' };
  if (key === 'Backspace') return { kind: 'erase' };
  const isOne = key.length === 1;
  if (isOne && code === '') return { kind: 'char', char: key.normalize('NFC'), replaced: true };
  if (isOne && isPlain(key) && !press.isComposing) return { kind: 'char', char: key, replaced: false };
  const char = charOfKey(press);
  if (char !== undefined) return { kind: 'char', char, replaced: false };
  return key === 'Process' || key === 'Unidentified' || press.isComposing
    ? { kind: 'unknown' }
    : { kind: 'break' };
}
