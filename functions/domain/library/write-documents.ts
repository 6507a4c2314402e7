import { AppError } from '#shared/contract/errors.ts';
import type { DocumentSettings, DocumentText } from '#shared/library/document.ts';
import type { DocumentChange } from '#shared/library/write-documents.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { attach, uploadIdOf } from '#functions/domain/media/uploads.ts';
import { onceOrThrow } from '#functions/platform/records/once.ts';
import { writeOrThrow } from '#functions/platform/records/or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { getDocumentCategory, noteCategoryUse } from './document-categories.ts';
import { documentMedia } from './document-media.ts';
import { documentPublication } from './document-publication.ts';
import { documentRecord, type StoredDocument } from './document-record.ts';

type NewDocument = {
  by: string;
  text: DocumentText;
  settings: DocumentSettings;
  slug: string | undefined;
  isPublished: boolean;
  requestKey: string | undefined;
};

/** Keeps the picture that a document shows, if it was uploaded here. */
function keepThumbnail(id: string, thumbnailUrl: string | null | undefined): Operation<'UNKNOWN_UPLOAD'>[] {
  // Editors send the address of one width, as pages show it.
  const address = thumbnailUrl?.replace(/\/\d+\.webp$/, '/{width}.webp');
  const upload = address === undefined ? undefined : uploadIdOf(address, 'postImages');
  return upload === undefined ? [] : [attach(upload, { kind: 'postImages', of: documentMedia.of(id) })];
}

/** Gives a document that was just made the slug that its author chose. A repeated request finds it named. */
const nameOnce = async (context: Context, document: StoredDocument, slug: string | undefined) =>
  slug === undefined || document.slug !== ''
    ? document
    : documentPublication.rename(context, { id: document.id, version: document.version, slug });

/** Publishes a document as it is now, with its draft. */
async function publishNow(context: Context, { id, version }: StoredDocument): Promise<StoredDocument> {
  const { draftVersion } = await documentPublication.readForEditing(context, id);
  return documentPublication.publish(context, { id, version, draftVersion });
}

/**
 * Creates a document once; it is published if that was asked. A repeated request finds the document of the first
 * one, and carries on where that one ended.
 */
export async function createDocument(
  context: Context,
  { by, text, settings, slug, isPublished, requestKey }: NewDocument,
): Promise<StoredDocument> {
  const { table, now } = context;
  const at = now();
  const id = newId(at.getTime());
  const { name: categoryName } = await getDocumentCategory(context, settings.categoryId);
  const card = {
    ...settings,
    id,
    title: text.title,
    description: text.description,
    categoryName,
    attachments: [],
    uploaderId: by,
    createdAt: at.toISOString(),
    chapterIds: [],
    chaptersVersion: 1,
    chapterCount: 0,
    sums: {},
    sumsVersion: 0,
  };
  const request = {
    who: by,
    what: 'create-document',
    requestKey,
    asked: { text, settings, slug, isPublished },
  };
  const made = await onceOrThrow(table, request, {
    result: id,
    writes: [
      ...documentPublication.make(context, { id, text, card }),
      ...keepThumbnail(id, settings.thumbnailUrl),
      noteCategoryUse(settings.categoryId),
    ],
  });
  await documentPublication.keepFirst(context, made, text);
  const document = await nameOnce(context, await documentRecord.get(table, { id: made }), slug);
  return isPublished && document.publishedVersion === 0 ? publishNow(context, document) : document;
}

/** Changes settings of a document, which take effect at once. */
async function changeSettings(
  context: Context,
  before: StoredDocument,
  change: Partial<DocumentSettings>,
): Promise<StoredDocument> {
  if (Object.values(change).every((value) => value === undefined)) return before;
  const category = change.categoryId && (await getDocumentCategory(context, change.categoryId));
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const { after, writes } = documentRecord.replace(before, {
    ...given,
    ...(category && { categoryName: category.name }),
  });
  await writeOrThrow(context.table, [
    ...writes,
    ...keepThumbnail(before.id, change.thumbnailUrl),
    ...(category && category.id !== before.categoryId ? [noteCategoryUse(category.id)] : []),
  ]);
  return after;
}

/** Changes fields of the text of a document. The change is published at once, if the document is. */
async function changeText(
  context: Context,
  before: StoredDocument,
  change: Partial<DocumentText>,
): Promise<StoredDocument> {
  const { id } = before;
  const { draftVersion, text } = await documentPublication.readForEditing(context, id);
  const saved = await documentPublication.saveDraft(context, {
    id,
    draftVersion,
    text: { ...text, ...change },
  });
  if (before.status !== 'published') return documentRecord.get(context.table, { id });
  return documentPublication.publish(context, { id, ...saved });
}

/** Changes a document: what is not given stays as it is. */
export async function updateDocument(
  context: Context,
  { id, change, version }: { id: string; change: DocumentChange; version: number | undefined },
): Promise<StoredDocument> {
  const before = await documentRecord.get(context.table, { id });
  if (version !== undefined && version !== before.version) throw new AppError('STALE_STATE');
  if (before.status === 'archived') throw new AppError('CONTENT_REMOVED');
  const { categoryId, audience, offline, thumbnailUrl, ...text } = change;
  const settings = { categoryId, audience, offline, thumbnailUrl };
  const after = await changeSettings(context, before, settings as Partial<DocumentSettings>);
  return Object.keys(text).length > 0 ? changeText(context, after, text as Partial<DocumentText>) : after;
}

/** Shows a document to its readers or hides it. Repeating a state changes nothing. */
export async function publishDocument(
  context: Context,
  id: string,
  isPublished: boolean,
): Promise<StoredDocument> {
  const before = await documentRecord.get(context.table, { id });
  if (isPublished === (before.status === 'published')) return before;
  return isPublished
    ? publishNow(context, before)
    : documentPublication.unpublish(context, { id, version: before.version });
}

/** Takes a document out of the library. Its chapters and comments stay with it, in case it comes back. */
export async function deleteDocument(context: Context, id: string): Promise<void> {
  const { version, status } = await documentRecord.get(context.table, { id });
  if (status !== 'archived') await documentPublication.archive(context, { id, version });
}

export const setThumbnail = (context: Context, id: string, thumbnailUrl: string | null) =>
  updateDocument(context, { id, change: { thumbnailUrl }, version: undefined });
