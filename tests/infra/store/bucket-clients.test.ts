import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBucket } from '#functions/platform/clients/bucket.ts';
import { createMultipartBucket } from '#functions/platform/clients/multipart-bucket.ts';
import { startCold } from '#functions/platform/cold-start.ts';
import { credentials, region } from '#infra/local/http/sigv4.ts';
import {
  aStoreHome,
  Bucket,
  mebibyte,
  partBytes,
  someBytes,
  type Store,
  startStore,
} from './object-store.ts';

const { home, forget } = aStoreHome();
let store: Store;
beforeAll(async () => {
  store = await startStore(home);
  const environment = {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_SESSION_TOKEN: credentials.sessionToken,
    AWS_ENDPOINT_URL_S3: store.endpoint,
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  startCold();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  startCold();
  await store.close();
  forget();
});

const bucket = createBucket(Bucket);
const multipart = createMultipartBucket(Bucket);
const film = someBytes(partBytes + 777, 3);
const [first, second] = [film.subarray(0, partBytes), film.subarray(partBytes)];
const video = { contentType: 'video/mp4', cacheControl: 'max-age=60' };

let keys = 0;
const freshKey = () => `uploads/a${(keys += 1)}.mp4`;

/** As a browser does: with nothing but the address. */
async function send(path: string, body: Buffer) {
  const reply = await fetch(`${store.endpoint}/${Bucket}${path}`, { method: 'PUT', body });
  await reply.body?.cancel();
  return reply.status;
}

describe('an upload that can be resumed', () => {
  it('signs parts, tells which came, and becomes an object', async () => {
    const key = freshKey();
    const id = await multipart.createMultipart(key, video);
    const sign = (number: number, { length }: Buffer) =>
      multipart.signPart(key, id, number, { bytes: length, seconds: 60 });
    expect(await send(await sign(1, first), first)).toBe(200);
    expect(await send(await sign(2, first), second)).toBe(403);
    expect(await multipart.listParts(key, id)).toEqual([
      { number: 1, bytes: first.length, etag: expect.stringMatching(/^"\w{32}"$/) },
    ]);
    expect(await send(await sign(2, second), second)).toBe(200);
    const parts = (await multipart.listParts(key, id)) ?? [];
    expect(parts.map(({ bytes }) => bytes)).toEqual([first.length, second.length]);
    const etag = await multipart.completeMultipart(key, id, parts);
    expect(etag).toMatch(/-2"$/);
    expect(await multipart.completeMultipart(key, id, parts)).toBe(etag);
    expect(await bucket.head(key)).toEqual({ bytes: film.length, contentType: 'video/mp4' });
    expect((await bucket.get(key))?.equals(film)).toBe(true);
  });

  it('signs an address that leads through the edge, valid for so long and for so many bytes', async () => {
    const address = await multipart.signPart('uploads/a', 'id', 3, { bytes: 5, seconds: 90 });
    expect(address).toMatch(/^\/uploads\/a\?/);
    const fields = Object.fromEntries(new URL(address, 'http://a').searchParams);
    expect(fields).toMatchObject({
      partNumber: '3',
      uploadId: 'id',
      'X-Amz-Expires': '90',
      'X-Amz-SignedHeaders': 'content-length;host',
    });
  });

  it('is nothing once it is aborted, however often', async () => {
    const key = freshKey();
    const id = await multipart.createMultipart(key, video);
    expect(await multipart.listParts(key, id)).toEqual([]);
    await multipart.abortMultipart(key, id);
    await multipart.abortMultipart(key, id);
    expect(await multipart.listParts(key, id)).toBeUndefined();
    expect(await multipart.completeMultipart(key, id, [{ number: 1, etag: 'a' }])).toBeUndefined();
  });

  it('refuses to begin in a bucket that is not there', async () => {
    const nowhere = createMultipartBucket('nowhere');
    await expect(nowhere.createMultipart('a', video)).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });

  it('lists more parts than one answer holds', async () => {
    const key = freshKey();
    const id = await multipart.createMultipart(key, video);
    const upload = store.uploads.find(id, Bucket, key);
    for (let number = 1; number <= 2001; number += 1)
      upload.parts.set(number, { number, file: '', bytes: number, etag: 'a', modifiedAt: 0 });
    const parts = (await multipart.listParts(key, id)) ?? [];
    expect(parts.map(({ bytes }) => bytes)).toEqual(Array.from({ length: 2001 }, (_, place) => place + 1));
  });
});

describe('an object', () => {
  it('is read in a range, as a stream', async () => {
    const key = freshKey();
    await bucket.put(key, film, 'video/mp4');
    const range = await bucket.getRange(key, partBytes - 1, partBytes);
    expect(range && (await buffer(range))).toEqual(film.subarray(partBytes - 1, partBytes + 1));
  });

  it('that is missing has neither size nor content', async () => {
    expect([await bucket.head('none'), await bucket.getRange('none', 0, 1)]).toEqual([undefined, undefined]);
  });
});

describe('a stream', () => {
  async function* streamOf(...chunks: Buffer[]) {
    yield* chunks;
  }
  const etagOf = async (key: string) =>
    (await fetch(`${store.inner}/${Bucket}/${key}`, { method: 'HEAD' })).headers.get('etag') ?? '';

  it.each([
    ['of nothing', 0, ''],
    ['below a part', 8 * mebibyte - 1, ''],
    ['of a part', 8 * mebibyte, '-1'],
    ['of a part and a bit', 8 * mebibyte + 1, '-2'],
    ['of two parts', 16 * mebibyte, '-2'],
  ])('%s is put whole', async (_, size, parts) => {
    const key = freshKey();
    const whole = someBytes(size, 11);
    const [cut, end] = [Math.floor(size / 3), size - 5];
    const stream = streamOf(
      whole.subarray(0, cut),
      whole.subarray(cut, end),
      whole.subarray(Math.max(end, cut)),
    );
    expect(await multipart.putStream(key, stream, video)).toBe(size);
    expect((await bucket.get(key))?.equals(whole)).toBe(true);
    expect(await bucket.head(key)).toEqual({ bytes: size, contentType: 'video/mp4' });
    expect(/-\d+/.exec(await etagOf(key))?.[0] ?? '').toBe(parts);
    const kept = await fetch(`${store.inner}/${Bucket}/${key}`, { method: 'HEAD' });
    expect(kept.headers.get('cache-control')).toBe('max-age=60');
  });

  it('that breaks leaves neither an object nor parts', async () => {
    const key = freshKey();
    const broken = (async function* () {
      yield someBytes(9 * mebibyte);
      throw new Error('The film ended early');
    })();
    await expect(multipart.putStream(key, broken, video)).rejects.toThrow('The film ended early');
    expect([await bucket.head(key), store.uploads.list(Bucket, key)]).toEqual([undefined, []]);
  });

  it.each([
    ['before its last part', 9, { name: 'NoSuchUpload' }],
    ['after it', 8, { message: expect.stringContaining('aborted by somebody else') }],
  ])('whose upload was aborted %s is no success', async (_, size, fault) => {
    const key = freshKey();
    const cut = (async function* () {
      yield someBytes(size * mebibyte);
      for (const upload of store.uploads.list(Bucket, key)) store.uploads.abort(upload);
    })();
    await expect(multipart.putStream(key, cut, video)).rejects.toMatchObject(fault);
  });
});
