import { ChapterText } from '#shared/library/chapter.ts';
import { chapterPublication, searchedIn } from '#functions/domain/library/chapter-publication.ts';
import { chapterWordsRecord, type StoredChapter } from '#functions/domain/library/chapter-record.ts';
import { chapterKind } from '#functions/domain/library/library-keys.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { randomOf } from '#seed/random.ts';
import { type CountedStep, countSteps } from './content-likes.ts';
import { chapterWrittenAt, type PlacedDocument } from './placed-documents.ts';

const day = 86_400_000;

export type DemoChapter = {
  card: StoredChapter;
  text: ChapterText;
  /** Views of the chapter, which are views of its document as well. */
  views: CountedStep[];
  counters: Item[];
};

/** Older documents were read more often, and each chapter by fewer people than the one before it. */
function viewsOf({ title, id, publishedAt }: PlacedDocument, place: number, today: Date): CountedStep[] {
  if (publishedAt === null) return [];
  const random = randomOf(`views:${title}`);
  const days = (today.getTime() - Date.parse(publishedAt)) / day;
  const first = random.between(40, 120) + Math.floor(days * random.between(1, 3));
  const kept = random.between(70, 90) / 100;
  return Array.from({ length: Math.floor(first * kept ** place) }, (_, visitor) => ({
    by: `${id}:${visitor}`,
    sums: { views: 1 },
  }));
}

/** Chapters of a document, in their order. */
export const buildChapters = (document: PlacedDocument, today: Date): DemoChapter[] =>
  document.written.chapters.map(({ title, film, html, isPublished }, place): DemoChapter => {
    const { id: documentId, publishedAt, chapterIds } = document;
    const id = chapterIds[place] ?? '';
    const createdAt = new Date(chapterWrittenAt(Date.parse(document.createdAt), place)).toISOString();
    const views = isPublished ? viewsOf(document, place, today) : [];
    const { counted, items: counters } = countSteps({ kind: chapterKind, id }, views);
    const text = ChapterText.parse({ title, content: html, playbackId: film });
    const made = {
      id,
      text,
      at: isPublished ? (publishedAt ?? createdAt) : createdAt,
      card: { documentId, createdAt, sums: counted.sums, sumsVersion: counted.version },
    };
    const { publishedOnce, draftOnce } = chapterPublication;
    const card = isPublished ? publishedOnce.toCard({ ...made, slug: '' }) : draftOnce.toCard(made);
    return { card, text, views, counters };
  });

export function itemsOfChapter({ card, text, counters }: DemoChapter, by: string): Item[] {
  const { publishedOnce, draftOnce } = chapterPublication;
  const isPublished = card.status === 'published';
  const { id, documentId, status, createdAt } = card;
  const searched = isPublished ? searchedIn(text) : { title: '', words: '' };
  return [
    ...(isPublished ? publishedOnce : draftOnce).itemsOf(card, text, by),
    chapterWordsRecord.item({ id, documentId, ...searched, status, createdAt }),
    ...counters,
  ];
}
