import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { decodeChunks, isChunked } from './chunked-body.ts';
import { S3Error } from './s3-xml.ts';

/** What arrived: its size, and its MD5 in hexadecimal digits, which is its entity tag. */
export type ReceivedBody = { bytes: number; md5: string };

const maxBytes = 5 * 1024 ** 3;
const crcHeader = 'x-amz-checksum-crc32';

/** Returns the size of the content, which is not that of the body where a client sends it in signed chunks. */
export function contentLength({ headers }: IncomingMessage): number | undefined {
  const length = headers['x-amz-decoded-content-length'] ?? headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

function requireSize(request: IncomingMessage): number {
  const bytes = contentLength(request);
  if (bytes === undefined)
    throw new S3Error(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
  if (bytes > maxBytes)
    throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  return bytes;
}

/** Reads a checksum of this many bytes; a presigned URL carries it in its query. */
function checksum(request: IncomingMessage, url: URL, name: string, bytes: number): Buffer | undefined {
  const sent = request.headers[name] ?? url.searchParams.get(name);
  if (typeof sent !== 'string') return undefined;
  const value = Buffer.from(sent, 'base64');
  if (value.length !== bytes)
    throw new S3Error(400, 'InvalidDigest', `The ${name} you specified is invalid.`);
  return value;
}

function requireEqual(name: string, expected: Buffer | undefined, found: Buffer): void {
  if (expected && !expected.equals(found))
    throw new S3Error(400, 'BadDigest', `The ${name} you specified did not match what was received.`);
}

/** Writes a body to a file as it comes, and throws if it is not what its headers promise. */
export async function receiveBody(request: IncomingMessage, url: URL, file: string): Promise<ReceivedBody> {
  const announced = requireSize(request);
  const md5 = checksum(request, url, 'content-md5', 16);
  let crc = checksum(request, url, crcHeader, 4);
  const hash = createHash('md5');
  const sums = { bytes: 0, crc: 0 };
  const trailers = new Map<string, string>();
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of isChunked(request) ? decodeChunks(chunks, trailers) : chunks) {
      hash.update(chunk);
      sums.crc = crc32(chunk, sums.crc);
      sums.bytes += chunk.length;
      yield chunk;
    }
  }
  await pipeline(request, measured, createWriteStream(file));
  const digest = hash.digest();
  const crcFound = Buffer.alloc(4);
  crcFound.writeUInt32BE(sums.crc);
  const trailer = trailers.get(crcHeader);
  if (trailer !== undefined) crc = Buffer.from(trailer, 'base64');
  if (sums.bytes !== announced)
    throw new S3Error(400, 'IncompleteBody', 'The body has not the size that its headers announce.');
  requireEqual('Content-MD5', md5, digest);
  requireEqual('CRC32', crc, crcFound);
  return { bytes: sums.bytes, md5: digest.toString('hex') };
}
