import * as z from 'zod';
import type { ReadingDocument } from '#shared/library/reading-document.ts';
import { ReadingProgress } from '#shared/library/reading-progress.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { StoredChapter } from './chapter-record.ts';
import { StoredDocument } from './document-record.ts';
import { libraryKeys, progressPrefix, readerKeys } from './library-keys.ts';
import type { LibraryActor } from './library-reader.ts';

/** Number of progress rows that are regarded, far more than documents that anybody begins. */
const maxBegun = 500;
/** Number of documents, read last, of which those not completed are chosen. */
const maxRegarded = 40;

const StoredProgress = ReadingProgress.extend({ documentId: z.string() });
type Begun = { document: StoredDocument; progress: ReadingProgress; completed: string[] };

/** Chapter at which to go on: the one that was left, or after a completed one the next that is not. */
function nextChapterId({ document: { chapterIds }, progress, completed }: Begun): string | undefined {
  const isOpen = (id: string) => !completed.includes(id);
  const place = chapterIds.indexOf(progress.chapterId);
  return chapterIds.slice(Math.max(place, 0)).find(isOpen) ?? chapterIds.find(isOpen);
}

async function readBegun({ table }: TableContext, actor: NonNullable<LibraryActor>): Promise<Begun[]> {
  const pk = readerKeys.partition(actor.userId);
  const { items } = await table.list({ pk, startsWith: progressPrefix, limit: maxBegun }, StoredProgress);
  const latest = items.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, maxRegarded);
  const documents = await table.getMany(
    latest.map(({ documentId }) => [libraryKeys.document(documentId), StoredDocument] as const),
  );
  return latest.flatMap((progress, place) => {
    const document = documents[place];
    // All members may read a published document.
    if (document?.status !== 'published') return [];
    const completed = progress.completed.filter((id) => document.chapterIds.includes(id));
    return completed.length < document.chapterCount ? [{ document, progress, completed }] : [];
  });
}

/** Documents that a member began and has not completed, those read last first. */
export async function listReadingDocuments(
  context: TableContext,
  actor: NonNullable<LibraryActor>,
  limit: number,
): Promise<ReadingDocument[]> {
  const begun = (await readBegun(context, actor)).slice(0, limit);
  const chapters = await context.table.getMany(
    begun.map((one) => [libraryKeys.chapter(nextChapterId(one) ?? ''), StoredChapter] as const),
  );
  return begun.map(({ document, progress, completed }, place) => {
    const chapter = chapters[place];
    return {
      id: document.id,
      slug: document.slug,
      title: document.title,
      categoryName: document.categoryName,
      thumbnailUrl: document.thumbnailUrl,
      chapterCount: document.chapterCount,
      completedCount: completed.length,
      chapter: chapter?.status === 'published' ? { id: chapter.id, title: chapter.title } : null,
      at: progress.at,
    };
  });
}
