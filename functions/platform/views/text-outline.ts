import { createHash } from 'node:crypto';
import { normaliseText, words } from '#shared/values/text.ts';
import { foldWord } from '#functions/platform/content/fold-word.ts';

/**
 * Outline of a text: two bytes for each word in its order, twelve bits of the word without diacritics and four of
 * its spelling with them. It tells phrases and neighbours apart at a third of the size of the text. Two words with
 * equal bits only change a rank, because a word index has found them before.
 */
const maxOutlined = 2000;

const bitsOf = (word: string, bits: number): number =>
  createHash('sha1').update(word).digest().readUInt16BE(0) & ((1 << bits) - 1);

const [foldedBits, spellingBits] = [12, 4];

/** Cached, because a text repeats its words and hashing one takes longer than reading it. */
const known = new Map<string, number>();
const maxKnown = 50_000;

function codeOf(word: string): number {
  const before = known.get(word);
  if (before !== undefined) return before;
  const code =
    (bitsOf(foldWord(word), foldedBits) << spellingBits) | bitsOf(normaliseText(word), spellingBits);
  if (known.size >= maxKnown) known.clear();
  known.set(word, code);
  return code;
}

const codesOf = (text: string): number[] => words(text.normalize('NFC')).map(codeOf);

function bytesOf(codes: readonly number[]): Buffer {
  const bytes = Buffer.alloc(codes.length * 2);
  for (const [place, code] of codes.entries()) bytes.writeUInt16LE(code, place * 2);
  return bytes;
}

/** Returns the outline of a text in base64, of its first two thousand words. */
export const outlineOf = (text: string): string =>
  bytesOf(codesOf(text).slice(0, maxOutlined)).toString('base64');

export type TextMatch = {
  /** Number of typed words that occur, and of those with the diacritics with which they were typed. */
  found: number;
  spelt: number;
  /** The words stand side by side in the order in which they were typed. */
  isPhrase: boolean;
  /** All words stand within a few words of each other. */
  isNear: boolean;
};

/** Length of the stretch, in words, within which words are near each other. */
const nearLength = 12;

/**
 * Prepares typed words, which are then looked for in hundreds of outlines. The loop over the words of a text visits
 * some hundred thousand of them for one question, so it allocates nothing.
 */
function prepareMatch(typed: readonly string[]): (bytes: Uint8Array) => TextMatch {
  const sought = typed.map(codeOf);
  const isSought = new Uint8Array(1 << foldedBits);
  for (const code of sought) isSought[code >> spellingBits] = 1;
  const last = sought.map(() => -Infinity);

  /** Notes a word at its place; returns the typed words that it is spelt like, one bit each. */
  function note(code: number, place: number): number {
    let spelt = 0;
    for (let index = 0; index < sought.length; index += 1) {
      const one = sought[index] ?? 0;
      if (one >> spellingBits !== code >> spellingBits) continue;
      if (one === code) spelt |= 1 << index;
      last[index] = place;
    }
    return spelt;
  }

  return (bytes) => {
    last.fill(-Infinity);
    let [spelt, isPhrase, isNear] = [0, false, false];
    for (let place = 0; place * 2 < bytes.length; place += 1) {
      const code = (bytes[place * 2] ?? 0) | ((bytes[place * 2 + 1] ?? 0) << 8);
      if (isSought[code >> spellingBits] === 0) continue;
      spelt |= note(code, place);
      isNear ||= place - Math.min(...last) < nearLength;
      isPhrase ||= isNear && last.every((at, index) => place - at === last.length - 1 - index);
    }
    return {
      found: last.filter((at) => at >= 0).length,
      spelt: sought.filter((_, index) => spelt & (1 << index)).length,
      isPhrase,
      isNear,
    };
  };
}

/** Returns functions that look for typed words in outlines, and in short texts as they are. */
export function textMatcher(typed: readonly string[]) {
  const match = prepareMatch(typed);
  return {
    inOutline: (outline: string): TextMatch => match(Buffer.from(outline, 'base64')),
    inText: (text: string): TextMatch => match(bytesOf(codesOf(text))),
  };
}
