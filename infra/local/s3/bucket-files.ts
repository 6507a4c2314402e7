import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { IncomingMessage, ServerResponse } from 'node:http';

const passed = [
  'content-type',
  'content-length',
  'content-range',
  'cache-control',
  'etag',
  'last-modified',
  'accept-ranges',
];

/** Serves objects of a private bucket as CloudFront does: whole, in ranges, or as not modified. */
export async function sendObject(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
): Promise<void> {
  const { range, 'if-none-match': known } = request.headers;
  const reply = await fetch(address, {
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    headers: { ...(range && { range }), ...(known && { 'if-none-match': String(known) }) },
  });
  if (reply.status === 404 || reply.status === 403) {
    await reply.body?.cancel();
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  for (const name of passed) {
    const value = reply.headers.get(name);
    if (value) response.setHeader(name, value);
  }
  response.setHeader('accept-ranges', 'bytes');
  response.writeHead(reply.status);
  if (!reply.body) return void response.end();
  // The cast is safe: the DOM's and Node's types describe the same stream.
  const body = Readable.fromWeb(reply.body as NodeStream);
  // A browser that seeks in a video breaks off what it no longer needs, and the bucket must stop sending, too.
  await pipeline(body, response).catch(() => {});
}
