import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBucket } from '#functions/platform/clients/bucket.ts';
import { createMultipartBucket } from '#functions/platform/clients/multipart-bucket.ts';
import { readBehaviours } from '#infra/local/cloudfront/cdn.ts';
import { type Cloud, startCloud } from '#infra/local/cloud.ts';
import { applyEdgeFunction } from '#infra/local/cloudfront/edge-function.ts';
import { readAssembly, readStacks } from '#infra/local/template/template.ts';
import { built } from '#tests/support/built.ts';

const folder = mkdtempSync(join(tmpdir(), 'cholang-door-'));
const script = `console.log('chợ làng');\n`.repeat(200);
const files = {
  'index.html': '<!doctype html><title>Chợ Làng</title>',
  'docs/index.html': '<!doctype html><title>API</title>',
  'service-worker.js': script,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/app-1a2b3c.js': script,
  'assets/code-reader-worker-1a2b3c.js': script,
  'assets/video-worker-1a2b3c.js': script,
};

let cloud: Cloud;
beforeAll(async () => {
  const web = join(folder, 'web');
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(web, path)), { recursive: true });
    writeFileSync(join(web, path), content);
  }
  writeFileSync(join(folder, 'secret.txt'), 'not for you');
  cloud = await startCloud({ home: join(folder, 'home'), port: 0, web, ...built() });
  const s3 = new S3Client({ endpoint: cloud.endpoints.s3, forcePathStyle: true });
  await s3.send(
    new PutObjectCommand({
      Bucket: cloud.buckets.media,
      Key: 'media/films/a.mp4',
      Body: '0123456789',
      ContentType: 'video/mp4',
      CacheControl: 'public, max-age=60',
    }),
  );
});
afterAll(async () => {
  await cloud.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, init: RequestInit = {}) => fetch(cloud.url + path, init);

describe('pages', () => {
  it('may not compile code; the workers that read codes and convert videos may, and nothing else', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? '';
    expect(await policyOf('/login')).not.toContain('wasm');
    expect(await policyOf('/assets/app-1a2b3c.js')).not.toContain('wasm');
    expect(await policyOf('/assets/code-reader-worker-1a2b3c.js')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    expect(await policyOf('/assets/video-worker-1a2b3c.js')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src blob:",
    );
    const worker = await get('/assets/code-reader-worker-1a2b3c.js');
    expect([worker.status, worker.headers.get('content-type'), await worker.text()]).toEqual([
      200,
      expect.stringContaining('javascript'),
      script,
    ]);
  });

  it('come with the headers their policy names', async () => {
    const { headers } = await get('/login');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`connect-src 'self' ${cloud.url.replace('http', 'ws')}`);
    expect(policy).not.toContain('wss:');
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    // This machine has no certificate: nobody may teach browsers to ask it for https.
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it.each([
    '/login',
    '/e-commerce/checkout',
    '/e-commerce/products/gao-st25',
    '/admin?page=2',
    '/posts/b%C3%A0i',
  ])('GET %s is the web app’s one page', async (path) => {
    const reply = await get(path);
    expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([
      200,
      'text/html; charset=utf-8',
      files['index.html'],
    ]);
  });

  it('the API’s reference is a page of its own', async () => {
    expect(await (await get('/docs/')).text()).toBe(files['docs/index.html']);
  });

  it.each([
    '/assets/gone-9z.js',
    '/favicon.ico',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
  ])('GET %s is missing, whatever page there is', async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(404);
    expect(await reply.text()).not.toContain('not for you');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('cache-control') ?? '').not.toContain('immutable');
  });
});

describe('files', () => {
  it('with a hash in their name are kept for good; pages are asked for again', async () => {
    const kept = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await kept('/assets/app-1a2b3c.js')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/login')).toBe('public, max-age=0, must-revalidate');
  });

  it('the worker is asked for anew, and may fetch nothing but our own', async () => {
    const { status, headers } = await get('/service-worker.js');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=0, must-revalidate',
    ]);
    const policy = headers.get('content-security-policy') ?? '';
    for (const own of ["connect-src 'self'", "script-src 'self'", "worker-src 'self'"])
      expect(policy).toContain(own);
  });

  it('304: unchanged', async () => {
    const etag = (await get('/login')).headers.get('etag') ?? '';
    const again = await get('/login', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await get('/login', { headers: { 'if-none-match': `W/${etag}, "other"` } })).status).toBe(304);
    expect((await get('/login', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('are compressed for who can read it', async () => {
    const path = '/assets/app-1a2b3c.js';
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const reply = await get(path, { headers: { 'accept-encoding': accepted } });
      expect([reply.headers.get('content-encoding'), await reply.text()]).toEqual([encoding, script]);
      expect(reply.headers.get('vary')).toBe('accept-encoding');
    }
  });

  it('HEAD tells the size, without the body', async () => {
    const reply = await get('/favicon.svg', { method: 'HEAD' });
    expect([reply.status, reply.headers.get('content-length'), await reply.text()]).toEqual([
      200,
      String(files['favicon.svg'].length),
      '',
    ]);
  });
});

describe('media', () => {
  const film = '/media/films/a.mp4';

  it('is read from the bucket, as it was stored', async () => {
    const reply = await get(film);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'cache-control': 'public, max-age=60',
      'accept-ranges': 'bytes',
    });
    expect(reply.headers.get('content-security-policy')).toContain('sandbox');
    expect(await reply.text()).toBe('0123456789');
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
  ])('range %s', async (range, status, body, contentRange) => {
    const reply = await get(film, { headers: { range } });
    expect([reply.status, await reply.text(), reply.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ]);
  });

  it('416: a range outside', async () => {
    expect((await get(film, { headers: { range: 'bytes=20-30' } })).status).toBe(416);
  });

  it('304: unchanged', async () => {
    const etag = (await get(film)).headers.get('etag') ?? '';
    expect((await get(film, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('HEAD tells the size, without the body', async () => {
    const reply = await get(film, { method: 'HEAD' });
    expect([reply.status, reply.headers.get('content-length'), await reply.text()]).toEqual([200, '10', '']);
  });

  it.each(['/media/films/gone.mp4', '/media/', '/media/..%2f'])('GET %s is missing', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('is only read here', async () => {
    expect((await get(film, { method: 'PUT', body: 'mine now' })).status).toBe(403);
    expect((await get(film, { method: 'DELETE' })).status).toBe(403);
    expect(await (await get(film)).text()).toBe('0123456789');
  });
});

describe('the API behind the edge', () => {
  it.each([
    ['GET with a body', 'GET', 'a body', 403],
    ['GET with an empty body', 'GET', '', 404],
    ['POST with a body', 'POST', 'a body', 404],
  ])('answers a %s as CloudFront does', async (_, method, body, status) => {
    const asked = httpRequest(`${cloud.url}/api/nothing-here`, {
      method,
      headers: { 'content-length': body.length },
    });
    asked.end(body);
    const [reply] = (await once(asked, 'response')) as [IncomingMessage];
    reply.resume();
    expect(reply.statusCode).toBe(status);
  });

  const { edge } =
    readBehaviours(readAssembly(readStacks(built().assembly), { queueUrlBase: '' }), '').find(({ pattern }) =>
      pattern.test('/api/health'),
    ) ?? {};

  /** What a function sees of a request's headers. */
  function seen(headers: Record<string, string>): Record<string, unknown> {
    const request = { method: 'GET', headers, socket: { remoteAddress: '203.0.113.9' } };
    if (!edge) throw new Error('No function runs before the API');
    applyEdgeFunction(edge, request as never, {} as never, new URL('http://x/api/health'));
    return request.headers;
  }

  it('says itself where a caller is', () => {
    expect(seen({ 'x-viewer-address': '10.0.0.1' })).toMatchObject({ 'x-viewer-address': '203.0.113.9' });
    expect(seen({})).toMatchObject({ 'x-viewer-address': '203.0.113.9' });
  });

  it.each([
    ['vi-VN,vi;q=0.9,en;q=0.8', 'vi'],
    ['en-US,en;q=0.5', 'en'],
    ['fr-FR, en;q=0.4', 'en'],
    ['EN', 'en'],
    ['fr', 'vi'],
    ['', 'vi'],
    ['envelope', 'vi'],
  ])('makes one of two languages of %s', (asked, language) => {
    expect(seen({ 'accept-language': asked })).toMatchObject({ 'accept-language': language });
  });

  it('answers JSON for what is not there, never a page', async () => {
    const reply = await get('/api/nothing-here');
    expect([reply.status, await reply.json()]).toMatchObject([404, { statusCode: 404 }]);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a large file', () => {
  const first = Buffer.alloc(5 * 1024 * 1024, 1);
  const second = Buffer.from('the end');

  it('comes in parts through the door, by addresses of ours', async () => {
    const multipart = createMultipartBucket(cloud.buckets.media);
    const key = 'uploads/film.mp4';
    const id = await multipart.createMultipart(key, { contentType: 'video/mp4' });
    for (const [place, body] of [first, second].entries()) {
      const path = await multipart.signPart(key, id, place + 1, { bytes: body.length, seconds: 60 });
      expect((await get(path, { method: 'PUT', body })).status).toBe(200);
      expect((await get(path, { method: 'PUT', body: body.subarray(1) })).status).toBe(403);
    }
    const parts = (await multipart.listParts(key, id)) ?? [];
    expect(await multipart.completeMultipart(key, id, parts)).toMatch(/-2"$/);
    expect(await createBucket(cloud.buckets.media).head(key)).toEqual({
      bytes: first.length + second.length,
      contentType: 'video/mp4',
    });
  });

  it('is shown in ranges, and may be broken off', async () => {
    const multipart = createMultipartBucket(cloud.buckets.media);
    await multipart.putStream('media/films/long.mp4', readFilm(), { contentType: 'video/mp4' });
    const reply = await get('/media/films/long.mp4', { headers: { range: 'bytes=10485759-10485761' } });
    expect([reply.status, await reply.text()]).toEqual([206, 'abb']);
    expect(reply.headers.get('content-range')).toBe('bytes 10485759-10485761/20971520');
    const whole = await get('/media/films/long.mp4');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    await whole.body?.cancel();
    expect((await get('/media/films/long.mp4', { method: 'HEAD' })).headers.get('content-length')).toBe(
      '20971520',
    );
  });

  async function* readFilm() {
    for (const letter of ['a', 'b']) yield Buffer.alloc(10 * 1024 * 1024, letter);
  }
});
