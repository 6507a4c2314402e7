import type { ChapterReading } from '#shared/library/chapter.ts';
import { countFor, readSums, type Sums } from '#functions/domain/subjects/subject-counters.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { readingKind } from './library-keys.ts';
import { getReadable, type LibraryActor, readChapters } from './library-reader.ts';
import { toChapterLine } from './show-documents.ts';

/** Chapters that a member has begun and completed, as far as they are counted. */
type CountedChapters = { started: readonly string[]; completed: readonly string[] };

const nothing: CountedChapters = { started: [], completed: [] };

const nameOf = { started: 'started_', completed: 'finished_' } as const;

/** Steps from one set of chapters to another: 1 for each new one, -1 for each that left. */
const stepsOf = (kind: keyof CountedChapters, before: CountedChapters, after: CountedChapters): Sums =>
  Object.fromEntries([
    ...after[kind].filter((id) => !before[kind].includes(id)).map((id) => [nameOf[kind] + id, 1]),
    ...before[kind].filter((id) => !after[kind].includes(id)).map((id) => [nameOf[kind] + id, -1]),
  ]);

/** Steps of all counters of a document's readers from one state to another. */
export const stepsOfReading = (
  before: CountedChapters = nothing,
  after: CountedChapters = nothing,
): Sums => ({
  ...stepsOf('started', before, after),
  ...stepsOf('completed', before, after),
});

/**
 * Counts the difference between what a member had read before and after, in the transaction that stores it, so that
 * everybody counts once per chapter. The counters of all chapters of a document are one item, because completing a
 * hundred chapters at once would not fit into a transaction otherwise.
 */
export function countReading(
  { userId, documentId }: { userId: string; documentId: string },
  before?: CountedChapters,
  after?: CountedChapters,
): Operation[] {
  const steps = stepsOfReading(before, after);
  return Object.keys(steps).length > 0
    ? [countFor({ kind: readingKind, id: documentId }, userId, steps)]
    : [];
}

/** Sums of the readers of each chapter, for those who write documents. Nobody is named. */
export async function readDocumentReading(
  context: TableContext,
  actor: LibraryActor,
  id: string,
): Promise<{ chapters: ChapterReading[] }> {
  const document = await getReadable(context, actor, id);
  const [chapters, { sums }] = await Promise.all([
    readChapters(context, actor, document),
    readSums(context.table, { kind: readingKind, id }),
  ]);
  return {
    chapters: chapters.map((chapter, place) => {
      const {
        id: chapterId,
        title,
        position,
        isPublished,
        views,
      } = toChapterLine(chapter, {
        position: place + 1,
        progress: null,
      });
      const sumOf = (kind: keyof CountedChapters) => sums[nameOf[kind] + chapterId] ?? 0;
      return {
        id: chapterId,
        title,
        position,
        isPublished,
        views,
        started: sumOf('started'),
        finished: sumOf('completed'),
      };
    }),
  };
}
