import { AppError } from '#shared/contract/errors.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { StoredChapter } from './chapter-record.ts';
import { documentRecord, type StoredDocument } from './document-record.ts';
import { libraryKeys } from './library-keys.ts';

/** Writes a new order of chapters, unless somebody else has changed it since it was read. */
export const putOrder = (
  { id, chaptersVersion }: StoredDocument,
  chapterIds: readonly string[],
): Operation<'order moved'> =>
  documentRecord.count(
    { id },
    { set: { chapterIds }, add: { chaptersVersion: 1 } },
    { when: { chaptersVersion }, refusal: 'order moved' },
  );

/** Removes a chapter from the order of its document. */
export const takeOut = ({ table }: Context, documentId: string, chapterId: string): Promise<void> =>
  retry(async () => {
    const document = await documentRecord.get(table, { id: documentId });
    if (!document.chapterIds.includes(chapterId)) return;
    const left = document.chapterIds.filter((id) => id !== chapterId);
    if (await table.write([putOrder(document, left)])) return again;
  });

const isPermutation = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && new Set(one).size === one.length && one.every((id) => other.includes(id));

/**
 * Puts all chapters into a new order with one write. An order that leaves a chapter out, or was made from an
 * outdated list, is refused. The same order again changes nothing.
 */
export async function reorderChapters(
  { table }: Context,
  {
    id,
    chapterIds,
    chaptersVersion: seen,
  }: { id: string; chapterIds: readonly string[]; chaptersVersion: number | undefined },
): Promise<{ chapterIds: string[]; chaptersVersion: number }> {
  const document = await documentRecord.get(table, { id });
  const { chaptersVersion } = document;
  const reply = { chapterIds: [...chapterIds], chaptersVersion };
  if (chapterIds.join() === document.chapterIds.join()) return reply;
  const stored = await table.getMany(
    document.chapterIds.map((chapter) => [libraryKeys.chapter(chapter), StoredChapter] as const),
  );
  const open = stored.flatMap((chapter) => (chapter && chapter.status !== 'archived' ? [chapter.id] : []));
  if (!isPermutation(chapterIds, open)) throw new AppError('CHAPTERS_DIFFER');
  if (seen !== undefined && seen !== chaptersVersion) throw new AppError('STALE_STATE');
  if (await table.write([putOrder(document, chapterIds)])) throw new AppError('STALE_STATE');
  return { ...reply, chaptersVersion: chaptersVersion + 1 };
}
