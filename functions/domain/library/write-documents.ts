import type { DocumentSettings, DocumentText } from '#shared/library/document.ts';
import type { DocumentChange } from '#shared/library/write-documents.contract.ts';
import { attach, uploadIdOf } from '#functions/domain/media/uploads.ts';
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

/** Creates a document once; it is published if that was asked. */
export async function createDocument(
  context: Context,
  { settings, ...given }: NewDocument,
): Promise<StoredDocument> {
  const { name: categoryName } = await getDocumentCategory(context, settings.categoryId);
  return documentPublication.createOnce(context, {
    ...given,
    asked: { settings },
    card: {
      ...settings,
      categoryName,
      attachments: [],
      uploaderId: given.by,
      chapterIds: [],
      chaptersVersion: 1,
      chapterCount: 0,
    },
    alongside: (id) => [...keepThumbnail(id, settings.thumbnailUrl), noteCategoryUse(settings.categoryId)],
  });
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

/** Changes a document: what is not given stays as it is. */
export async function updateDocument(
  context: Context,
  { id, change, version }: { id: string; change: DocumentChange; version: number | undefined },
): Promise<StoredDocument> {
  const before = await documentPublication.getOpen(context, id, version);
  const { categoryId, audience, offline, thumbnailUrl, ...text } = change;
  const settings = { categoryId, audience, offline, thumbnailUrl };
  const after = await changeSettings(context, before, settings as Partial<DocumentSettings>);
  if (Object.keys(text).length === 0) return after;
  return documentPublication.changeText(context, after, text as Partial<DocumentText>);
}

export const publishDocument = async (
  context: Context,
  id: string,
  isPublished: boolean,
): Promise<StoredDocument> =>
  documentPublication.setPublished(context, await documentRecord.get(context.table, { id }), isPublished);

/** Takes a document out of the library. Its chapters stay with it. */
export const deleteDocument = async (context: Context, id: string): Promise<void> =>
  documentPublication.archiveOnce(context, await documentRecord.get(context.table, { id }));

export const setThumbnail = (context: Context, id: string, thumbnailUrl: string | null) =>
  updateDocument(context, { id, change: { thumbnailUrl }, version: undefined });
