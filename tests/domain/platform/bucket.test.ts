import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { sdkStreamMixin } from '@smithy/core/serde';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBucket } from '#functions/platform/clients/bucket.ts';
import { startCold } from '#functions/platform/cold-start.ts';
import { moveClock } from '../support/secret.ts';

const s3 = mockClient(S3Client);
const bucket = createBucket('media');
beforeEach(() => s3.reset());
afterAll(() => s3.restore());

const answered = (httpStatusCode: number) =>
  new S3ServiceException({ name: 'No', $fault: 'client', $metadata: { httpStatusCode } });
const reads = [() => bucket.get('a'), () => bucket.getStart('a', 4), () => bucket.getStream('a')];

it('nothing there is undefined', async () => {
  s3.on(GetObjectCommand).rejects(answered(404));
  expect(await Promise.all(reads.map((read) => read()))).toEqual([undefined, undefined, undefined]);
});

it('an object is read whole, from its start, or as a stream', async () => {
  const tea = Buffer.from('tea');
  s3.on(GetObjectCommand).callsFake(() => ({ Body: sdkStreamMixin(Readable.from([tea])) }));
  expect([await bucket.get('a'), await bucket.getStart('a', 4)]).toEqual([tea, tea]);
  expect(await buffer((await bucket.getStream('a')) ?? Readable.from([]))).toEqual(tea);
  const asked = { Bucket: 'media', Key: 'a' };
  expect(s3.commandCalls(GetObjectCommand).map(({ args: [{ input }] }) => input)).toEqual([
    { ...asked, Range: undefined },
    { ...asked, Range: 'bytes=0-3' },
    { ...asked, Range: undefined },
  ]);
});

it('a right that is missing is a failure: it says nothing of what is there', async () => {
  s3.on(GetObjectCommand).rejects(answered(403));
  for (const read of reads) await expect(read()).rejects.toEqual(answered(403));
});

it('a connection that broke is a failure, not an object that is missing', async () => {
  const broken = new Error('socket hang up');
  s3.on(GetObjectCommand).rejects(broken);
  for (const read of reads) await expect(read()).rejects.toBe(broken);
});

it('copies an object by its name, and says where there is none', async () => {
  s3.on(CopyObjectCommand).resolvesOnce({}).rejectsOnce(answered(404)).rejects(answered(403));
  expect([await bucket.copy('in/a', 'kept/a'), await bucket.copy('in/b', 'kept/b')]).toEqual([true, false]);
  await expect(bucket.copy('in/c', 'kept/c')).rejects.toEqual(answered(403));
  expect(s3.call(0).args[0].input).toEqual({ Bucket: 'media', Key: 'kept/a', CopySource: '/media/in/a' });
});

it('is written to as what it is, for as long as it may be kept, and told where that failed', async () => {
  s3.on(PutObjectCommand).resolvesOnce({}).resolvesOnce({}).rejects(answered(403));
  const bytes = new Uint8Array([1, 2]);
  await bucket.put('a', bytes, 'image/png', 'max-age=60');
  await bucket.put('b', new Blob([bytes]), 'image/png');
  await expect(bucket.put('c', bytes, 'image/png')).rejects.toEqual(answered(403));
  const [first, second] = s3.commandCalls(PutObjectCommand).map(({ args: [{ input }] }) => input);
  expect(first).toMatchObject({ Body: bytes, ContentType: 'image/png', CacheControl: 'max-age=60' });
  expect(second).toMatchObject({ Body: expect.any(Readable), ContentLength: 2, ContentType: 'image/png' });
  expect(second?.CacheControl).toBeUndefined();
});

it.each([
  [undefined, undefined],
  [404, undefined],
  [403, 'No'],
])('a removal that is answered with %s is told: %s', async (status, fault) => {
  if (status) s3.on(DeleteObjectCommand).rejects(answered(status));
  else s3.on(DeleteObjectCommand).resolves({});
  const removal = bucket.remove('a');
  if (fault === undefined) expect(await removal).toBeUndefined();
  else await expect(removal).rejects.toEqual(answered(403));
  expect(s3.call(0).args[0].input).toEqual({ Bucket: 'media', Key: 'a' });
});

it.each([
  ['http://localhost:4000', true],
  [undefined, false],
])('the path names the bucket only where the buckets share a host: %s', async (endpoint, isInPath) => {
  vi.stubEnv('AWS_REGION', 'ap-southeast-1');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', endpoint);
  startCold();
  s3.on(DeleteObjectCommand).resolves({});
  await bucket.remove('a');
  expect((s3.call(0).thisValue as S3Client).config.forcePathStyle).toBe(isInPath);
  vi.unstubAllEnvs();
  startCold();
});

describe('an address it signs', () => {
  const settings = {
    AWS_REGION: 'ap-southeast-1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL_S3: 'http://localhost:4000',
  };
  beforeEach(() => {
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    return () => {
      vi.useRealTimers();
      vi.unstubAllEnvs();
      startCold();
    };
  });
  const fieldsOf = (address: string) => Object.fromEntries(new URL(address, 'http://a').searchParams);

  it('takes a file of one type and size, and demands no more of the browser', async () => {
    const address = await bucket.signPut('in/a', { contentType: 'image/png', bytes: 7, seconds: 60 });
    expect(address).toMatch(/^\/in\/a\?/);
    const fields = fieldsOf(address);
    expect(fields).toMatchObject({
      'X-Amz-SignedHeaders': 'content-length;content-type;host',
      'X-Amz-Expires': '60',
    });
    expect(Object.keys(fields).filter((name) => name.includes('checksum'))).toEqual([]);
  });

  it('is valid from the time of the server’s clock', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T05:00:00Z'), toFake: ['Date'] });
    moveClock(3_600_000);
    const address = await bucket.signGet('out/a', { fileName: 'a', seconds: 300 });
    expect(fieldsOf(address)['X-Amz-Date']).toBe('20261120T060000Z');
  });

  it('gives a file under its name, to be kept nowhere', async () => {
    const address = await bucket.signGet('out/a', { fileName: 'Đơn.xlsx', seconds: 300 });
    const fields = fieldsOf(address);
    expect(Object.keys(fields).filter((name) => name.includes('checksum'))).toEqual([]);
    expect(fields).toMatchObject({
      'X-Amz-SignedHeaders': 'host',
      'X-Amz-Expires': '300',
      'response-cache-control': 'private, no-store',
      'response-content-disposition': "attachment; filename*=UTF-8''%C4%90%C6%A1n.xlsx",
    });
  });
});
