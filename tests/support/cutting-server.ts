import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const partSize = 5 * 1024 * 1024;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Serves a page with a script, and takes one upload in parts. The first attempt of as many parts is cut off. */
export async function aCuttingServer(script: string, cuts: number) {
  const parts = new Map<number, Buffer>();
  const tried = new Set<number>();
  const counts = { opened: 0, finished: 0, cut: 0 };
  let size = 0;

  const signed = (numbers: readonly number[]) => ({
    size: partSize,
    count: Math.ceil(size / partSize),
    urls: numbers.map((number) => ({ number, url: `/part/${number}`, bytes: 0 })),
  });
  const answers: Record<string, (body: { size: number; numbers: number[] }) => unknown> = {
    '/open': (body) => {
      counts.opened += 1;
      ({ size } = body);
      return { id: 'u1', uploadUrl: null, headers: {}, parts: signed([1, 2, 3]) };
    },
    '/sign': ({ numbers }) => ({
      ...signed(numbers),
      arrived: [...parts].map(([number, { length }]) => ({ number, bytes: length })),
    }),
    '/finish': () => {
      counts.finished += 1;
      return {};
    },
  };

  const server = createServer((request, response) => {
    const { url = '', method } = request;
    const number = Number(/^\/part\/(\d+)$/.exec(url)?.[1]);
    if (method === 'GET') {
      const isScript = url === '/upload.js';
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
      response.end(isScript ? script : '<!doctype html><title>Upload</title>');
    } else if (number && counts.cut < cuts && !tried.has(number)) {
      tried.add(number);
      counts.cut += 1;
      request.once('data', () => request.destroy());
    } else {
      bodyOf(request).then(
        (body) => {
          if (number) parts.set(number, body);
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(answers[url]?.(JSON.parse(body.toString()) as never) ?? {}));
        },
        () => response.destroy(),
      );
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    parts,
    /** SHA-256 of what arrived, in order. */
    digest: () => {
      const hash = createHash('sha256');
      for (const [, body] of [...parts].sort(([one], [other]) => one - other)) hash.update(body);
      return hash.digest('hex');
    },
    close: () => server.close(),
  };
}
