import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Attachment } from '#shared/library/document.ts';
import { subjectText } from '#shared/subjects/subject.ts';
import { documentMedia } from '#functions/domain/library/document-media.ts';
import { publicPath } from '#functions/domain/media/upload-keys.ts';
import type { StoredUpload } from '#functions/domain/media/uploads.ts';
import { idOf } from '#seed/random.ts';
import type { AttachmentText } from './documents/document-text.ts';
import { documentTexts } from './documents/index.ts';

const types = { txt: 'text/plain', csv: 'text/csv', pdf: 'application/pdf' } as const;

/** The last three letters of a name are one of its three possible endings. */
const typeOf = (name: AttachmentText['name']): string => types[name.slice(-3) as keyof typeof types];

/** Bytes of a file. Texts begin with a mark, without which tables and browsers guess a wrong encoding. */
function bytesOf({ name, lines }: AttachmentText): Buffer {
  if (name.endsWith('.pdf'))
    return readFileSync(fileURLToPath(new URL(`../papers/${name}`, import.meta.url)));
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
}

/** Upload id of a file. It does not depend on the day, because the files may be stored on a later one. */
const fileId = (title: string, { name }: AttachmentText): string => idOf(`file:${title}:${name}`);

type Owner = { id: string; title: string; uploaderId: string; createdAt: string };

/** Upload of a document's file, as it is once the file was checked and published. */
export const uploadOfFile = (
  { id, title, uploaderId, createdAt }: Owner,
  file: AttachmentText,
): StoredUpload => ({
  id: fileId(title, file),
  ownerId: uploaderId,
  kind: 'files',
  mimeType: typeOf(file.name),
  bytes: bytesOf(file).length,
  status: 'ready',
  attachedTo: subjectText(documentMedia.of(id)),
  createdAt,
  seenAt: createdAt,
  fileName: file.name,
});

const addressOf = (title: string, file: AttachmentText): string =>
  publicPath({ id: fileId(title, file), kind: 'files' }, file.name);

export const attachmentOfFile = (title: string, file: AttachmentText): Attachment => ({
  id: fileId(title, file),
  fileName: file.name,
  fileUrl: addressOf(title, file),
  mimeType: typeOf(file.name),
});

/** Files of all documents with their keys in the media bucket. */
export const filesOfDocuments = (): { key: string; body: Buffer; type: string }[] =>
  documentTexts.flatMap(({ title, attachments }) =>
    attachments.map((file) => ({
      key: addressOf(title, file).slice(1),
      body: bytesOf(file),
      type: typeOf(file.name),
    })),
  );
