import { Readable } from 'node:stream';
import { type StoredUpload, uploadItem } from '#functions/domain/media/uploads.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

export const at = '2026-11-22T03:00:00.000Z';
export const seconds = Date.parse(at) / 1000;
export const mega = 1024 * 1024;
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

/** A bucket in memory, whose objects are bytes or, for large ones, only a size; and a table. */
export function aBucket() {
  const { table, put, rows } = memoryTable();
  const signed: unknown[] = [];
  const asked: unknown[] = [];
  const files = new Map<string, Buffer>();
  const sizes = new Map<string, number>();
  const multiparts = new Map<string, Map<number, number>>();
  const bucket = {
    signPut: (key: string, given: object) => {
      signed.push({ key, ...given });
      return Promise.resolve(`https://files.test/${key}`);
    },
    getStart: (key: string, bytes: number) => {
      asked.push([key, bytes]);
      return Promise.resolve(files.get(key)?.subarray(0, bytes));
    },
    getRange: async (key: string, first: number, last: number) => {
      const file = files.get(key);
      return file && Readable.from([file.subarray(first, last + 1)]);
    },
    head: async (key: string) => {
      const bytes = sizes.get(key) ?? files.get(key)?.length;
      return bytes === undefined ? undefined : { bytes, contentType: 'video/mp4' };
    },
    createMultipart: async (key: string, given: { contentType: string }) => {
      signed.push({ key, ...given });
      multiparts.set('m1', new Map());
      return 'm1';
    },
    signPart: async (key: string, uploadId: string, number: number, given: object) => {
      signed.push({ key, uploadId, number, ...given });
      return `https://files.test/${key}?part=${number}`;
    },
    listParts: async (_key: string, uploadId: string) => {
      const parts = multiparts.get(uploadId);
      return parts && [...parts].map(([number, bytes]) => ({ number, bytes, etag: `e${number}` }));
    },
    completeMultipart: async (
      key: string,
      uploadId: string,
      parts: readonly { number: number; etag: string }[],
    ) => {
      const stored = multiparts.get(uploadId);
      if (!stored) return undefined;
      multiparts.delete(uploadId);
      sizes.set(
        key,
        parts.reduce((sum, { number }) => sum + (stored.get(number) ?? 0), 0),
      );
      return 'whole';
    },
  };
  const contextAt = (where = table) => ({ ...contextOf(where, () => new Date(at)), bucket });
  const stored = () => rows().find(({ entity }) => entity === 'upload');
  return {
    table,
    put,
    rows,
    stored,
    signed,
    asked,
    files,
    sizes,
    multiparts,
    bucket,
    contextAt,
    context: contextAt(),
  };
}

export const anUploadItem = (given: Partial<StoredUpload> = {}): StoredUpload => ({
  id: 'u1',
  ownerId: 'lan',
  kind: 'reviewImages',
  mimeType: 'image/jpeg',
  bytes: 1000,
  status: 'waiting',
  createdAt: at,
  expiresAt: seconds + 86_400,
  ...given,
});

/** A stored upload of Lan's, and what lies in the bucket for it. */
export function anUpload(given: Partial<StoredUpload> = {}, start: Buffer | undefined = jpeg) {
  const scene = aBucket();
  const upload = anUploadItem(given);
  scene.put([uploadItem(upload)]);
  if (start) scene.files.set('uploads/lan/u1', start);
  const own = { ownerId: 'lan', id: 'u1', kind: upload.kind };
  const due = () => scene.rows().filter(({ entity }) => entity === 'due');
  return { ...scene, own, due };
}
