import type { Attachment } from '#shared/library/document.ts';
import { countFor } from '#functions/domain/subjects/subject-counters.ts';
import { countView, type Visitor } from '#functions/domain/subjects/count-visit.ts';
import { onceOrThrow } from '#functions/platform/records/once.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { chapterKind, documentKind } from './library-keys.ts';
import { getReadable, getReadableChapter, type LibraryActor } from './library-reader.ts';
import { viewedItem } from './own-documents.ts';

type Member = NonNullable<LibraryActor>;

/** Counts a view of a chapter, for its document too, and remembers when the member last saw the document. */
export async function viewChapter(
  context: Context,
  actor: Member,
  { id, chapterId, visitor }: { id: string; chapterId: string; visitor: Visitor },
): Promise<{ counted: boolean; lastViewed: string }> {
  const { table, now } = context;
  const document = await getReadable(context, actor, id);
  await getReadableChapter(context, actor, { document, chapterId });
  const lastViewed = now().toISOString();
  await table.write([put(viewedItem({ userId: actor.userId, documentId: id }, lastViewed))]);
  const counted = await countView(context, { kind: chapterKind, id: chapterId }, visitor, [
    { kind: documentKind, id },
  ]);
  return { counted, lastViewed };
}

/** Counts a download once, however often the request is sent, and returns the attachments. */
export async function downloadDocument(
  context: Context,
  actor: Member,
  { id, requestKey }: { id: string; requestKey: string | undefined },
): Promise<{ attachments: Attachment[] }> {
  const { attachments } = await getReadable(context, actor, id);
  const request = { who: actor.userId, what: 'download-document', requestKey, asked: { id } };
  await onceOrThrow(context.table, request, {
    result: id,
    writes: [countFor({ kind: documentKind, id }, actor.userId, { downloads: 1 })],
  });
  return { attachments };
}
