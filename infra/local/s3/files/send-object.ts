import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { FileObjects } from './file-objects.ts';
import type { StoredObject } from './object-folder.ts';
import { S3Error } from './s3-xml.ts';

type Slice = { first: number; last: number; isPartial: boolean };

const overrides = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
];

/** Headers of a reply that a presigned URL chooses itself. */
export const chosenHeaders = ({ searchParams }: URL): Record<string, string> =>
  Object.fromEntries(
    overrides.flatMap((name) => {
      const value = searchParams.get(`response-${name}`);
      return value === null ? [] : [[name, value]];
    }),
  );

/** Reads a Range header; S3 answers one that it does not understand, or several, with the whole object. */
function sliceOf(range: string | undefined, bytes: number): Slice {
  const whole = { first: 0, last: bytes - 1, isPartial: false };
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return whole;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return whole;
  const first = from === '' ? Math.max(bytes - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (first >= bytes || (from === '' && Number(to) === 0))
    throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable');
  return { first, last, isPartial: true };
}

/** Returns the bytes of one part, for readers that ask for it by its number. */
function sliceOfPart({ parts }: StoredObject, number: number): Slice {
  const before = parts.slice(0, number - 1).reduce((sum, { bytes }) => sum + bytes, 0);
  const part = parts[number - 1];
  if (!part) throw new S3Error(416, 'InvalidPartNumber', 'The requested partnumber is not satisfiable');
  return { first: before, last: before + part.bytes - 1, isPartial: true };
}

function statusOf({ headers }: IncomingMessage, { etag }: StoredObject): 200 | 304 | 412 {
  const names = (list: string) => list.split(/\s*,\s*/).some((one) => one === etag || one === '*');
  if (headers['if-match'] !== undefined && !names(headers['if-match'])) return 412;
  return headers['if-none-match'] !== undefined && names(headers['if-none-match']) ? 304 : 200;
}

/** Answers GET and HEAD with an object, whole or in part, as a stream of its files. */
export async function sendFileObject(
  objects: FileObjects,
  object: StoredObject,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const status = statusOf(request, object);
  if (status === 412)
    throw new S3Error(412, 'PreconditionFailed', 'At least one of the conditions did not hold');
  response.setHeader('etag', object.etag);
  response.setHeader('last-modified', new Date(object.modifiedAt).toUTCString());
  if (status === 304) return void response.writeHead(304).end();
  const number = url.searchParams.get('partNumber');
  const { first, last, isPartial } =
    number === null ? sliceOf(request.headers.range, object.bytes) : sliceOfPart(object, Number(number));
  response.writeHead(isPartial ? 206 : 200, {
    ...object.headers,
    ...chosenHeaders(url),
    'accept-ranges': 'bytes',
    'content-length': last - first + 1,
    ...(isPartial && { 'content-range': `bytes ${first}-${last}/${object.bytes}` }),
    ...(number !== null && { 'x-amz-mp-parts-count': object.parts.length }),
  });
  if (request.method === 'HEAD') return void response.end();
  await pipeline(objects.read(object, first, last), response);
}
