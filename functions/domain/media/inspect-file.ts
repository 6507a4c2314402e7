import { maxPixels } from '#shared/media/upload-kinds.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import { beginsAs, isArchive, officeFolderOf } from '#functions/platform/content/file-type.ts';
import { pixelsInHeader } from '#functions/platform/content/picture-size.ts';
import { pictureTypeOf } from '#functions/platform/content/picture-type.ts';
import { zipContent, zipDirectory, zipTailBytes } from '#functions/platform/content/zip-directory.ts';
import type { RefusalCode } from './refusal.ts';
import type { StoredUpload } from './uploads.ts';

/** Enough for the header of a picture after what cameras write before it, and to tell text from anything else. */
const startBytes = 256 * 1024;

/** Limits of an archive. Office files unpack to about ten times their size, a ZIP bomb to a thousand times. */
const maxUnpackedBytes = 500 * 1024 * 1024;
const maxUnpackedRatio = 100;
/** Size up to which the ratio does not matter: small tables repeat themselves a lot. */
const harmlessBytes = 20 * 1024 * 1024;

/** Reads bytes of a file; `first` and `last` are both included. */
type FileReader = (first: number, last: number) => Promise<Buffer | undefined>;
type FileFacts = Pick<StoredUpload, 'mimeType' | 'bytes'>;

const maxUnpackedOf = (bytes: number): number =>
  Math.min(maxUnpackedBytes, Math.max(harmlessBytes, bytes * maxUnpackedRatio));

/** Reads an archive's directory at its end; nothing is unpacked. */
async function inspectArchive(
  { mimeType, bytes }: FileFacts,
  read: FileReader,
): Promise<RefusalCode | undefined> {
  const tail = await read(Math.max(0, bytes - zipTailBytes), bytes - 1);
  const directory = tail && zipDirectory(tail, bytes);
  const stored =
    directory && directory.bytes > 0
      ? await read(directory.offset, directory.offset + directory.bytes - 1)
      : undefined;
  const content = stored && directory && zipContent(stored, directory.entries);
  if (!content) return 'ARCHIVE_REFUSED';
  const { names, packedBytes, unpackedBytes } = content;
  // Packed sizes that exceed the file belong to entries that share their data, a trick of ZIP bombs.
  if (packedBytes > bytes || unpackedBytes > maxUnpackedOf(bytes)) return 'ARCHIVE_REFUSED';
  const folder = officeFolderOf(mimeType);
  const isOffice =
    !folder || (names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder)));
  return isOffice ? undefined : 'FILE_TYPE_REFUSED';
}

/** Checks a file by its content. Returns why it is refused, or undefined if it is what it is called. */
async function inspect(facts: FileFacts, start: Buffer, read: FileReader): Promise<RefusalCode | undefined> {
  const { mimeType } = facts;
  if (!beginsAs(mimeType, start)) return 'FILE_TYPE_REFUSED';
  const type = pictureTypeOf(start);
  if (type && (pixelsInHeader(start) ?? 0) > maxPixels[type]) return 'PICTURE_TOO_LARGE';
  return isArchive(mimeType) ? inspectArchive(facts, read) : undefined;
}

/** Checks a stored file, of which only its start and an archive's directory are read. `missing` if none is there. */
export async function inspectStored(
  bucket: Pick<Bucket, 'getStart' | 'getRange'>,
  key: string,
  facts: FileFacts,
): Promise<RefusalCode | 'missing' | undefined> {
  const start = await bucket.getStart(key, startBytes);
  if (!start) return 'missing';
  return inspect(facts, start, async (first, last) => {
    const stream = await bucket.getRange(key, first, last);
    return stream && Buffer.concat(await stream.toArray());
  });
}

/** Checks a file that was read as a whole. */
export const inspectWhole = (mimeType: string, file: Buffer): Promise<RefusalCode | undefined> =>
  inspect({ mimeType, bytes: file.length }, file.subarray(0, startBytes), (first, last) =>
    Promise.resolve(file.subarray(first, last + 1)),
  );
