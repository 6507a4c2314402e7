import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../../http/http-tools.ts';
import type { FileStore } from './file-store.ts';
import type { ChosenPart } from './file-uploads.ts';
import { partsReply, uploadsReply } from './list-replies.ts';
import type { StoredObject } from './object-folder.ts';
import { contentLength, receiveBody } from './receive-body.ts';
import { element, elements, refuse, S3Error, sendXml } from './s3-xml.ts';
import { sendFileObject } from './send-object.ts';

/** Above this size an object is kept as a file; the emulator would hold it in memory. */
const maxInEmulator = 32 * 1024 * 1024;
const maxListBytes = 4 * 1024 * 1024;
const maxPartNumber = 10_000;
const kept = ['cache-control', 'content-disposition', 'content-encoding', 'content-language', 'expires'];

type Call = { request: IncomingMessage; response: ServerResponse; url: URL; bucket: string; key: string };
type Handler = (call: Call) => Promise<void> | void;

/** Splits a path into bucket and key. */
export function objectOf({ pathname }: URL): { bucket: string; key: string } {
  const [, bucket = '', ...path] = pathname.split('/');
  return { bucket, key: decodeURIComponent(path.join('/')) };
}

/** Returns the headers of a request that every reply with the object repeats. */
function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const names = Object.keys(headers).filter((name) => kept.includes(name) || name.startsWith('x-amz-meta-'));
  const pairs = names.map((name) => [name, String(headers[name]).replace(/aws-chunked,?\s*/, '')]);
  return {
    'content-type': headers['content-type'] ?? 'application/octet-stream',
    ...Object.fromEntries(pairs.filter(([, value]) => value !== '')),
  };
}

/** Reads the parts that a completion lists. */
async function readList(request: IncomingMessage): Promise<ChosenPart[]> {
  const body = await readBody(request, maxListBytes);
  const parts = [...(body?.toString('utf8') ?? '').matchAll(/<Part>(.*?)<\/Part>/gs)].map(
    ([, part = '']) => ({
      number: Number(/<PartNumber>\s*(\d+)\s*<\/PartNumber>/.exec(part)?.[1]),
      etag: /<ETag>(?:"|&quot;|&#34;)?([^"&<]*)/.exec(part)?.[1] ?? '',
    }),
  );
  if (parts.length > 0 && parts.length <= maxPartNumber && parts.every(({ number }) => number > 0))
    return parts;
  throw new S3Error(400, 'MalformedXML', 'The XML you provided was not well-formed.');
}

const isOnlyNew = ({ headers }: IncomingMessage): boolean => headers['if-none-match'] === '*';

/** Answers requests for uploads in parts and for objects that are kept as files. */
export function createFileRoutes({ objects, uploads }: FileStore) {
  const openUpload = ({ url, bucket, key }: Call) =>
    uploads.find(url.searchParams.get('uploadId') ?? '', bucket, key);

  const create: Handler = ({ request, response, bucket, key }) => {
    objects.requireBucket(bucket);
    const { id } = uploads.create({ bucket, key, headers: headersOf(request) });
    const named = [element('Bucket', bucket), element('Key', key), element('UploadId', id)];
    sendXml(response, 200, elements('InitiateMultipartUploadResult', ...named));
  };

  const addPart: Handler = async (call) => {
    const { request, response, url } = call;
    if (request.headers['x-amz-copy-source'])
      throw new S3Error(501, 'NotImplemented', 'UploadPartCopy is not part of the local cloud');
    const number = Number(url.searchParams.get('partNumber'));
    if (!Number.isInteger(number) || number < 1 || number > maxPartNumber)
      throw new S3Error(400, 'InvalidArgument', 'Part number must be an integer between 1 and 10000');
    const { etag } = await uploads.addPart(openUpload(call), number, (file) =>
      receiveBody(request, url, file),
    );
    response.writeHead(200, { etag: `"${etag}"` }).end();
  };

  const complete: Handler = async (call) => {
    const { request, response, url, bucket, key } = call;
    const chosen = await readList(request);
    const object =
      uploads.findCompleted(url.searchParams.get('uploadId') ?? '', chosen) ??
      uploads.complete(openUpload(call), chosen, isOnlyNew(request));
    const named = [element('Bucket', bucket), element('Key', key), element('ETag', object.etag)];
    sendXml(response, 200, elements('CompleteMultipartUploadResult', ...named));
  };

  const abort: Handler = (call) => {
    uploads.abort(openUpload(call));
    call.response.writeHead(204).end();
  };

  const listParts: Handler = (call) =>
    sendXml(call.response, 200, partsReply(openUpload(call), call.url.searchParams));

  const listUploads: Handler = ({ response, url: { searchParams }, bucket }) => {
    objects.requireBucket(bucket);
    const found = uploads.list(bucket, searchParams.get('prefix') ?? '');
    sendXml(response, 200, uploadsReply(bucket, found, searchParams));
  };

  const put: Handler = async ({ request, response, url, bucket, key }) => {
    objects.requireBucket(bucket);
    const description = { bucket, key, headers: headersOf(request) };
    const { etag } = await uploads.put(description, isOnlyNew(request), (file) =>
      receiveBody(request, url, file),
    );
    response.writeHead(200, { etag }).end();
  };

  const copy =
    (source: StoredObject): Handler =>
    ({ request, response, bucket, key }) => {
      objects.requireBucket(bucket);
      const isReplacing = request.headers['x-amz-metadata-directive'] === 'REPLACE';
      const headers = isReplacing ? headersOf(request) : source.headers;
      const { etag, modifiedAt } = objects.copy(source, { bucket, key, headers, modifiedAt: Date.now() });
      const facts = [element('ETag', etag), element('LastModified', new Date(modifiedAt).toISOString())];
      sendXml(response, 200, elements('CopyObjectResult', ...facts));
    };

  /** Finds the source of a copy, if it is kept as files. */
  function sourceOf({ headers }: IncomingMessage): StoredObject | undefined {
    const named = headers['x-amz-copy-source'];
    if (typeof named !== 'string') return undefined;
    const { bucket, key } = objectOf(new URL(named.replace(/^\/?/, '/'), 'http://s3'));
    return objects.find(bucket, key);
  }

  const ofUpload: Record<string, Handler> = { GET: listParts, PUT: addPart, POST: complete, DELETE: abort };

  function handlerFor(request: IncomingMessage, url: URL): Handler | undefined {
    const { method = 'GET' } = request;
    const { bucket, key } = objectOf(url);
    if (key === '') return method === 'GET' && url.searchParams.has('uploads') ? listUploads : undefined;
    if (url.searchParams.has('uploadId')) return ofUpload[method];
    if (method === 'POST') return url.searchParams.has('uploads') ? create : undefined;
    if (method === 'PUT' && request.headers['x-amz-copy-source']) {
      const source = sourceOf(request);
      return source && copy(source);
    }
    if (method === 'PUT') return (contentLength(request) ?? 0) > maxInEmulator ? put : undefined;
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const object = objects.find(bucket, key);
    return object && (({ response }) => sendFileObject(objects, object, request, response, url));
  }

  function answerFault(error: unknown, { request, response }: Call): void {
    if (response.headersSent || response.destroyed) return void response.destroy();
    // The rest is read, because a client that is still sending would see a broken connection instead of the reply.
    request.resume();
    if (error instanceof S3Error) return refuse(response, error.status, error.code, error.message);
    process.stderr.write(`S3 ${request.method} ${request.url}: ${String(error)}\n`);
    refuse(response, 500, 'InternalError', 'We encountered an internal error. Please try again.');
  }

  /** Answers a request if it is for files; returns false if the emulator has to answer it. */
  return function takes(request: IncomingMessage, response: ServerResponse, url: URL): boolean {
    const handler = handlerFor(request, url);
    if (!handler) return false;
    const call = { request, response, url, ...objectOf(url) };
    const answer = async () => handler(call);
    answer().catch((error: unknown) => answerFault(error, call));
    return true;
  };
}

export type FileRoutes = ReturnType<typeof createFileRoutes>;
