import { createHash } from 'node:crypto';
import { fold, normaliseText, words } from '#shared/values/text.ts';

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
  const code = (bitsOf(fold(word), foldedBits) << spellingBits) | bitsOf(normaliseText(word), spellingBits);
  if (known.size >= maxKnown) known.clear();
  known.set(word, code);
  return code;
}

/** Returns the outline of a text in base64, of its first two thousand words. */
export function outlineOf(text: string): string {
  const codes = words(text.normalize('NFC')).slice(0, maxOutlined).map(codeOf);
  const bytes = Buffer.alloc(codes.length * 2);
  for (const [place, code] of codes.entries()) bytes.writeUInt16LE(code, place * 2);
  return bytes.toString('base64');
}

export type OutlineMatch = {
  /** The words stand side by side in the order in which they were typed. */
  isPhrase: boolean;
  /** All words stand within a few words of each other. */
  isNear: boolean;
  /** Number of words that occur with the diacritics with which they were typed. */
  spelt: number;
};

/** Length of the stretch, in words, within which words are near each other. */
const nearLength = 12;

/** Looks for typed words in an outline. */
export function matchOutline(outline: string, typed: readonly string[]): OutlineMatch {
  const bytes = Buffer.from(outline, 'base64');
  const sought = typed.map(codeOf);
  const last = sought.map(() => -Infinity);
  const spelt = new Set<number>();
  let [isPhrase, isNear] = [false, false];
  for (let place = 0; place * 2 < bytes.length; place += 1) {
    const code = bytes.readUInt16LE(place * 2);
    for (const [index, one] of sought.entries()) {
      if (one >> spellingBits !== code >> spellingBits) continue;
      if (one === code) spelt.add(index);
      last[index] = place;
    }
    if (!last.includes(place)) continue;
    isPhrase ||= last.every((at, index) => place - at === last.length - 1 - index);
    isNear ||= place - Math.min(...last) < nearLength;
  }
  return { isPhrase, isNear, spelt: spelt.size };
}
