import { createReadStream, linkSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import type { ObjectIndex } from '../../emulators/object-index.ts';
import { objectFile, readObject, type StoredObject, writeJson } from './object-folder.ts';
import { S3Error } from './s3-xml.ts';

const nameOf = (bucket: string, key: string) => `${bucket}/${key}`;

/** Streams some bytes of an object, opening one file of its list after the other. */
async function* readBytes(folder: string, { parts }: StoredObject, first: number, last: number) {
  let start = 0;
  for (const { file, bytes } of parts) {
    const from = Math.max(first - start, 0);
    const to = Math.min(last - start, bytes - 1);
    start += bytes;
    if (from <= to) yield* createReadStream(join(folder, file), { start: from, end: to });
  }
}

/**
 * Keeps finished objects as lists of files, each in a folder of its own. The emulator's index lists them among its
 * own objects, so it alone decides which object stands under a key.
 */
export function createFileObjects(folder: string, index: ObjectIndex) {
  const byName = new Map<string, StoredObject>();
  const byId = new Map<string, StoredObject>();
  const folderOf = (id: string) => join(folder, id);

  function forget(object: StoredObject | undefined): void {
    if (!object) return;
    byId.delete(object.id);
    rmSync(folderOf(object.id), { recursive: true, force: true });
  }

  index.onReplaced((bucket, key) => {
    const name = nameOf(bucket, key);
    const object = byName.get(name);
    byName.delete(name);
    forget(object);
  });

  function keep(object: StoredObject): void {
    byName.set(nameOf(object.bucket, object.key), object);
    byId.set(object.id, object);
  }

  /** Lists an object whose files are complete; what stood under its key is gone then. */
  function publish({ id, ...object }: StoredObject): StoredObject {
    const name = nameOf(object.bucket, object.key);
    const before = byName.get(name);
    const file = objectFile(folderOf(id));
    const listed = { ...object, isListed: true };
    writeJson(file, { ...object, isListed: false });
    index.enter(object.bucket, {
      key: object.key,
      id,
      etag: object.etag,
      bytes: object.bytes,
      contentType: object.headers['content-type'] ?? '',
      modifiedAt: object.modifiedAt,
    });
    writeJson(file, listed);
    keep({ ...listed, id });
    forget(before);
    return { ...listed, id };
  }

  function requireNew(bucket: string, key: string, isOnlyNew: boolean): void {
    if (isOnlyNew && index.has(bucket, key))
      throw new S3Error(412, 'PreconditionFailed', 'The object is already there');
  }

  return {
    folderOf,
    publish,
    requireNew,
    find: (bucket: string, key: string): StoredObject | undefined => byName.get(nameOf(bucket, key)),
    findById: (id: string): StoredObject | undefined => byId.get(id),
    requireBucket(bucket: string): void {
      if (!index.hasBucket(bucket))
        throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
    },
    read: (object: StoredObject, first: number, last: number): Readable =>
      Readable.from(readBytes(folderOf(object.id), object, first, last)),
    /** Copies an object by further names of its files, which never change. */
    copy(source: StoredObject, to: Pick<StoredObject, 'bucket' | 'key' | 'headers' | 'modifiedAt'>) {
      const id = randomUUID();
      mkdirSync(folderOf(id));
      for (const { file } of source.parts)
        linkSync(join(folderOf(source.id), file), join(folderOf(id), file));
      return publish({ ...source, ...to, id });
    },
    /** Takes up a folder of an earlier process; false if it holds no object that is still listed. */
    restore(id: string): boolean {
      const object = readObject(folderOf(id));
      if (!object) return false;
      if (!object.isListed) publish({ ...object, id });
      else if (index.idOf(object.bucket, object.key) === id) keep({ ...object, id });
      else return false;
      return true;
    },
    /** Takes objects off the list whose files somebody removed while no process ran. */
    dropLost(): void {
      for (const { bucket, key, id } of index.entered()) if (!byId.has(id)) index.remove(bucket, key);
    },
  };
}

export type FileObjects = ReturnType<typeof createFileObjects>;
