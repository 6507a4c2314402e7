import { AppError } from '#shared/contract/errors.ts';
import type { Attachment } from '#shared/library/document.ts';
import { maxAttachments } from '#shared/library/library-choices.ts';
import { attach, detach, findUpload } from '#functions/domain/media/uploads.ts';
import { writeOrThrow } from '#functions/platform/records/or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { documentMedia } from './document-media.ts';
import { documentRecord } from './document-record.ts';

type SentFile = { fileUrl: string; mimeType: string; fileName: string | undefined };

/** Upload id and file name of an address that the upload route gave. Other addresses have the id of no upload. */
function uploadOf(fileUrl: string): { id: string; fileName: string } {
  const [, id = '', fileName = ''] = /^\/media\/files\/([^/]+)\/([^/]+)$/.exec(fileUrl) ?? [];
  return { id, fileName };
}

/** Attaches an uploaded file to a document, and keeps the upload. Repeating the request finds it attached. */
export async function addAttachment(
  context: Context,
  { id, by, file }: { id: string; by: string; file: SentFile },
): Promise<Attachment> {
  const { table } = context;
  const upload = uploadOf(file.fileUrl);
  const before = await documentRecord.get(table, { id });
  const known = before.attachments.find((attachment) => attachment.id === upload.id);
  if (known) return known;
  if (before.attachments.length >= maxAttachments)
    throw new AppError('ATTACHMENTS_FULL', { params: { limit: maxAttachments } });
  if ((await findUpload(context, upload.id))?.mimeType !== file.mimeType)
    throw new AppError('UNKNOWN_UPLOAD');
  const attachment = {
    id: upload.id,
    fileName: file.fileName ?? upload.fileName,
    fileUrl: file.fileUrl,
    mimeType: file.mimeType,
  };
  const { writes } = documentRecord.replace(before, { attachments: [...before.attachments, attachment] });
  const use = { ownerId: by, kind: 'files', of: documentMedia.of(id) } as const;
  await writeOrThrow(table, [...writes, attach(upload.id, use)]);
  return attachment;
}

/** Takes an attachment off a document, and its file with it. One that is gone already is no mistake. */
export async function removeAttachment(
  { table, now }: Context,
  { id, attachmentId }: { id: string; attachmentId: string },
): Promise<void> {
  const before = await documentRecord.get(table, { id });
  const attachments = before.attachments.filter((attachment) => attachment.id !== attachmentId);
  if (attachments.length === before.attachments.length) return;
  const { writes } = documentRecord.replace(before, { attachments });
  await writeOrThrow(table, [...writes, detach(attachmentId, now())]);
}
