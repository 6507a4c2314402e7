import type { ChapterDetail } from '#shared/library/chapter.ts';
import type { DocumentDetail, DocumentText } from '#shared/library/document.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { chapterPublication } from './chapter-publication.ts';
import { documentPublication, documentSlugs } from './document-publication.ts';
import { StoredDocument } from './document-record.ts';
import { libraryKeys } from './library-keys.ts';
import { getReadableChapter, type LibraryActor, readChapters, requireReadable } from './library-reader.ts';
import { ownKeys, toOwn } from './own-documents.ts';
import { showDocuments, toChapterLine } from './show-documents.ts';

/** Text of a document: the published one, or for staff who see an unpublished one, what its editors have. */
async function textOf(
  context: TableContext,
  { id, status }: StoredDocument,
  published: DocumentText | undefined,
): Promise<DocumentText> {
  if (status === 'published' && published) return published;
  return (await documentPublication.readForEditing(context, id)).text;
}

/** Document with its chapters, and what the reader has of it. */
export async function readDocument(
  context: TableContext,
  actor: LibraryActor,
  id: string,
): Promise<DocumentDetail> {
  const [card, text, ...ownRows] = await context.table.getMany([
    [libraryKeys.document(id), StoredDocument],
    documentPublication.textEntry(id),
    ...ownKeys(actor?.userId, id),
  ]);
  const document = requireReadable(card, actor);
  const own = toOwn(ownRows);
  const [[shown], chapters, { content, videoUrl }] = await Promise.all([
    showDocuments(context, actor, [document]),
    readChapters(context, actor, document),
    textOf(context, document, text?.text),
  ]);
  return {
    ...orThrow(shown, 'DOCUMENT_NOT_FOUND'),
    ...own,
    content,
    videoUrl,
    attachments: document.attachments,
    chapters: chapters.map((chapter, place) =>
      toChapterLine(chapter, { position: place + 1, progress: own.progress }),
    ),
    chaptersVersion: document.chaptersVersion,
  };
}

/**
 * Document at an address. A former slug leads to it as well, and so does its id, which notifications know; its
 * `slug` tells the current one.
 */
export async function readDocumentBySlug(
  context: TableContext,
  actor: LibraryActor,
  slug: string,
): Promise<DocumentDetail> {
  return readDocument(context, actor, await documentSlugs.idAt(context.table, slug, 'DOCUMENT_NOT_FOUND'));
}

/** Chapter with its text. Staff read the draft of one that is not published. */
export async function readChapter(
  context: TableContext,
  actor: LibraryActor,
  { id, chapterId }: { id: string; chapterId: string },
): Promise<ChapterDetail> {
  const [card, ...ownRows] = await context.table.getMany([
    [libraryKeys.document(id), StoredDocument],
    ...ownKeys(actor?.userId, id),
  ]);
  const document = requireReadable(card, actor);
  const { chapter, position } = await getReadableChapter(context, actor, { document, chapterId });
  const published = await chapterPublication.readPublished(context, chapterId);
  const text = published?.text ?? (await chapterPublication.readForEditing(context, chapterId)).text;
  return {
    ...toChapterLine(chapter, { position, progress: toOwn(ownRows).progress }),
    documentId: id,
    content: text.content,
    updatedAt: chapter.updatedAt,
    version: chapter.version,
  };
}
