import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import type { FileObjects } from './file-objects.ts';
import {
  type OpenUpload,
  type Part,
  readUpload,
  type StoredObject,
  uploadFile,
  writeJson,
} from './object-folder.ts';
import type { ReceivedBody } from './receive-body.ts';
import { S3Error } from './s3-xml.ts';

export type Upload = z.output<typeof OpenUpload> & {
  id: string;
  parts: Map<number, Part & { modifiedAt: number }>;
};
export type ChosenPart = { number: number; etag: string };
type Description = Pick<Upload, 'bucket' | 'key' | 'headers'>;

const minPartBytes = 5 * 1024 * 1024;
const notThere = () =>
  new S3Error(404, 'NoSuchUpload', 'The specified upload does not exist; it may be aborted or completed.');

const partFile = /^part-(\d+)-([0-9a-f]{32})$/;
const fileOf = (number: number, md5: string) => `part-${number}-${md5}`;

/** Reads the parts that an earlier process kept; of two with one number, it had not yet removed the older. */
function readParts(folder: string): Upload['parts'] {
  const parts: Upload['parts'] = new Map();
  for (const file of readdirSync(folder)) {
    const [, number, etag] = partFile.exec(file) ?? [];
    if (number === undefined || etag === undefined) {
      if (file.startsWith('incoming-')) rmSync(join(folder, file), { force: true });
      continue;
    }
    const { size, mtimeMs } = statSync(join(folder, file));
    const known = parts.get(Number(number));
    if (!known || known.modifiedAt < mtimeMs)
      parts.set(Number(number), { number: Number(number), file, bytes: size, etag, modifiedAt: mtimeMs });
  }
  return parts;
}

/** Finds the parts that a completion names, and refuses a list that S3 would refuse. */
function choose({ parts }: Upload, chosen: readonly ChosenPart[]): Part[] {
  if (chosen.some(({ number }, place) => number <= (chosen[place - 1]?.number ?? 0)))
    throw new S3Error(400, 'InvalidPartOrder', 'The list of parts was not in ascending order.');
  return chosen.map(({ number, etag }, place) => {
    const part = parts.get(number);
    if (part?.etag !== etag)
      throw new S3Error(400, 'InvalidPart', `Part ${number} is missing, or its entity tag is another.`);
    if (place < chosen.length - 1 && part.bytes < minPartBytes)
      throw new S3Error(400, 'EntityTooSmall', `Part ${number} is smaller than the minimum allowed size.`);
    const { file, bytes } = part;
    return { number, file, bytes, etag };
  });
}

function etagOf(parts: readonly Part[]): string {
  const hash = createHash('md5');
  for (const { etag } of parts) hash.update(etag, 'hex');
  return `"${hash.digest('hex')}-${parts.length}"`;
}

const sameParts = (kept: readonly Part[], chosen: readonly ChosenPart[]): boolean =>
  kept.length === chosen.length &&
  kept.every(({ number, etag }, place) => chosen[place]?.number === number && chosen[place].etag === etag);

/** Keeps unfinished uploads, each in a folder with one file for each part. */
export function createFileUploads(objects: FileObjects, now: () => number) {
  const open = new Map<string, Upload>();
  const { folderOf } = objects;

  function find(id: string, bucket: string, key: string): Upload {
    const upload = open.get(id);
    if (upload?.bucket !== bucket || upload.key !== key) throw notThere();
    return upload;
  }

  /** Removes an upload with its parts. */
  function abort({ id }: Upload): void {
    open.delete(id);
    rmSync(folderOf(id), { recursive: true, force: true });
  }

  /** Receives into a file of its own, so that a cut connection leaves what was there before. */
  async function receiveInto<T>(
    id: string,
    receive: (file: string) => Promise<ReceivedBody>,
    keep: (received: ReceivedBody, file: string) => T,
  ): Promise<T> {
    const file = join(folderOf(id), `incoming-${randomUUID()}`);
    try {
      return keep(await receive(file), file);
    } finally {
      rmSync(file, { force: true });
    }
  }

  return {
    find,
    abort,
    create(description: Description): Upload {
      const id = randomUUID();
      mkdirSync(folderOf(id));
      const upload = { ...description, initiatedAt: now() };
      writeJson(uploadFile(folderOf(id)), upload);
      const opened = { ...upload, id, parts: new Map() };
      open.set(id, opened);
      return opened;
    },
    /** Keeps a part in place of an earlier one with its number. */
    addPart: (
      upload: Upload,
      number: number,
      receive: (file: string) => Promise<ReceivedBody>,
    ): Promise<Part> =>
      receiveInto(upload.id, receive, ({ bytes, md5 }, incoming) => {
        // Completed or aborted while the bytes came.
        if (open.get(upload.id) !== upload) throw notThere();
        const before = upload.parts.get(number);
        const part = { number, file: fileOf(number, md5), bytes, etag: md5, modifiedAt: Date.now() };
        renameSync(incoming, join(folderOf(upload.id), part.file));
        upload.parts.set(number, part);
        if (before && before.file !== part.file) rmSync(join(folderOf(upload.id), before.file));
        return part;
      }),
    complete(upload: Upload, chosen: readonly ChosenPart[], isOnlyNew: boolean): StoredObject {
      const parts = choose(upload, chosen);
      const { id, bucket, key, headers } = upload;
      objects.requireNew(bucket, key, isOnlyNew);
      const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
      open.delete(id);
      const object = objects.publish({
        id,
        bucket,
        key,
        headers,
        bytes,
        parts,
        etag: etagOf(parts),
        modifiedAt: Date.now(),
        isListed: false,
      });
      for (const part of upload.parts.values())
        if (!parts.some(({ number }) => number === part.number)) rmSync(join(folderOf(id), part.file));
      return object;
    },
    /** Finds the object that an upload became, for a completion that is asked for once more. */
    findCompleted(id: string, chosen: readonly ChosenPart[]): StoredObject | undefined {
      const object = objects.findById(id);
      return object && sameParts(object.parts, chosen) ? object : undefined;
    },
    /** Keeps an object that comes in one request. */
    async put(
      description: Description,
      isOnlyNew: boolean,
      receive: (file: string) => Promise<ReceivedBody>,
    ) {
      const id = randomUUID();
      mkdirSync(folderOf(id));
      try {
        return await receiveInto(id, receive, ({ bytes, md5 }, incoming) => {
          objects.requireNew(description.bucket, description.key, isOnlyNew);
          const part = { number: 1, file: fileOf(1, md5), bytes, etag: md5 };
          renameSync(incoming, join(folderOf(id), part.file));
          const modifiedAt = Date.now();
          const facts = { id, bytes, modifiedAt, etag: `"${md5}"`, parts: [part], isListed: false };
          return objects.publish({ ...description, ...facts });
        });
      } catch (error) {
        rmSync(folderOf(id), { recursive: true, force: true });
        throw error;
      }
    },
    /** Unfinished uploads of a bucket, by key and then by age. */
    list: (bucket: string, prefix: string): Upload[] =>
      [...open.values()]
        .filter((upload) => upload.bucket === bucket && upload.key.startsWith(prefix))
        .sort((a, b) => (a.key === b.key ? a.initiatedAt - b.initiatedAt : a.key < b.key ? -1 : 1)),
    /** Takes up an upload of an earlier process; false if the folder holds none. */
    restore(id: string): boolean {
      const upload = readUpload(folderOf(id));
      if (upload) open.set(id, { ...upload, id, parts: readParts(folderOf(id)) });
      return upload !== undefined;
    },
  };
}

export type FileUploads = ReturnType<typeof createFileUploads>;
