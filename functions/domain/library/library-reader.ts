import { canSee, type Reader } from '#shared/audience/can-see.ts';
import { can, type Role } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { StoredChapter } from './chapter-record.ts';
import { documentRecord, type StoredDocument } from './document-record.ts';
import { libraryKeys } from './library-keys.ts';

/** Statuses of documents that are not deleted. */
export const openStatuses = ['draft', 'pending', 'published', 'unpublished', 'rejected'] as const;

/** Account that reads; undefined for a guest. */
export type LibraryActor = { userId: string; role: Role } | undefined;

/** Documents have no author whom a block could separate from a reader, so relations are not read. */
const toReader = (actor: LibraryActor): Reader => actor && { ...actor, isApart: () => false };

export const writesDocuments = (actor: LibraryActor): boolean => can(actor?.role, 'documents.write');

/** Tells whether the reader may see a document, whichever its address. */
const showsDocument = (actor: LibraryActor, { status, audience }: StoredDocument): boolean =>
  status !== 'archived' && canSee(toReader(actor), { authorId: null, status, audience });

/**
 * Returns the document if the reader may see it. One that was public before says that it was removed; a guest who
 * would see it as a member is told to sign in.
 */
export function requireReadable(found: StoredDocument | undefined, actor: LibraryActor): StoredDocument {
  const document = orThrow(found, 'DOCUMENT_NOT_FOUND');
  const { status, publishedAt } = document;
  if (showsDocument(actor, document)) return document;
  if (status === 'published') throw new AppError('NO_TOKEN');
  throw new AppError(publishedAt === null ? 'DOCUMENT_NOT_FOUND' : 'CONTENT_REMOVED');
}

/** Reads a document that a member works with; one they cannot see counts as missing. */
export async function getReadable(
  { table }: TableContext,
  actor: LibraryActor,
  id: string,
): Promise<StoredDocument> {
  const document = await documentRecord.get(table, { id });
  if (!showsDocument(actor, document)) throw new AppError('DOCUMENT_NOT_FOUND');
  return document;
}

const showsChapter = (actor: LibraryActor, { status }: StoredChapter): boolean =>
  status === 'published' || (writesDocuments(actor) && status !== 'archived');

/** Chapters of a document that the reader may see, in their order. */
export async function readChapters(
  { table }: TableContext,
  actor: LibraryActor,
  { chapterIds }: StoredDocument,
): Promise<StoredChapter[]> {
  const found = await table.getMany(
    chapterIds.map((id) => [libraryKeys.chapter(id), StoredChapter] as const),
  );
  return found.flatMap((chapter) => (chapter && showsChapter(actor, chapter) ? [chapter] : []));
}

/** Reads a chapter of a document that the reader may see. */
export async function getReadableChapter(
  context: TableContext,
  actor: LibraryActor,
  { document, chapterId }: { document: StoredDocument; chapterId: string },
): Promise<{ chapter: StoredChapter; position: number }> {
  const chapters = await readChapters(context, actor, document);
  const place = chapters.findIndex(({ id }) => id === chapterId);
  return { chapter: orThrow(chapters[place], 'CHAPTER_NOT_FOUND'), position: place + 1 };
}
