import * as z from 'zod';
import { mergeProgress, type PositionOf } from '#shared/library/merge-progress.ts';
import { type ProgressReport, ReadingProgress } from '#shared/library/reading-progress.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import { retry, retryOn } from '#functions/platform/records/retry.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { countReading } from './document-reading.ts';
import type { StoredDocument } from './document-record.ts';
import { progressPrefix, readerKeys } from './library-keys.ts';
import { getReadable, type LibraryActor } from './library-reader.ts';

type ProgressName = { userId: string; documentId: string };
type Member = NonNullable<LibraryActor>;

const StoredProgress = ReadingProgress.extend({
  documentId: z.string(),
  /** Chapters that the member has begun; rows of older tables do not say. */
  started: z.array(z.string()).default([]),
  version: z.int(),
});
type StoredProgress = z.infer<typeof StoredProgress>;

const ProgressKey = z.object({ documentId: z.string() });
const progressPage = 50;

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

/** Changes the progress of a member, and counts the chapters they begin and complete. A change that is none is not written. */
async function changeProgress(
  { table, now }: Context,
  name: ProgressName,
  change: (before: StoredProgress | null) => Omit<ReadingProgress, 'at'> & { begun: readonly string[] },
): Promise<ReadingProgress> {
  const at = now().toISOString();
  const { after } = await progressRecord.change(
    table,
    async () => {
      const found = await progressRecord.find(table, name);
      const nowhere = { chapterId: '', second: 0, paragraph: 0 };
      return found ?? { ...name, ...nowhere, furthest: nowhere, completed: [], started: [], at, version: 0 };
    },
    (before) => {
      const { begun, ...given } = change(before.version === 0 ? null : before);
      const changed = { ...given, started: [...new Set([...before.started, ...begun])] };
      if (isSame({ ...before, ...changed }, before)) return undefined;
      const { after: next, writes } = progressRecord.replace(before, { ...changed, at });
      return { after: next, writes: [...writes, ...countReading(name, before, next)] };
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
  return changeProgress(context, { userId: actor.userId, documentId: id }, (before) => ({
    ...mergeProgress(before, report, positionOf),
    begun: [report.chapterId, ...report.completed.filter((chapterId) => positionOf(chapterId) !== undefined)],
  }));
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
      begun: [chapterId],
    };
  });
  return { isCompleted: completed.includes(chapterId), completed };
}

/** Forgets how far a member read a document, and when they last saw it. The member counts as a reader no longer. */
export const forgetProgress = ({ table }: TableContext, userId: string, documentId: string): Promise<void> =>
  retry(async () => {
    const name = { userId, documentId };
    const before = await progressRecord.find(table, name);
    const writes = before ? [...progressRecord.softDelete(before), ...countReading(name, before)] : [];
    const refusal = await table.write([...writes, remove(readerKeys.viewed(userId, documentId))]);
    return refusal && retryOn(refusal);
  });

/** Forgets what a member who left has read. */
export async function forgetAllProgress(context: TableContext, userId: string): Promise<void> {
  const asked = { pk: readerKeys.partition(userId), startsWith: progressPrefix, limit: progressPage };
  let cursor: string | undefined;
  do {
    const page = await context.table.query({ ...asked, cursor }, ProgressKey);
    for (const { documentId } of page.items) await forgetProgress(context, userId, documentId);
    ({ cursor } = page);
  } while (cursor);
}
