import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
};
const compressible = /^(text|application\/(json|manifest)|image\/svg)/;

type CachedFile = { mtimeMs: number; etag: string; plain: Buffer; br?: Buffer; gzip?: Buffer };

/** Files with a hash in their name never change, so they may be cached forever. */
const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';

/** Cache shared by all clouds of the process: compressing the app again for each costs more than serving it. */
const kept = new Map<string, CachedFile>();

/** Serves the built web app from memory, compressed as CloudFront would. */
export function createStaticFiles(folder: string) {
  function read(file: string): CachedFile {
    const { mtimeMs } = statSync(file);
    const known = kept.get(file);
    if (known?.mtimeMs === mtimeMs) return known;
    const plain = readFileSync(file);
    const fresh: CachedFile = {
      mtimeMs,
      plain,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`,
    };
    kept.set(file, fresh);
    return fresh;
  }

  function encode(entry: CachedFile, accepted: string): [body: Buffer, encoding?: string] {
    if (entry.plain.length < 1024) return [entry.plain];
    if (accepted.includes('br')) {
      entry.br ??= brotliCompressSync(entry.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
      return [entry.br, 'br'];
    }
    if (!accepted.includes('gzip')) return [entry.plain];
    entry.gzip ??= gzipSync(entry.plain);
    return [entry.gzip, 'gzip'];
  }

  return function sendFile(request: IncomingMessage, response: ServerResponse, path: string): void {
    const file = join(folder, normalize(path));
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const entry = read(file);
    const type = types[extname(file)] ?? 'application/octet-stream';
    const [body, encoding] = compressible.test(type)
      ? encode(entry, String(request.headers['accept-encoding'] ?? ''))
      : [entry.plain];
    response.setHeader('etag', entry.etag);
    response.setHeader('cache-control', cacheControl(path));
    response.setHeader('vary', 'accept-encoding');
    if (request.headers['if-none-match']?.includes(entry.etag)) {
      response.writeHead(304).end();
      return;
    }
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      ...(encoding && { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

export type SendFile = ReturnType<typeof createStaticFiles>;
