import { fold, words } from '#shared/values/text.ts';

export type Part = { text: string; marked: boolean };

/** Splits a name into parts and marks the typed ones: beginnings of words, ignoring accents and case. */
export function markedParts(name: string, typed: string): Part[] {
  const beginnings = words(fold(typed)).toSorted((one, other) => other.length - one.length);
  return name
    .split(/(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])/u)
    .flatMap((word) => {
      const folded = fold(word);
      const begun = beginnings.find((beginning) => folded.startsWith(beginning));
      const length = begun?.length ?? 0;
      return [
        { text: word.slice(0, length), marked: true },
        { text: word.slice(length), marked: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
