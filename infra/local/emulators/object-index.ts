import type { BuildAppOptions } from 'fauxqs';

export type ObjectStore = NonNullable<BuildAppOptions['stores']>['s3Store'];
type Row = ReturnType<ObjectStore['headObject']>;
export type RowWriter = (bucket: string, row: Row) => void;

/** An object in the bucket's list whose content is kept elsewhere, under an id. */
type Entry = {
  key: string;
  id: string;
  etag: string;
  bytes: number;
  contentType: string;
  modifiedAt: number;
};
type Listener = (bucket: string, key: string) => void;

/** Field of a row's metadata with the id; these objects are never answered from the row, so nobody reads it there. */
const idField = 'content-elsewhere';

/**
 * Lets objects stand in the emulator's list without their content: it then lists, counts and deletes them, and tells
 * when another object takes their place.
 */
export function indexOf(objects: ObjectStore, writeRow: RowWriter) {
  const listeners: Listener[] = [];
  const put = objects.putObject.bind(objects);
  const remove = objects.deleteObject.bind(objects);
  const tell = (bucket: string, key: string) => listeners.forEach((listener) => listener(bucket, key));
  objects.putObject = (bucket, key, ...content) => {
    const row = put(bucket, key, ...content);
    tell(bucket, key);
    return row;
  };
  objects.deleteObject = (bucket, key) => {
    remove(bucket, key);
    tell(bucket, key);
  };

  function find(bucket: string, key: string): Row | undefined {
    try {
      return objects.headObject(bucket, key);
    } catch {
      return undefined; // the emulator throws if there is none
    }
  }

  return {
    has: (bucket: string, key: string): boolean => find(bucket, key) !== undefined,
    hasBucket: (bucket: string): boolean => objects.hasBucket(bucket),
    idOf: (bucket: string, key: string): string | undefined => find(bucket, key)?.metadata[idField],
    /** Puts an object into the list, in place of what is there. */
    enter(bucket: string, { key, id, etag, bytes, contentType, modifiedAt }: Entry): void {
      const row: Row = {
        key,
        etag,
        contentType,
        body: Buffer.alloc(0),
        contentLength: bytes,
        lastModified: new Date(modifiedAt),
        metadata: { [idField]: id },
      };
      writeRow(bucket, row);
      objects.restoreObject(bucket, row);
    },
    remove,
    /** Returns all objects whose content is kept elsewhere. */
    entered: (): { bucket: string; key: string; id: string }[] =>
      objects
        .listBuckets()
        .flatMap(({ name: bucket }) =>
          objects
            .listObjects(bucket, { maxKeys: Number.POSITIVE_INFINITY })
            .objects.flatMap(({ key, metadata: { [idField]: id } }) =>
              id === undefined ? [] : [{ bucket, key, id }],
            ),
        ),
    /** Registers a listener for keys that were written by the emulator itself, or deleted. */
    onReplaced: (listener: Listener): void => void listeners.push(listener),
  };
}

export type ObjectIndex = ReturnType<typeof indexOf>;
