import type { Bucket } from './bucket.ts';

export type WriterBucket = Pick<Bucket, 'put' | 'startParts' | 'putPart' | 'completeParts'>;

/** Size of a part. S3 takes 10,000 parts of at least 5 MB, so an object may reach 156 GB. */
const partBytes = 16 * 1024 * 1024;

type ObjectFacts = { key: string; contentType: string; cacheControl: string };

/**
 * Creates a stream that writes an object of unknown size without holding it in memory. The object appears when the
 * stream is closed. Parts of an aborted stream are deleted by the bucket's lifecycle rule.
 */
export function writeObject(
  bucket: WriterBucket,
  { key, contentType, cacheControl }: ObjectFacts,
): WritableStream<Uint8Array> {
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  let upload: string | undefined;
  const tags: string[] = [];

  async function sendPart(): Promise<void> {
    upload ??= await bucket.startParts(key, contentType, cacheControl);
    const body = Buffer.concat(chunks);
    [chunks, bytes] = [[], 0];
    tags.push(await bucket.putPart(key, upload, tags.length + 1, body));
  }

  return new WritableStream({
    async write(chunk) {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      if (bytes >= partBytes) await sendPart();
    },
    async close() {
      if (!upload) return bucket.put(key, Buffer.concat(chunks), contentType, cacheControl);
      if (bytes > 0) await sendPart();
      await bucket.completeParts(key, upload, tags);
    },
  });
}
