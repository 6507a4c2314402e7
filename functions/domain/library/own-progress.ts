import * as z from 'zod';
import { mergeProgress, type PositionOf } from '#shared/library/merge-progress.ts';
import { type ProgressReport, ReadingProgress } from '#shared/library/reading-progress.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import type { StoredDocument } from './document-record.ts';
import { readerKeys } from './library-keys.ts';
import { getReadable, type LibraryActor } from './library-reader.ts';

type ProgressName = { userId: string; documentId: string };
type Member = NonNullable<LibraryActor>;

const StoredProgress = ReadingProgress.extend({ documentId: z.string(), version: z.int() });
type StoredProgress = z.infer<typeof StoredProgress>;

/** Row of a member's progress in a document, changed by several devices at once. */
export const progressRecord = versioned({
  entity: 'reading-progress',
  schema: StoredProgress,
  key: ({ userId, documentId }: ProgressName) => readerKeys.progress(userId, documentId),
  version: 'version',
  stale: 'STALE_STATE',
});

const positionIn =
  ({ chapterIds }: StoredDocument): PositionOf =>
  (chapterId) => {
    const place = chapterIds.indexOf(chapterId);
    return place < 0 ? undefined : place + 1;
  };

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Changes the progress of a member; a change that is none is not written. */
async function changeProgress(
  { table, now }: Context,
  name: ProgressName,
  change: (before: StoredProgress | null) => Omit<ReadingProgress, 'at'>,
): Promise<ReadingProgress> {
  const at = now().toISOString();
  const { after } = await progressRecord.change(
    table,
    async () => {
      const found = await progressRecord.find(table, name);
      const nowhere = { chapterId: '', second: 0, paragraph: 0 };
      return found ?? { ...name, ...nowhere, furthest: nowhere, completed: [], at, version: 0 };
    },
    (before) => {
      const changed = change(before.version === 0 ? null : before);
      return isSame({ ...before, ...changed }, before)
        ? undefined
        : progressRecord.replace(before, { ...changed, at });
    },
  );
  return ReadingProgress.parse(after);
}

/** Merges what a device reports into a member's progress. */
export async function saveProgress(
  context: Context,
  actor: Member,
  { id, report }: { id: string; report: ProgressReport },
): Promise<ReadingProgress> {
  const positionOf = positionIn(await getReadable(context, actor, id));
  orThrow(positionOf(report.chapterId), 'CHAPTER_NOT_FOUND');
  return changeProgress(context, { userId: actor.userId, documentId: id }, (before) =>
    mergeProgress(before, report, positionOf),
  );
}

/** Marks a chapter as completed or no longer, or changes it to the other state if nothing is said. */
export async function completeChapter(
  context: Context,
  actor: Member,
  { id, chapterId, on }: { id: string; chapterId: string; on: boolean | undefined },
): Promise<{ isCompleted: boolean; completed: string[] }> {
  const document = await getReadable(context, actor, id);
  const positionOf = positionIn(document);
  orThrow(positionOf(chapterId), 'CHAPTER_NOT_FOUND');
  const start = { chapterId: document.chapterIds[0] ?? chapterId, second: 0, paragraph: 0 };
  const { completed } = await changeProgress(context, { userId: actor.userId, documentId: id }, (before) => {
    const known = before?.completed ?? [];
    const isWanted = on ?? !known.includes(chapterId);
    const others = known.filter((other) => other !== chapterId && positionOf(other) !== undefined);
    return {
      ...(before ?? { ...start, furthest: start }),
      completed: isWanted ? [...others, chapterId].toSorted() : others,
    };
  });
  return { isCompleted: completed.includes(chapterId), completed };
}

/** Forgets how far a member read a document, and when they last saw it. */
export async function forgetProgress({ table }: TableContext, userId: string, id: string): Promise<void> {
  await table.write([remove(readerKeys.progress(userId, id)), remove(readerKeys.viewed(userId, id))]);
}
