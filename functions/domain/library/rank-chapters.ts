import { fold, normaliseText, words } from '#shared/values/text.ts';
import { matchOutline } from '#functions/platform/views/text-outline.ts';

export type ChapterHit = { id: string; documentId: string; title: string; outline?: string | undefined };

/** Points of a hit. What stands in a title outweighs anything in a text. */
const points = { titleWord: 8, titlePhrase: 8, spelt: 2, phrase: 4, near: 2 };

const spelling = (text: string): string[] => words(normaliseText(text));

/** Whether the words stand side by side in a text. */
const hasPhrase = (text: readonly string[], phrase: readonly string[]): boolean =>
  text.some((_, place) => phrase.every((word, index) => text[place + index] === word));

function pointsOf({ title, outline = '' }: ChapterHit, typed: readonly string[]): number {
  const sought = typed.map(fold);
  const titleWords = words(fold(title));
  const inTitle = sought.filter((word) => titleWords.includes(word)).length;
  const titleSpelling = spelling(title);
  const isMany = typed.length > 1;
  const text = matchOutline(outline, typed);
  const speltInTitle = typed.filter((word) => titleSpelling.includes(word)).length;
  return (
    inTitle * points.titleWord +
    Number(isMany && hasPhrase(titleWords, sought)) * points.titlePhrase +
    (speltInTitle + text.spelt) * points.spelt +
    Number(isMany && text.isPhrase) * points.phrase +
    Number(isMany && text.isNear) * points.near
  );
}

/** Sorts hits, the best first; equal ones keep their order. Each hit is there once. */
export function rankChapters(hits: readonly ChapterHit[], q: string): ChapterHit[] {
  const typed = spelling(q);
  const once = [...new Map(hits.map((hit) => [hit.id, hit])).values()];
  return once
    .map((hit) => ({ hit, points: pointsOf(hit, typed) }))
    .toSorted((a, b) => b.points - a.points)
    .map(({ hit }) => hit);
}
