import { words } from '#shared/values/text.ts';
import { textMatcher } from '#functions/platform/views/text-outline.ts';

export type ChapterHit = { id: string; documentId: string; title: string; outline?: string | undefined };

/** Points of a hit. What stands in a title outweighs anything in a text. */
const points = { titleWord: 8, titlePhrase: 8, spelt: 2, phrase: 4, near: 2 };

/** Words of a question that are ranked by. */
const maxWords = 8;

/** Sorts hits, the best first; equal ones keep their order. Each hit is there once. */
export function rankChapters(hits: readonly ChapterHit[], q: string): ChapterHit[] {
  const typed = words(q.normalize('NFC')).slice(0, maxWords);
  const { inOutline, inText } = textMatcher(typed);
  const isMany = typed.length > 1;
  const pointsOf = ({ title, outline = '' }: ChapterHit): number => {
    const [heading, text] = [inText(title), inOutline(outline)];
    return (
      heading.found * points.titleWord +
      Number(isMany && heading.isPhrase) * points.titlePhrase +
      (heading.spelt + text.spelt) * points.spelt +
      Number(isMany && text.isPhrase) * points.phrase +
      Number(isMany && text.isNear) * points.near
    );
  };
  const once = [...new Map(hits.map((hit) => [hit.id, hit])).values()];
  return once
    .map((hit) => ({ hit, points: pointsOf(hit) }))
    .toSorted((a, b) => b.points - a.points)
    .map(({ hit }) => hit);
}
