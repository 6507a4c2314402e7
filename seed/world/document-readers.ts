import type { Profile } from '#functions/domain/accounts/account.ts';
import { markItem, viewedItem } from '#functions/domain/library/own-documents.ts';
import { progressRecord } from '#functions/domain/library/own-progress.ts';
import type { ReaderMark } from '#functions/domain/library/library-keys.ts';
import { stepsOfReading } from '#functions/domain/library/document-reading.ts';
import type { ReadingProgress } from '#shared/library/reading-progress.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { type Random, randomOf } from '#seed/random.ts';
import type { CountedStep } from './content-likes.ts';
import type { PlacedDocument } from './placed-documents.ts';

/** A member’s marks on a document, and their progress if they have begun to read it. */
export type DocumentReading = {
  userId: string;
  documentId: string;
  marks: { kind: ReaderMark; at: string }[];
  progress: (ReadingProgress & { started: string[] }) | null;
};

type ReadChapter = { id: string; paragraphs: number; isFilmed: boolean };

const paragraphsOf = (html: string): number => html.split('<p>').length - 1;

const chaptersToRead = ({ written, chapterIds }: PlacedDocument): ReadChapter[] =>
  written.chapters.flatMap(({ html, film, isPublished }, place) =>
    isPublished
      ? [{ id: chapterIds[place] ?? '', paragraphs: paragraphsOf(html), isFilmed: film !== null }]
      : [],
  );

/** Reading of the first chapters as far as a share of the document; at 1 all of them are completed. */
function progressOf(
  chapters: readonly ReadChapter[],
  { share, at, random }: { share: number; at: string; random: Random },
): DocumentReading['progress'] {
  const finished = Math.floor(chapters.length * share);
  const current = chapters[finished] ?? chapters.at(-1);
  if (!current) return null;
  const place = {
    chapterId: current.id,
    second: current.isFilmed ? random.between(2, 6) : 0,
    paragraph:
      finished === chapters.length ? current.paragraphs - 1 : random.between(0, current.paragraphs - 1),
  };
  const completed = chapters.slice(0, finished).map(({ id }) => id);
  const started = [...new Set([...completed, current.id])].toSorted();
  return { ...place, furthest: place, completed: completed.toSorted(), started, at };
}

/** Shares of a document that its readers have read: finished, half read and just begun. */
const shares = [1, 0.5, 0.1, 0.6, 1, 0.5, 0.1, 0.75] as const;

type PublicDocument = PlacedDocument & { publishedAt: string };

function readingOf(
  document: PublicDocument,
  { id: userId, since, place, today }: { id: string; since: string; place: number; today: Date },
): DocumentReading {
  const random = randomOf(`reading:${userId}:${document.title}`);
  const from = Date.parse(since > document.publishedAt ? since : document.publishedAt);
  const moment = (): string =>
    new Date(from + Math.floor((0.02 + 0.97 * random.next()) * (today.getTime() - from))).toISOString();
  const marks = (['favorite', 'follow'] as const).filter((kind) =>
    random.chance(kind === 'favorite' ? 0.5 : 0.35),
  );
  const share = shares[(place + random.between(0, 3)) % shares.length] ?? 1;
  return {
    userId,
    documentId: document.id,
    marks: marks.map((kind) => ({ kind, at: moment() })),
    progress: random.chance(0.85)
      ? progressOf(chaptersToRead(document), { share, at: moment(), random })
      : null,
  };
}

/** Number of documents that the member of the documentation has read something of; others have fewer. */
const knownReaderDocuments = 9;

/** Marks and progress of active members, each in some of the published documents. */
export function buildReadings(
  placed: readonly PlacedDocument[],
  members: readonly Profile[],
  today: Date,
): DocumentReading[] {
  const open = placed.filter((document): document is PublicDocument => document.publishedAt !== null);
  return members.flatMap(({ id, email, status, verificationDate: since }) => {
    if (status !== 'active' || since === null || since >= today.toISOString()) return [];
    const random = randomOf(`reader:${id}`);
    const count = email === 'member@cholang.vn' ? knownReaderDocuments : random.between(1, 6);
    return random
      .shuffle(open)
      .slice(0, count)
      .map((document, place) => readingOf(document, { id, since, place, today }));
  });
}

/** Changes of a document's counters that its readers' marks made. */
export const stepsOfReadings = (readings: readonly DocumentReading[], documentId: string): CountedStep[] =>
  readings
    .filter((reading) => reading.documentId === documentId)
    .flatMap(({ userId, marks }) => marks.map(({ kind }) => ({ by: userId, sums: { [kind]: 1 } })));

/** Changes of the counters that tell how many began and completed each chapter of a document. */
export const stepsOfReaders = (readings: readonly DocumentReading[], documentId: string): CountedStep[] =>
  readings.flatMap(({ userId, documentId: id, progress }) =>
    id === documentId && progress ? [{ by: userId, sums: stepsOfReading(undefined, progress) }] : [],
  );

export const itemsOfReading = ({ marks, progress, ...name }: DocumentReading): Item[] => [
  ...marks.map((mark) => markItem(name, mark)),
  ...(progress
    ? [viewedItem(name, progress.at), progressRecord.item({ ...name, ...progress, version: 1 })]
    : []),
];
