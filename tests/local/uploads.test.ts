import {
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSmallCloud } from './fixtures/small-cloud.ts';

const Bucket = 'small-media';
const origin = 'https://shop.test';

let cloud: Awaited<ReturnType<typeof aSmallCloud>>;
let s3: S3Client;
beforeAll(async () => {
  cloud = await aSmallCloud({
    resources: {
      Media: {
        Type: 'AWS::S3::Bucket',
        Properties: {
          BucketName: Bucket,
          LifecycleConfiguration: {
            Rules: [{ Status: 'Enabled', AbortIncompleteMultipartUpload: { DaysAfterInitiation: 7 } }],
          },
          CorsConfiguration: {
            CorsRules: [
              {
                AllowedOrigins: [origin],
                AllowedMethods: ['PUT', 'POST'],
                AllowedHeaders: ['content-type', 'x-amz-*'],
                ExposedHeaders: ['etag'],
                MaxAge: 600,
              },
            ],
          },
        },
      },
    },
  });
  // As a function would: endpoint and credentials from its environment.
  s3 = new S3Client({ forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' });
});
afterAll(() => cloud.close());

let keys = 0;
const freshKey = () => `media/ảnh đẹp (${(keys += 1)}).png`;

const putUrl = (Key: string, expiresIn = 300) =>
  getSignedUrl(s3, new PutObjectCommand({ Bucket, Key, ContentType: 'image/png' }), {
    expiresIn,
    signableHeaders: new Set(['content-type']),
  });
const getUrl = (Key: string, more = {}) =>
  getSignedUrl(s3, new GetObjectCommand({ Bucket, Key, ...more }), { expiresIn: 300 });
const upload = (url: string, type = 'image/png', body = 'picture') =>
  fetch(url, { method: 'PUT', headers: { 'content-type': type }, body });
async function anObject(body = 'picture'): Promise<string> {
  const Key = freshKey();
  expect((await upload(await putUrl(Key), 'image/png', body)).status).toBe(200);
  return Key;
}
const contentOf = async (Key: string) => (await fetch(await getUrl(Key))).text();
const loadChunk = async (reply: Response) =>
  [reply.status, /<Code>(\w+)/.exec(await reply.text())?.[1]] as const;

describe('presigned addresses', () => {
  it('put and get an object, whatever its name', async () => {
    const Key = await anObject();
    const reply = await fetch(await getUrl(Key));
    expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([
      200,
      'image/png',
      'picture',
    ]);
  });

  it('answer ranges, and say so', async () => {
    const Key = await anObject('0123456789');
    const reply = await fetch(await getUrl(Key), { headers: { range: 'bytes=2-4' } });
    expect([reply.status, await reply.text()]).toEqual([206, '234']);
    expect(reply.headers.get('accept-ranges')).toBe('bytes');
    expect(reply.headers.get('content-range')).toBe('bytes 2-4/10');
  });

  it('change what the answer says of itself', async () => {
    const url = await getUrl(await anObject(), {
      ResponseContentDisposition: 'attachment; filename="a.png"',
      ResponseContentType: 'application/x-own',
    });
    const { headers } = await fetch(url);
    expect(headers.get('content-disposition')).toBe('attachment; filename="a.png"');
    expect(headers.get('content-type')).toBe('application/x-own');
  });

  it.each([
    ['an altered signature', (url: string) => url.replace(/(Signature=)\w/, '$1x'), 'SignatureDoesNotMatch'],
    ['another object', (url: string) => url.replace('.png', '.jpg'), 'SignatureDoesNotMatch'],
    ['a longer life', (url: string) => url.replace('Expires=300', 'Expires=9000'), 'SignatureDoesNotMatch'],
    ['no signature at all', (url: string) => url.replace(/\?.*/, ''), 'AccessDenied'],
    ['another key', (url: string) => url.replace(/Credential=\w+/, 'Credential=other'), 'InvalidAccessKeyId'],
  ])('403: %s', async (_, change, code) => {
    expect(await loadChunk(await upload(change(await putUrl(freshKey()))))).toEqual([403, code]);
    expect(await loadChunk(await fetch(change(await getUrl(await anObject()))))).toEqual([403, code]);
  });

  it('403: another type than the one that was signed', async () => {
    expect((await upload(await putUrl(freshKey()), 'text/html')).status).toBe(403);
  });

  it('403: a wish beyond what was signed, such as to be open to everybody', async () => {
    const Key = freshKey();
    const reply = await fetch(await putUrl(Key), {
      method: 'PUT',
      headers: { 'content-type': 'image/png', 'x-amz-acl': 'public-read' },
      body: 'picture',
    });
    expect(await loadChunk(reply)).toEqual([403, 'AccessDenied']);
  });

  it('403: too late', async () => {
    const Key = freshKey();
    const url = await putUrl(Key, 60);
    await cloud.clock.advance(61);
    expect(await loadChunk(await upload(url))).toEqual([403, 'AccessDenied']);
  });

  it('501: a sub-resource leaves the object as it is', async () => {
    const Key = await anObject();
    const Tagging = { TagSet: [{ Key: 'a', Value: 'b' }] };
    await expect(s3.send(new PutObjectTaggingCommand({ Bucket, Key, Tagging }))).rejects.toMatchObject({
      name: 'NotImplemented',
      $metadata: { httpStatusCode: 501 },
    });
    expect(await contentOf(Key)).toBe('picture');
  });

  it('412: what is there is not written over when nothing may be', async () => {
    const Key = await anObject();
    const put = (key: string) =>
      s3.send(new PutObjectCommand({ Bucket, Key: key, Body: 'other', IfNoneMatch: '*' }));
    await expect(put(Key)).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await put(freshKey());
    expect(await contentOf(Key)).toBe('picture');
  });

  it('carries more than a single request of the emulator would', async () => {
    const Key = freshKey();
    const body = Buffer.alloc(14 * 1024 * 1024, 7);
    expect(
      (await fetch(await putUrl(Key), { method: 'PUT', body, headers: { 'content-type': 'image/png' } }))
        .status,
    ).toBe(200);
    expect((await (await fetch(await getUrl(Key))).arrayBuffer()).byteLength).toBe(body.length);
  });
});

describe('upload forms', () => {
  async function send({ type = 'image/png', size = 10, key = '', change = (_: FormData): void => {} } = {}) {
    const Key = freshKey();
    const { url, fields } = await createPresignedPost(s3, {
      Bucket,
      Key,
      Expires: 300,
      Conditions: [
        ['content-length-range', 1, 1000],
        ['starts-with', '$Content-Type', 'image/'],
      ],
    });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('Content-Type', type);
    if (key) form.set('key', key);
    change(form);
    form.append('file', new Blob([Buffer.alloc(size, 65)], { type }), 'a.png');
    return { Key, reply: await fetch(url, { method: 'POST', body: form }) };
  }

  it('take a file that keeps the policy', async () => {
    const { Key, reply } = await send();
    expect(reply.status).toBe(204);
    expect(await contentOf(Key)).toBe('A'.repeat(10));
  });

  it.each([
    ['too large', { size: 1001 }, 400, 'EntityTooLarge'],
    ['too small', { size: 0 }, 400, 'EntityTooSmall'],
    ['of another type', { type: 'text/html' }, 403, 'AccessDenied'],
    ['under another name', { key: 'other.png' }, 403, 'AccessDenied'],
    [
      'with a field nobody allowed',
      { change: (form: FormData) => form.set('acl', 'public-read') },
      403,
      'AccessDenied',
    ],
    [
      'with a policy of its own',
      {
        change: (form: FormData) =>
          form.set('Policy', btoa('{"expiration":"2999-01-01T00:00:00Z","conditions":[]}')),
      },
      403,
      'SignatureDoesNotMatch',
    ],
    ['without a policy', { change: (form: FormData) => form.delete('Policy') }, 403, 'AccessDenied'],
  ])('refuse one that is %s', async (_, given, status, code) => {
    const { Key, reply } = await send(given);
    expect(await loadChunk(reply)).toEqual([status, code]);
    expect((await fetch(await getUrl(Key))).status).toBe(404);
  });

  it('refuse one that comes too late', async () => {
    const { url, fields } = await createPresignedPost(s3, { Bucket, Key: freshKey(), Expires: 60 });
    await cloud.clock.advance(61);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.append('file', new Blob(['x']));
    expect(await loadChunk(await fetch(url, { method: 'POST', body: form }))).toEqual([403, 'AccessDenied']);
  });
});

describe('browsers asking first', () => {
  const preflight = async (headers: Record<string, string>) =>
    fetch(await putUrl(freshKey()), {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT', ...headers },
    });

  it('hear what the bucket’s rule allows', async () => {
    const { status, headers } = await preflight({
      'access-control-request-headers': 'content-type,x-amz-date',
    });
    expect(status).toBe(204);
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'PUT, POST',
      'access-control-allow-headers': 'content-type, x-amz-date',
      'access-control-expose-headers': 'etag',
      'access-control-max-age': '600',
    });
  });

  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['another method', { 'access-control-request-method': 'DELETE' }],
    ['another header', { 'access-control-request-headers': 'content-type,x-own' }],
  ])('403: %s', async (_, headers) => {
    const reply = await preflight(headers);
    expect(reply.status).toBe(403);
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('see the answer itself only from an allowed origin', async () => {
    const put = async (from: string) =>
      fetch(await putUrl(freshKey()), {
        method: 'PUT',
        headers: { origin: from, 'content-type': 'image/png' },
        body: 'x',
      });
    expect((await put(origin)).headers.get('access-control-allow-origin')).toBe(origin);
    expect((await put('https://evil.test')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

// Last, because addresses signed before are out of date after it.
it('an unfinished upload is aborted by the bucket’s rule as soon as the clock has passed it', async () => {
  const Key = freshKey();
  const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ Bucket, Key }));
  const parts = () => s3.send(new ListPartsCommand({ Bucket, Key, UploadId }));
  await cloud.clock.advance(7 * 24 * 3600 - 60);
  expect((await parts()).Parts).toBeUndefined();
  await cloud.clock.advance(60);
  await expect(parts()).rejects.toMatchObject({ name: 'NoSuchUpload' });
});
