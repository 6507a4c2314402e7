import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request as send } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  PutObjectCommand,
  UploadPartCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abortOldUploads } from '#infra/local/s3/files/lifecycle.ts';
import {
  aStoreHome,
  browser,
  Bucket,
  mebibyte,
  partBytes,
  someBytes,
  type Store,
  startStore,
} from './object-store.ts';

const { home, forget } = aStoreHome();
let store: Store;
let moved = 0;
const now = () => Date.now() + moved;
beforeAll(async () => void (store = await startStore(home, now)));
afterAll(async () => {
  await store.close();
  forget();
});

let keys = 0;
const freshKey = () => `uploads/phim số ${(keys += 1)}.mp4`;
const first = someBytes(partBytes, 3);
const second = someBytes(1000, 5);
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest();
const etagOf = (bytes: Buffer) => `"${md5(bytes).toString('hex')}"`;

async function anUpload(Key = freshKey(), more = {}) {
  const { UploadId = '' } = await store.s3.send(
    new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'video/mp4', ...more }),
  );
  return { Bucket, Key, UploadId };
}
type Named = Awaited<ReturnType<typeof anUpload>>;

const partOf = (upload: Named, PartNumber: number, Body: Buffer, more = {}) =>
  store.s3.send(new UploadPartCommand({ ...upload, PartNumber, Body, ...more }));
const signed = (upload: Named, PartNumber: number, bytes: number) =>
  getSignedUrl(store.s3, new UploadPartCommand({ ...upload, PartNumber, ContentLength: bytes }), {
    expiresIn: 300,
    signingDate: new Date(now()),
  });
const complete = (upload: Named, parts: readonly (readonly [number, Buffer])[], more = {}) =>
  store.s3.send(
    new CompleteMultipartUploadCommand({
      ...upload,
      MultipartUpload: { Parts: parts.map(([PartNumber, bytes]) => ({ PartNumber, ETag: etagOf(bytes) })) },
      ...more,
    }),
  );
const contentOf = async (Key: string) => {
  const { Body } = await store.s3.send(new GetObjectCommand({ Bucket, Key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
};
const parts = async (upload: Named, more = {}) =>
  (await store.s3.send(new ListPartsCommand({ ...upload, ...more }))).Parts?.map(
    ({ PartNumber, Size, ETag }) => [PartNumber, Size, ETag],
  );
const named = (name: string, status: number) => ({ name, $metadata: { httpStatusCode: status } });
const filesOf = ({ UploadId }: Named) => readdirSync(join(home, 'objects', UploadId)).sort();

describe('an upload in parts', () => {
  it('becomes one object, with the headers it began with', async () => {
    const upload = await anUpload(undefined, { CacheControl: 'max-age=60', Metadata: { owner: 'lan' } });
    const one = await partOf(upload, 1, first);
    await partOf(upload, 7, second);
    expect(one.ETag).toBe(etagOf(first));
    const { ETag } = await complete(upload, [
      [1, first],
      [7, second],
    ]);
    expect(ETag).toBe(`"${md5(Buffer.concat([md5(first), md5(second)])).toString('hex')}-2"`);
    expect((await contentOf(upload.Key)).equals(Buffer.concat([first, second]))).toBe(true);
    expect(await store.s3.send(new HeadObjectCommand({ Bucket, Key: upload.Key }))).toMatchObject({
      ContentLength: first.length + second.length,
      ContentType: 'video/mp4',
      CacheControl: 'max-age=60',
      Metadata: { owner: 'lan' },
      AcceptRanges: 'bytes',
      ETag,
    });
  });

  it('is nothing in the bucket before it is complete', async () => {
    const upload = await anUpload();
    await partOf(upload, 1, first);
    await expect(store.s3.send(new HeadObjectCommand({ Bucket, Key: upload.Key }))).rejects.toMatchObject(
      named('NotFound', 404),
    );
  });

  it('takes a part again in place of the one before, whether it changed or not', async () => {
    const upload = await anUpload();
    for (const bytes of [first, second, second]) await partOf(upload, 1, bytes);
    expect(await parts(upload)).toEqual([[1, second.length, etagOf(second)]]);
    expect(filesOf(upload)).toHaveLength(2);
  });

  it('lists its parts by number, a page at a time', async () => {
    const upload = await anUpload();
    for (const number of [10, 2, 1]) await partOf(upload, number, Buffer.from([number]));
    expect((await parts(upload))?.map(([number]) => number)).toEqual([1, 2, 10]);
    const page = await store.s3.send(new ListPartsCommand({ ...upload, MaxParts: 2 }));
    expect(page).toMatchObject({ IsTruncated: true, NextPartNumberMarker: '2', MaxParts: 2 });
    expect(page.Parts?.map(({ PartNumber }) => PartNumber)).toEqual([1, 2]);
    expect((await store.s3.send(new ListPartsCommand({ ...upload, MaxParts: 5000 }))).MaxParts).toBe(1000);
    const rest = await store.s3.send(new ListPartsCommand({ ...upload, PartNumberMarker: '2' }));
    expect([rest.IsTruncated, rest.Parts?.map(({ PartNumber }) => PartNumber)]).toEqual([false, [10]]);
  });

  it('leaves out what the completion does not name', async () => {
    const upload = await anUpload();
    await partOf(upload, 1, first);
    await partOf(upload, 2, second);
    await complete(upload, [[1, first]]);
    expect((await contentOf(upload.Key)).equals(first)).toBe(true);
    expect(filesOf(upload).filter((name) => name.startsWith('part-'))).toHaveLength(1);
  });

  it('answers the same when it is completed again, and nothing for other parts', async () => {
    const upload = await anUpload();
    await partOf(upload, 1, first);
    await partOf(upload, 2, second);
    const given = [
      [1, first],
      [2, second],
    ] as const;
    const { ETag } = await complete(upload, given);
    expect((await complete(upload, given)).ETag).toBe(ETag);
    expect((await complete(upload, given, { IfNoneMatch: '*' })).ETag).toBe(ETag);
    const more = [...given, [3, second]] as const;
    await expect(complete(upload, more)).rejects.toMatchObject(named('NoSuchUpload', 404));
    await expect(complete(upload, [[1, first]])).rejects.toMatchObject(named('NoSuchUpload', 404));
    await expect(
      complete(upload, [
        [1, first],
        [2, first],
      ]),
    ).rejects.toMatchObject(named('NoSuchUpload', 404));
  });

  it.each([
    [
      'of a part that never came',
      [
        [1, first],
        [3, second],
      ],
      'InvalidPart',
    ],
    ['of a part that changed', [[1, second]], 'InvalidPart'],
    [
      'out of order',
      [
        [2, second],
        [1, first],
      ],
      'InvalidPartOrder',
    ],
    [
      'of a part twice',
      [
        [1, first],
        [1, first],
      ],
      'InvalidPartOrder',
    ],
    [
      'with a small part before the last',
      [
        [2, second],
        [4, second],
      ],
      'EntityTooSmall',
    ],
    ['of no parts', [], 'MalformedXML'],
    ['of a part without a number', [[0, first]], 'MalformedXML'],
  ] as const)('is not completed %s, and stays open', async (_, given, code) => {
    const upload = await anUpload();
    await Promise.all([partOf(upload, 1, first), partOf(upload, 2, second), partOf(upload, 4, second)]);
    await expect(complete(upload, given)).rejects.toMatchObject(named(code, 400));
    expect(await parts(upload)).toHaveLength(3);
    await complete(upload, [
      [1, first],
      [4, second],
    ]);
  });

  it('is not completed of more parts than there may be', async () => {
    const given = Array.from({ length: 10_001 }, (_, place) => [place + 1, second] as const);
    await expect(complete(await anUpload(), given)).rejects.toMatchObject(named('MalformedXML', 400));
  });

  it('takes no part whose size is unknown or too large', async () => {
    const { Key, UploadId } = await anUpload();
    const path = `${store.inner}/${Bucket}/${encodeURI(Key)}?partNumber=1&uploadId=${UploadId}`;
    const codeOf = async (headers: Record<string, string>, body: Buffer | ReadableStream) => {
      const reply = await fetch(path, { method: 'PUT', headers, body, duplex: 'half' } as RequestInit);
      return [reply.status, /<Code>(\w+)/.exec(await reply.text())?.[1]];
    };
    expect(await codeOf({}, new Blob([second]).stream())).toEqual([411, 'MissingContentLength']);
    const huge = { 'x-amz-decoded-content-length': String(5 * 1024 ** 3 + 1) };
    expect(await codeOf(huge, second)).toEqual([400, 'EntityTooLarge']);
  });

  it('is not completed over an object where nothing may be', async () => {
    const upload = await anUpload();
    await store.s3.send(new PutObjectCommand({ Bucket, Key: upload.Key, Body: 'kept' }));
    await partOf(upload, 1, second);
    const onlyNew = complete(upload, [[1, second]], { IfNoneMatch: '*' });
    await expect(onlyNew).rejects.toMatchObject(named('PreconditionFailed', 412));
    expect((await contentOf(upload.Key)).toString()).toBe('kept');
    await complete(upload, [[1, second]]);
    expect((await contentOf(upload.Key)).equals(second)).toBe(true);
  });

  it('is gone with its files once it is aborted', async () => {
    const upload = await anUpload();
    await partOf(upload, 1, first);
    const abort = () => store.s3.send(new AbortMultipartUploadCommand(upload));
    expect((await abort()).$metadata.httpStatusCode).toBe(204);
    expect(readdirSync(join(home, 'objects'))).not.toContain(upload.UploadId);
    const again = [
      abort,
      () => parts(upload),
      () => partOf(upload, 1, first),
      () => complete(upload, [[1, first]]),
    ];
    for (const call of again) await expect(call()).rejects.toMatchObject(named('NoSuchUpload', 404));
  });

  it('is known under its own key and bucket only', async () => {
    const upload = await anUpload();
    await expect(parts({ ...upload, Key: 'other' })).rejects.toMatchObject(named('NoSuchUpload', 404));
    await expect(parts({ ...upload, Bucket: 'other' })).rejects.toMatchObject(named('NoSuchUpload', 404));
    await expect(anUpload('a', { Bucket: 'nowhere' })).rejects.toMatchObject(named('NoSuchBucket', 404));
  });

  it.each([0, 10_001])('has no part %s', async (number) => {
    await expect(partOf(await anUpload(), number, second)).rejects.toMatchObject(
      named('InvalidArgument', 400),
    );
  });

  it('takes no copies of other objects as parts', async () => {
    const command = { ...(await anUpload()), PartNumber: 1, CopySource: `${Bucket}/a` };
    await expect(store.s3.send(new UploadPartCopyCommand(command))).rejects.toMatchObject(
      named('NotImplemented', 501),
    );
  });

  it('survives a restart, and so does what was completed', async () => {
    const [open, finished] = [await anUpload(), await anUpload()];
    await partOf(open, 1, first);
    await partOf(finished, 1, second);
    const { ETag } = await complete(finished, [[1, second]]);
    await store.close();
    store = await startStore(home, now);
    expect(await parts(open)).toEqual([[1, first.length, etagOf(first)]]);
    await partOf(open, 2, second);
    await complete(open, [
      [1, first],
      [2, second],
    ]);
    expect((await contentOf(open.Key)).equals(Buffer.concat([first, second]))).toBe(true);
    expect((await complete(finished, [[1, second]])).ETag).toBe(ETag);
    expect((await contentOf(finished.Key)).equals(second)).toBe(true);
  });
});

describe('unfinished uploads', () => {
  const list = async (more = {}) => store.s3.send(new ListMultipartUploadsCommand({ Bucket, ...more }));

  it('are listed by key and age, a page at a time', async () => {
    const [c, a, again] = [await anUpload('list/c'), await anUpload('list/a'), await anUpload('list/a')];
    await anUpload('other/b');
    const all = await list({ Prefix: 'list/' });
    expect(all.Uploads?.map(({ Key, UploadId }) => [Key, UploadId])).toEqual(
      [a, again, c].map(({ Key, UploadId }) => [Key, UploadId]),
    );
    const page = await list({ Prefix: 'list/', MaxUploads: 1 });
    expect([page.IsTruncated, page.NextUploadIdMarker]).toEqual([true, a.UploadId]);
    const markers = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
    const rest = await list({ Prefix: 'list/', ...markers });
    expect(rest.Uploads?.map(({ UploadId }) => UploadId)).toEqual([again.UploadId, c.UploadId]);
    const beyond = await list({ Prefix: 'list/', KeyMarker: 'list/a' });
    expect(beyond.Uploads?.map(({ Key }) => Key)).toEqual(['list/c']);
  });

  it('are aborted by the bucket’s rule, as the local clock goes', async () => {
    const [mine, other] = [await anUpload('old/a'), await anUpload('elsewhere/a')];
    const rules = [{ bucket: Bucket, prefix: 'old/', days: 7 }];
    const day = 24 * 3600 * 1000;
    moved += 7 * day - 60_000;
    abortOldUploads(store.uploads, rules, now());
    expect(await parts(mine)).toBeUndefined();
    moved += 60_000;
    const fresh = await anUpload('old/b');
    abortOldUploads(store.uploads, rules, now());
    await expect(parts(mine)).rejects.toMatchObject(named('NoSuchUpload', 404));
    expect([await parts(other), await parts(fresh)]).toEqual([undefined, undefined]);
  });
});

describe('a part by a presigned address', () => {
  const put = (url: string, body: Buffer, headers: Record<string, string> = {}) =>
    fetch(url, { method: 'PUT', body, headers: { origin: browser, ...headers } });
  const codeOf = async (reply: Response) => [reply.status, /<Code>(\w+)/.exec(await reply.text())?.[1]];

  it('is answered with its entity tag, which the browser may read', async () => {
    const upload = await anUpload();
    const reply = await put(await signed(upload, 1, second.length), second);
    expect([reply.status, reply.headers.get('etag')]).toEqual([200, etagOf(second)]);
    expect(reply.headers.get('access-control-allow-origin')).toBe(browser);
    expect(reply.headers.get('access-control-expose-headers')).toBe('etag');
  });

  it.each([
    ['one byte more than signed', second.length + 1, (url: string) => url, 'SignatureDoesNotMatch'],
    ['one byte less', second.length - 1, (url: string) => url, 'SignatureDoesNotMatch'],
    [
      'another number',
      second.length,
      (url: string) => url.replace('partNumber=1', 'partNumber=2'),
      'SignatureDoesNotMatch',
    ],
    [
      'another upload',
      second.length,
      (url: string) => url.replace(/(uploadId=)./, '$1_'),
      'SignatureDoesNotMatch',
    ],
    ['no signature', second.length, (url: string) => url.replace(/X-Amz-Signature=\w+/, ''), 'AccessDenied'],
  ])('403: %s', async (_, size, change, code) => {
    const upload = await anUpload();
    const url = change(await signed(upload, 1, second.length));
    expect(await codeOf(await put(url, someBytes(size)))).toEqual([403, code]);
    expect(await parts(upload)).toBeUndefined();
  });

  it('403: too late', async () => {
    const upload = await anUpload();
    const url = await signed(upload, 1, second.length);
    moved += 301_000;
    expect(await codeOf(await put(url, second))).toEqual([403, 'AccessDenied']);
  });

  const sum = (bytes: Buffer) => {
    const digest = Buffer.alloc(4);
    digest.writeUInt32BE(crc32(bytes));
    return digest.toString('base64');
  };

  it.each([
    ['its MD5', { 'content-md5': md5(second).toString('base64') }, [200, undefined]],
    ['another MD5', { 'content-md5': md5(first).toString('base64') }, [400, 'BadDigest']],
    ['an MD5 that is none', { 'content-md5': 'abc' }, [400, 'InvalidDigest']],
  ] as const)('with %s', async (_, headers, answer) => {
    const upload = await anUpload();
    expect(await codeOf(await put(await signed(upload, 1, second.length), second, headers))).toEqual(answer);
    expect((await parts(upload))?.length).toBe(answer[0] === 200 ? 1 : undefined);
  });

  it.each([
    ['its CRC32', sum(second), undefined],
    ['another CRC32', sum(first), 'BadDigest'],
    ['a CRC32 that is none', 'abc', 'InvalidDigest'],
  ])('with %s, in a header or in the address', async (_, ChecksumCRC32, fault) => {
    const upload = await anUpload();
    const command = { ...upload, PartNumber: 1, ContentLength: second.length, ChecksumCRC32 };
    const url = await getSignedUrl(store.s3, new UploadPartCommand(command), {
      expiresIn: 300,
      signingDate: new Date(now()),
    });
    expect(url).toContain('x-amz-checksum-crc32=');
    expect((await codeOf(await put(url, second)))[1]).toBe(fault);
    const called = partOf(upload, 2, second, { ChecksumCRC32 });
    if (fault === undefined) await called;
    else await expect(called).rejects.toMatchObject(named(fault, 400));
  });

  it('leaves nothing where the connection is cut, not even of a part that was there', async () => {
    const upload = await anUpload();
    await put(await signed(upload, 1, second.length), second);
    const url = await signed(upload, 1, mebibyte);
    const cut = send(url, { method: 'PUT', headers: { 'content-length': mebibyte } });
    cut.on('error', () => {});
    cut.write(someBytes(mebibyte / 2));
    await expect.poll(() => filesOf(upload).some((name) => name.startsWith('incoming-'))).toBe(true);
    cut.destroy();
    await expect.poll(() => filesOf(upload).some((name) => name.startsWith('incoming-'))).toBe(false);
    expect(await parts(upload)).toEqual([[1, second.length, etagOf(second)]]);
  });

  it('comes too late where the upload was aborted meanwhile', async () => {
    const upload = await anUpload();
    const late = send(await signed(upload, 1, 4), { method: 'PUT', headers: { 'content-length': 4 } });
    const replied = once(late, 'response');
    late.write('ab');
    await expect.poll(() => filesOf(upload).length).toBe(2);
    await store.s3.send(new AbortMultipartUploadCommand(upload));
    late.end('cd');
    const [{ statusCode }] = (await replied) as [{ statusCode: number }];
    expect(statusCode).toBe(404);
    expect(readdirSync(join(home, 'objects'))).not.toContain(upload.UploadId);
  });

  it('may come beside others', async () => {
    const upload = await anUpload();
    const sent = [1, 2, 3, 4].map((number) => [number, someBytes(partBytes, number)] as const);
    await Promise.all(
      sent.map(async ([number, bytes]) => put(await signed(upload, number, bytes.length), bytes)),
    );
    await complete(upload, sent);
    expect((await contentOf(upload.Key)).equals(Buffer.concat(sent.map(([, bytes]) => bytes)))).toBe(true);
  });
});
