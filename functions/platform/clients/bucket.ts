import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { now } from '../clock.ts';

const environment = (name: string): string => process.env[name] ?? '';

/** Formats a date as SigV4 wants it, for example 20260520T093000Z. */
const stampOf = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/**
 * Creates an S3 bucket client that sends plain signed requests. The full S3 client would double the bundle size
 * of a handler that reads one object.
 */
export function createBucket(name: string) {
  const region = environment('AWS_REGION');
  const endpoint = process.env['AWS_ENDPOINT_URL_S3'];
  const base = endpoint ? `${endpoint}/${name}` : `https://${name}.s3.${region}.amazonaws.com`;
  const client = new AwsClient({
    accessKeyId: environment('AWS_ACCESS_KEY_ID'),
    secretAccessKey: environment('AWS_SECRET_ACCESS_KEY'),
    ...(process.env['AWS_SESSION_TOKEN'] && { sessionToken: process.env['AWS_SESSION_TOKEN'] }),
    region,
    service: 's3',
    retries: 2,
  });

  async function read(key: string, headers: Record<string, string> = {}): Promise<Response | undefined> {
    const reply = await client.fetch(`${base}/${key}`, { headers });
    // A role that may read may also list (`infra/constructs/grants.ts`), so S3 answers 404 and never 403 for a
    // missing object.
    if (reply.status === 404) return undefined;
    if (!reply.ok) throw new Error(`Bucket ${name} answered ${reply.status} to a read`);
    return reply;
  }

  async function get(key: string): Promise<Buffer | undefined> {
    const reply = await read(key);
    return reply && Buffer.from(await reply.arrayBuffer());
  }

  /** Reads only the first bytes of an object, with a range request. */
  async function getStart(key: string, bytes: number): Promise<Buffer | undefined> {
    const reply = await read(key, { range: `bytes=0-${bytes - 1}` });
    return reply && Buffer.from(await reply.arrayBuffer()).subarray(0, bytes);
  }

  /** Reads an object as a stream, for objects that may be too large for the memory. */
  async function getStream(key: string): Promise<Readable | undefined> {
    const reply = await read(key);
    return reply?.body ? Readable.fromWeb(reply.body as ReadableStream<Uint8Array>) : undefined;
  }

  async function put(
    key: string,
    body: Uint8Array<ArrayBuffer> | Blob,
    contentType: string,
    cacheControl?: string,
  ): Promise<void> {
    const reply = await client.fetch(`${base}/${key}`, {
      method: 'PUT',
      body,
      headers: { 'content-type': contentType, ...(cacheControl && { 'cache-control': cacheControl }) },
    });
    if (!reply.ok) throw new Error(`Bucket ${name} answered ${reply.status} to a write`);
  }

  /**
   * Copies an object within the bucket, so that the copy survives later changes to the original. Returns false
   * if the original does not exist.
   */
  async function copy(from: string, to: string): Promise<boolean> {
    const reply = await client.fetch(`${base}/${to}`, {
      method: 'PUT',
      headers: { 'x-amz-copy-source': `/${name}/${from}` },
    });
    if (reply.status === 404) return false;
    // S3 sends the status before it has finished copying, so a failed copy may come with status 200.
    if (!reply.ok || (await reply.text()).includes('<Error>'))
      throw new Error(`Bucket ${name} answered ${reply.status} to a copy`);
    return true;
  }

  async function remove(key: string): Promise<void> {
    const reply = await client.fetch(`${base}/${key}`, { method: 'DELETE' });
    if (!reply.ok && reply.status !== 404)
      throw new Error(`Bucket ${name} answered ${reply.status} to a removal`);
  }

  /**
   * Presigns an upload of one object of exactly this type and size, valid for some seconds. Returns the path
   * and query only; the CDN passes them to the bucket unchanged.
   */
  async function signPut(
    key: string,
    { contentType, bytes, seconds }: { contentType: string; bytes: number; seconds: number },
  ): Promise<string> {
    const url = `${base}/${key}?X-Amz-Expires=${seconds}`;
    const headers = { 'content-type': contentType, 'content-length': String(bytes) };
    const signed = await client.sign(url, {
      method: 'PUT',
      headers,
      aws: { signQuery: true, allHeaders: true, datetime: stampOf(now()) },
    });
    const { search } = new URL(signed.url);
    return `/${key}${search}`;
  }

  /**
   * Presigns a download of one object as an attachment with this file name, valid for some seconds. The
   * `no-store` header keeps the file out of the browser cache of a shared computer.
   */
  async function signGet(
    key: string,
    { fileName, seconds }: { fileName: string; seconds: number },
  ): Promise<string> {
    const query = new URLSearchParams({
      'X-Amz-Expires': String(seconds),
      'response-cache-control': 'private, no-store',
      'response-content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    });
    const signed = await client.sign(`${base}/${key}?${query.toString()}`, {
      method: 'GET',
      aws: { signQuery: true, datetime: stampOf(now()) },
    });
    return `/${key}${new URL(signed.url).search}`;
  }

  return { get, getStart, getStream, put, copy, remove, signPut, signGet };
}

export type Bucket = ReturnType<typeof createBucket>;
