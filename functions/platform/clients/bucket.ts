import { Readable } from 'node:stream';
import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { now } from '../clock.ts';
import { oncePerContainer } from '../cold-start.ts';

const client = oncePerContainer(
  () =>
    new S3Client({
      // With checksums, a presigned upload would demand the checksum of an empty file from the browser.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // The buckets of the one-machine cloud share one host name.
      forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined,
    }),
);

/** Returns undefined if the object is missing. A role that may read may also list, so S3 never answers 403 for that. */
async function unlessMissing<T>(sending: Promise<T>): Promise<T | undefined> {
  try {
    return await sending;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
    throw error;
  }
}

/** Returns path and query of a presigned URL; the CDN passes them to the bucket unchanged. */
async function sign(command: GetObjectCommand | PutObjectCommand, expiresIn: number): Promise<string> {
  // The presigner would leave the type of a file unsigned.
  const signableHeaders = new Set(['content-type']);
  const url = await getSignedUrl(client(), command, { expiresIn, signingDate: now(), signableHeaders });
  return `/${command.input.Key}${new URL(url).search}`;
}

/** Creates the few operations on a bucket that the project uses. */
export function createBucket(Bucket: string) {
  const read = async (Key: string, Range?: string) =>
    (await unlessMissing(client().send(new GetObjectCommand({ Bucket, Key, Range }))))?.Body;

  async function get(key: string, range?: string): Promise<Buffer | undefined> {
    const body = await read(key, range);
    return body && Buffer.from(await body.transformToByteArray());
  }

  return {
    get: (key: string) => get(key),
    /** Reads only the first bytes of an object, with a range request. */
    getStart: (key: string, bytes: number) => get(key, `bytes=0-${bytes - 1}`),
    /** Reads the bytes from `start` up to, but not including, `end`. */
    getRange: (key: string, start: number, end: number) => get(key, `bytes=${start}-${end - 1}`),
    /** Returns the size of an object in bytes; undefined if it does not exist. */
    async size(Key: string): Promise<number | undefined> {
      const head = await unlessMissing(client().send(new HeadObjectCommand({ Bucket, Key })));
      return head && (head.ContentLength ?? 0);
    },
    /** Reads an object as a stream, for objects that may be too large for the memory. */
    async getStream(key: string): Promise<Readable | undefined> {
      const body = await read(key);
      return body instanceof Readable ? body : undefined;
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
    /** Begins an object that is written in parts, and returns the id of this upload. */
    async startParts(Key: string, ContentType: string, CacheControl: string): Promise<string> {
      const command = new CreateMultipartUploadCommand({ Bucket, Key, ContentType, CacheControl });
      const { UploadId } = await client().send(command);
      if (!UploadId) throw new Error(`The bucket began no upload of ${Key}`);
      return UploadId;
    },
    /** Writes one part, numbered from 1, and returns its tag. Repeating a number replaces that part. */
    async putPart(Key: string, UploadId: string, PartNumber: number, Body: Uint8Array): Promise<string> {
      const command = new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body });
      const { ETag } = await client().send(command);
      if (!ETag) throw new Error(`The bucket named no tag for a part of ${Key}`);
      return ETag;
    },
    /** Makes the object out of all its parts, whose tags are given in order. */
    async completeParts(Key: string, UploadId: string, tags: readonly string[]): Promise<void> {
      const Parts = tags.map((ETag, place) => ({ ETag, PartNumber: place + 1 }));
      const command = new CompleteMultipartUploadCommand({
        Bucket,
        Key,
        UploadId,
        MultipartUpload: { Parts },
      });
      await client().send(command);
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
