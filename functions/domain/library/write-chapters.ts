import { AppError } from '#shared/contract/errors.ts';
import type { ChapterText } from '#shared/library/chapter.ts';
import { maxChapters } from '#shared/library/library-choices.ts';
import type { ChapterChange } from '#shared/library/write-chapters.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { uncounted } from '#functions/domain/subjects/keep-sums.ts';
import { once } from '#functions/platform/records/once.ts';
import { retry, retryOn } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { chapterCard, chapterPublication } from './chapter-publication.ts';
import { chapterRecord, chapterWordsRecord, type StoredChapter } from './chapter-record.ts';
import { putOrder, takeOut } from './chapter-order.ts';
import { documentRecord, type StoredDocument } from './document-record.ts';

type ChapterName = { id: string; chapterId: string };
type NewChapter = { by: string; text: ChapterText; isPublished: boolean; requestKey: string | undefined };

/** Reads a document whose chapters are changed. */
async function getOpen({ table }: Context, id: string): Promise<StoredDocument> {
  const document = await documentRecord.get(table, { id });
  if (document.status === 'archived') throw new AppError('DOCUMENT_NOT_FOUND');
  return document;
}

/** Reads a chapter of this document, whatever its status. */
async function getChapterOf({ table }: Context, { id, chapterId }: ChapterName): Promise<StoredChapter> {
  const chapter = await chapterRecord.get(table, { id: chapterId });
  if (chapter.documentId !== id) throw new AppError('CHAPTER_NOT_FOUND');
  return chapter;
}

/** Writes of a new chapter: its card, its draft, and its place in the search. */
function makeChapter(context: Context, documentId: string, text: ChapterText) {
  const at = context.now();
  const id = newId(at.getTime());
  const createdAt = at.toISOString();
  const card = { ...chapterCard(text), id, documentId, createdAt };
  return {
    id,
    writes: [
      ...chapterPublication.make(context, { id, text, card: { ...card, ...uncounted } }),
      ...chapterWordsRecord.make({ id, documentId, title: '', words: '', status: 'draft', createdAt }),
    ],
  };
}

/** Adds a chapter at the end of a document once, and publishes it unless it is a draft. */
export async function createChapter(
  context: Context,
  documentId: string,
  { by, text, isPublished, requestKey }: NewChapter,
): Promise<StoredChapter> {
  const { table } = context;
  const request = { who: by, what: 'create-chapter', requestKey, asked: { documentId, text, isPublished } };
  const made = await retry(async () => {
    const document = await getOpen(context, documentId);
    if (document.chapterIds.length >= maxChapters)
      throw new AppError('CHAPTERS_FULL', { params: { limit: maxChapters } });
    const { id, writes } = makeChapter(context, documentId, text);
    const outcome = await once(table, request, {
      result: id,
      writes: [...writes, putOrder(document, [...document.chapterIds, id])],
    });
    return 'refusal' in outcome ? retryOn(outcome.refusal) : outcome.result;
  });
  await chapterPublication.keepFirst(context, made, text);
  const chapter = await chapterRecord.get(table, { id: made });
  return isPublished ? chapterPublication.publishFirst(context, chapter) : chapter;
}

/** Changes fields of a chapter. The change is published at once, if the chapter is. */
export async function updateChapter(
  context: Context,
  { change, version, ...name }: ChapterName & { change: ChapterChange; version: number | undefined },
): Promise<StoredChapter> {
  await getOpen(context, name.id);
  const before = await getChapterOf(context, name);
  if (version !== undefined && version !== before.version) throw new AppError('STALE_STATE');
  return chapterPublication.changeText(context, before, change as Partial<ChapterText>);
}

/** Shows a chapter to its readers or hides it. Repeating a state changes nothing. */
export async function publishChapter(
  context: Context,
  { isPublished, ...name }: ChapterName & { isPublished: boolean },
): Promise<StoredChapter> {
  await getOpen(context, name.id);
  const before = await getChapterOf(context, name);
  return chapterPublication.setPublished(context, before, isPublished);
}

/** Takes a chapter out of its document. A repeated request takes out what a cut one has left in the order. */
export async function deleteChapter(context: Context, name: ChapterName): Promise<void> {
  await getOpen(context, name.id);
  const chapter = await getChapterOf(context, name);
  await chapterPublication.archiveOnce(context, chapter);
  await takeOut(context, name.id, chapter.id);
}
