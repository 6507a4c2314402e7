/** A key press by a scanner or a person, separated from what an input method made of it. */
export type Keystroke =
  /** A character; `replaced` if an input method wrote it in place of existing text. */
  | { kind: 'char'; char: string; replaced: boolean }
  /** A key press that the browser does not identify. */
  | { kind: 'unknown' }
  | { kind: 'erase' }
  /** Enter or Tab, which scanners send after a code. */
  | { kind: 'end' }
  /** Shift and similar modifiers, which belong to the next press. */
  | { kind: 'silent' }
  /** A press no scanner sends: arrows, shortcuts, a key held down. */
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

/** Returns the character of a key on an American keyboard, which scanners emulate. */
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
 * Classifies a key press. Vietnamese input methods work in two ways. System ones compose: the key is reported
 * as 'Process', but its code is still given. Input methods in front of the system (UniKey, EVKey) swallow a
 * key, erase the existing letters and write them anew, by presses without a code.
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
