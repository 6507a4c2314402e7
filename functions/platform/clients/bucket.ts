import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { client, sign, unlessMissing } from './s3-client.ts';

/** Creates the few operations on a bucket that the project uses. */
export function createBucket(Bucket: string) {
  const read = async (Key: string, Range?: string) =>
    (await unlessMissing(client().send(new GetObjectCommand({ Bucket, Key, Range }))))?.Body;

  async function get(key: string, range?: string): Promise<Buffer | undefined> {
    const body = await read(key, range);
    return body && Buffer.from(await body.transformToByteArray());
  }

  async function stream(key: string, range?: string): Promise<Readable | undefined> {
    const body = await read(key, range);
    return body instanceof Readable ? body : undefined;
  }

  return {
    get: (key: string) => get(key),
    /** Reads only the first bytes of an object, with a range request. */
    getStart: (key: string, bytes: number) => get(key, `bytes=0-${bytes - 1}`),
    /** Reads an object as a stream, for objects that may be too large for the memory. */
    getStream: (key: string) => stream(key),
    /** Reads the bytes from `first` to `last`, both included, as a stream. */
    getRange: (key: string, first: number, last: number) => stream(key, `bytes=${first}-${last}`),
    /** Returns size and type of an object without reading it. */
    async head(Key: string): Promise<{ bytes: number; contentType: string } | undefined> {
      const found = await unlessMissing(client().send(new HeadObjectCommand({ Bucket, Key })));
      return found && { bytes: found.ContentLength ?? 0, contentType: found.ContentType ?? '' };
    },
    /** A blob is sent as a stream, only once: what writes large files is itself repeated after a failure. */
    async put(
      Key: string,
      body: Uint8Array | Blob,
      ContentType: string,
      CacheControl?: string,
    ): Promise<void> {
      const content =
        body instanceof Blob
          ? { Body: Readable.from(body.stream()), ContentLength: body.size }
          : { Body: body };
      await client().send(new PutObjectCommand({ Bucket, Key, ...content, ContentType, CacheControl }));
    },
    /**
     * Copies an object within the bucket, so that the copy survives later changes to the original. Returns false
     * if the original does not exist.
     */
    async copy(from: string, to: string): Promise<boolean> {
      const command = new CopyObjectCommand({ Bucket, Key: to, CopySource: `/${Bucket}/${from}` });
      return (await unlessMissing(client().send(command))) !== undefined;
    },
    async remove(Key: string): Promise<void> {
      await unlessMissing(client().send(new DeleteObjectCommand({ Bucket, Key })));
    },
    /** Presigns an upload of one object of exactly this type and size, valid for some seconds. */
    signPut: (
      Key: string,
      { contentType, bytes, seconds }: { contentType: string; bytes: number; seconds: number },
    ) => sign(new PutObjectCommand({ Bucket, Key, ContentType: contentType, ContentLength: bytes }), seconds),
    /**
     * Presigns a download of one object as an attachment with this file name, valid for some seconds. The
     * `no-store` header keeps the file out of the browser cache of a shared computer.
     */
    signGet: (Key: string, { fileName, seconds }: { fileName: string; seconds: number }) =>
      sign(
        new GetObjectCommand({
          Bucket,
          Key,
          ResponseCacheControl: 'private, no-store',
          ResponseContentDisposition: `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
        }),
        seconds,
      ),
  };
}

export type Bucket = ReturnType<typeof createBucket>;
