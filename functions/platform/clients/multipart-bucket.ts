import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { client, sign, unlessMissing } from './s3-client.ts';
import { inPartsOf } from './stream-parts.ts';

/** A part that S3 has: its number from 1, its size, and the entity tag that completing the upload names. */
export type UploadedPart = { number: number; bytes: number; etag: string };

type Content = { contentType: string; cacheControl?: string };

const streamedPartBytes = 8 * 1024 * 1024;

/** Creates the operations of uploads in parts: of members' browsers, which resume them, and of large streams. */
export function createMultipartBucket(Bucket: string) {
  async function createMultipart(Key: string, { contentType, cacheControl }: Content): Promise<string> {
    const begun = await client().send(
      new CreateMultipartUploadCommand({
        Bucket,
        Key,
        ContentType: contentType,
        CacheControl: cacheControl,
      }),
    );
    if (!begun.UploadId) throw new Error(`S3 began an upload of ${Key} without an id`);
    return begun.UploadId;
  }

  async function abortMultipart(Key: string, UploadId: string): Promise<void> {
    await unlessMissing(client().send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })));
  }

  /**
   * Joins the parts to the object, and returns its entity tag. Returns undefined if the upload no longer exists; it
   * may be complete already, which `head` tells.
   */
  async function completeMultipart(
    Key: string,
    UploadId: string,
    parts: readonly Pick<UploadedPart, 'number' | 'etag'>[],
  ): Promise<string | undefined> {
    const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }));
    const completed = await unlessMissing(
      client().send(
        new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }),
      ),
    );
    return completed?.ETag;
  }

  async function putPart(Key: string, UploadId: string, PartNumber: number, Body: Buffer) {
    const { ETag = '' } = await client().send(
      new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }),
    );
    return { number: PartNumber, bytes: Body.length, etag: ETag };
  }

  async function putParts(key: string, chunks: AsyncIterable<Buffer>, content: Content): Promise<number> {
    const uploadId = await createMultipart(key, content);
    try {
      const parts: UploadedPart[] = [];
      for await (const chunk of chunks) parts.push(await putPart(key, uploadId, parts.length + 1, chunk));
      if (!(await completeMultipart(key, uploadId, parts)))
        throw new Error(`The upload of ${key} was aborted by somebody else`);
      return parts.reduce((sum, { bytes }) => sum + bytes, 0);
    } catch (error) {
      // The first failure is the one to report; what is left here is aborted by the bucket's rule.
      await abortMultipart(key, uploadId).catch(() => {});
      throw error;
    }
  }

  return {
    createMultipart,
    abortMultipart,
    completeMultipart,
    /** Presigns the upload of one part of exactly this size, valid for some seconds. */
    signPart: (
      Key: string,
      UploadId: string,
      PartNumber: number,
      { bytes, seconds }: { bytes: number; seconds: number },
    ): Promise<string> =>
      sign(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, ContentLength: bytes }), seconds),
    /** Lists the parts that came, at most 10,000; undefined if the upload does not exist. */
    async listParts(Key: string, UploadId: string): Promise<UploadedPart[] | undefined> {
      const parts: UploadedPart[] = [];
      let PartNumberMarker: string | undefined;
      do {
        const command = new ListPartsCommand({ Bucket, Key, UploadId, PartNumberMarker });
        const page = await unlessMissing(client().send(command));
        if (!page) return undefined;
        for (const { PartNumber = 0, Size = 0, ETag = '' } of page.Parts ?? [])
          parts.push({ number: PartNumber, bytes: Size, etag: ETag });
        PartNumberMarker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
      } while (PartNumberMarker !== undefined);
      return parts;
    },
    /** Writes a stream of any size, holding one part of it in memory; returns the number of bytes. */
    async putStream(key: string, body: AsyncIterable<Uint8Array>, content: Content): Promise<number> {
      const chunks = inPartsOf(streamedPartBytes, body);
      const { value: first = Buffer.alloc(0), done } = await chunks.next();
      const isAll = done === true || first.length < streamedPartBytes;
      if (!isAll) return putParts(key, startingWith(first, chunks), content);
      const { contentType: ContentType, cacheControl: CacheControl } = content;
      await client().send(new PutObjectCommand({ Bucket, Key: key, Body: first, ContentType, CacheControl }));
      return first.length;
    },
  };
}

async function* startingWith(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

export type MultipartBucket = ReturnType<typeof createMultipartBucket>;
