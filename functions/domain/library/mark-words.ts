import type { MarkedPart } from '#shared/library/read-library.contract.ts';
import { foldWord } from '#functions/platform/content/fold-word.ts';

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** Length of a snippet in letters, and of what stands before its first marked word. */
const [snippetLength, leading] = [200, 60];

/**
 * Splits a text at the words that were searched for, whatever their diacritics. Each word is folded by itself, so
 * that positions stay those of the original text.
 */
export function markWords(text: string, sought: readonly string[]): MarkedPart[] {
  const wanted = new Set(sought.map(foldWord));
  const parts: MarkedPart[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!wanted.has(foldWord(word))) continue;
    if (index > from) parts.push({ text: text.slice(from, index), isMarked: false });
    parts.push({ text: word, isMarked: true });
    from = index + word.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMarked: false });
  return parts;
}

/** Cuts a text behind its last whole word, or within one that is too long. */
const cutAt = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most + 1).replace(/\s+\S*$/, '')}…`;

/** Returns the surroundings of the first searched word, with all such words in it marked. */
export function snippetOf(text: string, sought: readonly string[]): MarkedPart[] {
  const wanted = new Set(sought.map(foldWord));
  const first = text.matchAll(wordPattern).find(({ 0: word }) => wanted.has(foldWord(word)));
  const start = Math.max(0, (first?.index ?? 0) - leading);
  const begun = start === 0 ? text : `…${text.slice(start - 1).replace(/^\S*\s+/, '')}`;
  return markWords(cutAt(begun, snippetLength), sought);
}
