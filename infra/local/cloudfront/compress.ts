import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /^(text\/|image\/svg|application\/(json|javascript|xml|manifest|ld\+json))/;
/** CloudFront does not compress shorter or longer bodies. */
const shortest = 1000;
const longest = 10_000_000;
const statuses = new Set([200, 403, 404]);

const encoders = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

function encodingFor(request: IncomingMessage, response: ServerResponse, body: Buffer) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const fits =
    request.method !== 'HEAD' &&
    statuses.has(response.statusCode) &&
    body.length >= shortest &&
    body.length <= longest &&
    !response.hasHeader('content-encoding') &&
    compressible.test(String(response.getHeader('content-type') ?? ''));
  if (!fits) return undefined;
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/** Compresses replies that are sent in one piece, as CloudFront does; streams pass unchanged. */
export function compressAnswers(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response) as (...part: unknown[]) => boolean;
  const end = response.end.bind(response) as (...part: unknown[]) => ServerResponse;
  let isHeld = false;

  function sendHead(): void {
    if (response.headersSent) return;
    if (!isHeld) response.writeHead(response.statusCode);
    writeHead(response.statusCode);
  }

  async function sendCompressed(body: Buffer, encoding: keyof typeof encoders): Promise<void> {
    const compressed = await encoders[encoding](body);
    const vary = response.getHeader('vary');
    response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', compressed.length);
    response.setHeader('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
    sendHead();
    end(compressed);
  }

  // Delays the head until the body is known, because compression changes its length.
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const headers = rest.find((one) => typeof one === 'object' && one !== null) ?? {};
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value as string);
    response.statusCode = status;
    isHeld = true;
    return response;
  }) as typeof response.writeHead;

  response.write = ((...part: unknown[]) => {
    sendHead();
    return write(...part);
  }) as typeof response.write;

  response.end = ((...part: unknown[]) => {
    const [body] = part;
    const encoding = Buffer.isBuffer(body) ? encodingFor(request, response, body) : undefined;
    if (Buffer.isBuffer(body) && encoding && !response.headersSent) {
      sendCompressed(body, encoding).catch(() => response.destroy());
      return response;
    }
    sendHead();
    return end(...part);
  }) as typeof response.end;
}
