import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { get, request as send } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
const folder = join(home, 'objects');
let store: Store;
beforeAll(async () => void (store = await startStore(home)));
afterAll(async () => {
  await store.close();
  forget();
});

const film = someBytes(2 * partBytes + 777, 7);
/** The first size above what the emulator keeps. */
const large = Buffer.alloc(32 * mebibyte + 1, 9);
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');

let keys = 0;
const freshKey = () => `media/phim ${(keys += 1)}.mp4`;
const put = (Key: string, Body: Buffer | string, more = {}) =>
  store.s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const head = (Key: string, more = {}) => store.s3.send(new HeadObjectCommand({ Bucket, Key, ...more }));
const remove = (Key: string) => store.s3.send(new DeleteObjectCommand({ Bucket, Key }));
async function read(Key: string, more = {}) {
  const { Body, ...found } = await store.s3.send(new GetObjectCommand({ Bucket, Key, ...more }));
  return { ...found, bytes: Buffer.from((await Body?.transformToByteArray()) ?? []) };
}
const list = async (more = {}) => {
  const { Contents = [] } = await store.s3.send(new ListObjectsV2Command({ Bucket, ...more }));
  return Contents.map(({ Key, Size, ETag }) => [Key, Size, ETag]);
};
const missing = { $metadata: { httpStatusCode: 404 } };

/** A film in three parts. */
async function aFilm(Key = freshKey(), more = {}) {
  const begun = new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'video/mp4', ...more });
  const { UploadId = '' } = await store.s3.send(begun);
  const Parts = [];
  for (const PartNumber of [1, 2, 3]) {
    const Body = film.subarray((PartNumber - 1) * partBytes, PartNumber * partBytes);
    const { ETag } = await store.s3.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }));
    Parts.push({ PartNumber, ETag });
  }
  const { ETag } = await store.s3.send(
    new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }),
  );
  return { Key, ETag, UploadId };
}

describe('a film', () => {
  let Key: string;
  let ETag: string | undefined;
  beforeAll(async () => void ({ Key, ETag } = await aFilm()));

  it.each([
    ['within a part', 'bytes=2-4', 2, 4],
    ['across a border of parts', `bytes=${partBytes - 2}-${partBytes + 1}`, partBytes - 2, partBytes + 1],
    ['across all of them', `bytes=${partBytes - 1}-${2 * partBytes}`, partBytes - 1, 2 * partBytes],
    ['to the end', `bytes=${2 * partBytes + 700}-`, 2 * partBytes + 700, film.length - 1],
    ['beyond the end', `bytes=${2 * partBytes}-${film.length + 9}`, 2 * partBytes, film.length - 1],
    ['from the end', 'bytes=-5', film.length - 5, film.length - 1],
    ['from further than the start', `bytes=-${film.length + 5}`, 0, film.length - 1],
    ['of one byte', 'bytes=0-0', 0, 0],
  ])('answers a range %s', async (_, Range, from, to) => {
    const { bytes, ...found } = await read(Key, { Range });
    expect(bytes.equals(film.subarray(from, to + 1))).toBe(true);
    expect(found).toMatchObject({
      ContentRange: `bytes ${from}-${to}/${film.length}`,
      ContentLength: to - from + 1,
      AcceptRanges: 'bytes',
      $metadata: { httpStatusCode: 206 },
    });
    expect(await head(Key, { Range })).toMatchObject({ ContentLength: to - from + 1 });
  });

  it.each(['bytes=0-1,4-5', 'bytes=5-2', 'bytes=-', 'lines=0-1'])(
    'is answered whole where a range is no single one: %s',
    async (Range) => {
      const { bytes, $metadata } = await read(Key, { Range });
      expect([bytes.equals(film), $metadata.httpStatusCode]).toEqual([true, 200]);
    },
  );

  it.each([`bytes=${film.length}-`, 'bytes=-0'])('refuses a range that holds nothing: %s', async (Range) => {
    await expect(read(Key, { Range })).rejects.toMatchObject({
      name: 'InvalidRange',
      $metadata: { httpStatusCode: 416 },
    });
  });

  it('is read by the numbers of its parts, too', async () => {
    const { bytes, ...found } = await read(Key, { PartNumber: 3 });
    expect(bytes.equals(film.subarray(2 * partBytes))).toBe(true);
    expect(found).toMatchObject({ PartsCount: 3, $metadata: { httpStatusCode: 206 } });
    await expect(read(Key, { PartNumber: 4 })).rejects.toMatchObject({ $metadata: { httpStatusCode: 416 } });
  });

  it('is not sent to who has it, nor where another was expected', async () => {
    const notModified = { $metadata: { httpStatusCode: 304 } };
    await expect(read(Key, { IfNoneMatch: ETag })).rejects.toMatchObject(notModified);
    await expect(read(Key, { IfNoneMatch: '*' })).rejects.toMatchObject(notModified);
    await expect(read(Key, { IfMatch: '"other"' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    expect((await read(Key, { IfMatch: ETag, IfNoneMatch: '"other"' })).bytes.length).toBe(film.length);
  });

  it('says of itself what a presigned address chooses', async () => {
    const command = new GetObjectCommand({ Bucket, Key, ResponseContentDisposition: 'attachment' });
    const reply = await fetch(await getSignedUrl(store.s3, command, { expiresIn: 60 }));
    await reply.body?.cancel();
    expect(reply.headers.get('content-disposition')).toBe('attachment');
    expect(reply.headers.get('content-type')).toBe('video/mp4');
  });

  it('is given to nobody without a signature, but to the front door inside', async () => {
    const path = `/${Bucket}/${encodeURI(Key)}`;
    expect((await fetch(store.endpoint + path)).status).toBe(403);
    const reply = await fetch(store.inner + path, {
      headers: { range: `bytes=${partBytes - 1}-${partBytes}` },
    });
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(film.subarray(partBytes - 1, partBytes + 1));
  });

  it('is listed among the others with its size', async () => {
    const Prefix = 'listed/';
    await put(`${Prefix}a`, 'tea');
    const listed = await aFilm(`${Prefix}b`);
    await put(`${Prefix}c`, 'tea');
    const all = await list({ Prefix });
    expect(all.map(([key, size]) => [key, size])).toEqual([
      [`${Prefix}a`, 3],
      [`${Prefix}b`, film.length],
      [`${Prefix}c`, 3],
    ]);
    expect(all[1]?.[2]).toBe(listed.ETag);
    expect(await list({ Prefix, StartAfter: `${Prefix}a`, MaxKeys: 1 })).toEqual([all[1]]);
  });

  it('is copied, with its headers or with others, and the copy outlives it', async () => {
    const { Key: from, ETag: tag } = await aFilm(undefined, { CacheControl: 'max-age=5' });
    const [to, other] = [freshKey(), freshKey()];
    const CopySource = `/${Bucket}/${encodeURI(from)}`;
    const copied = await store.s3.send(new CopyObjectCommand({ Bucket, Key: to, CopySource }));
    expect(copied.CopyObjectResult).toMatchObject({ ETag: tag, LastModified: expect.any(Date) });
    await store.s3.send(
      new CopyObjectCommand({
        Bucket,
        Key: other,
        CopySource,
        MetadataDirective: 'REPLACE',
        ContentType: 'video/webm',
      }),
    );
    await remove(from);
    expect((await read(to)).bytes.equals(film)).toBe(true);
    expect(await head(to)).toMatchObject({ ContentType: 'video/mp4', CacheControl: 'max-age=5' });
    const { ContentType, CacheControl } = await head(other);
    expect([ContentType, CacheControl]).toEqual(['video/webm', undefined]);
  });

  it('stops where the reader goes away', async () => {
    const url = await getSignedUrl(store.s3, new GetObjectCommand({ Bucket, Key }), { expiresIn: 60 });
    const asked = get(url);
    asked.on('error', () => {});
    await once(asked, 'response');
    asked.destroy();
    expect((await read(Key)).bytes.length).toBe(film.length);
  });
});

describe('one object under a key', () => {
  const folders = () => readdirSync(folder);

  it.each([
    ['a small one', () => Buffer.from('tea')],
    ['a large one', () => large],
  ])('a film gives way to %s, and its files go', async (_, content) => {
    const { Key, UploadId } = await aFilm();
    await put(Key, content());
    expect(folders()).not.toContain(UploadId);
    expect((await read(Key)).bytes.equals(content())).toBe(true);
  });

  it('a small one gives way to a film, and a film to a film', async () => {
    const Key = freshKey();
    await put(Key, 'tea');
    const { UploadId } = await aFilm(Key);
    expect((await head(Key)).ContentLength).toBe(film.length);
    await aFilm(Key);
    expect(folders()).not.toContain(UploadId);
    expect((await read(Key)).bytes.equals(film)).toBe(true);
  });

  it('a film gives way to the copy of a small one', async () => {
    const [{ Key, UploadId }, small] = [await aFilm(), freshKey()];
    await put(small, 'tea');
    await store.s3.send(new CopyObjectCommand({ Bucket, Key, CopySource: `/${Bucket}/${encodeURI(small)}` }));
    expect((await read(Key)).bytes.toString()).toBe('tea');
    expect(folders()).not.toContain(UploadId);
  });

  it('is deleted with its files, alone or with others', async () => {
    const [one, two] = [await aFilm(), await aFilm()];
    await remove(one.Key);
    await store.s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: two.Key }] } }));
    for (const { Key, UploadId } of [one, two]) {
      await expect(head(Key)).rejects.toMatchObject(missing);
      expect(folders()).not.toContain(UploadId);
    }
  });
});

describe('a large object in one request', () => {
  it('is kept as a file above 32 MB, with its MD5 as its tag', async () => {
    const before = readdirSync(folder).length;
    const Key = freshKey();
    expect((await put(Key, large, { ContentType: 'video/mp4' })).ETag).toBe(`"${md5(large)}"`);
    expect(readdirSync(folder)).toHaveLength(before + 1);
    await put(freshKey(), large.subarray(1));
    expect(readdirSync(folder)).toHaveLength(before + 1);
    expect(await head(Key)).toMatchObject({ ContentLength: large.length, ContentType: 'video/mp4' });
  });

  it('is not put where nothing may be put over', async () => {
    const Key = freshKey();
    await put(Key, 'tea');
    const before = readdirSync(folder).length;
    await expect(put(Key, large, { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await expect(
      fetch(`${store.inner}/${Bucket}/${encodeURI(Key)}`, {
        method: 'PUT',
        body: large,
        headers: { 'if-none-match': '*' },
      }).then(({ status }) => status),
    ).resolves.toBe(412);
    await expect(put('a', large, { Bucket: 'nowhere' })).rejects.toMatchObject({ name: 'NoSuchBucket' });
    expect((await read(Key)).bytes.toString()).toBe('tea');
    expect(readdirSync(folder)).toHaveLength(before);
  });

  it('leaves what was there where it is cut or broken', async () => {
    const Key = freshKey();
    await put(Key, 'tea');
    const before = readdirSync(folder).length;
    const broken = put(Key, large, { ContentMD5: Buffer.alloc(16).toString('base64') });
    await expect(broken).rejects.toMatchObject({ name: 'BadDigest' });
    const cut = send(`${store.inner}/${Bucket}/${encodeURI(Key)}`, {
      method: 'PUT',
      headers: { 'content-length': large.length },
    });
    cut.on('error', () => {});
    cut.write(large.subarray(0, mebibyte));
    await expect.poll(() => readdirSync(folder).length).toBe(before + 1);
    cut.destroy();
    await expect.poll(() => readdirSync(folder).length).toBe(before);
    expect((await read(Key)).bytes.toString()).toBe('tea');
  });

  it('may come as a stream in chunks with a checksum behind it', async () => {
    const s3 = new S3Client({
      endpoint: store.endpoint,
      region,
      credentials,
      forcePathStyle: true,
      maxAttempts: 1,
    });
    const Key = freshKey();
    const pieces = Array.from({ length: 33 }, (_, place) => Buffer.alloc(mebibyte + 1, place));
    const whole = Buffer.concat(pieces);
    const content = { Bucket, Key, ContentLength: whole.length };
    await s3.send(new PutObjectCommand({ ...content, Body: Readable.from(pieces) }));
    const { bytes, ContentEncoding } = await read(Key);
    expect([bytes.equals(whole), ContentEncoding]).toEqual([true, undefined]);
    s3.destroy();
  });

  it.each([
    ['another checksum behind it', (body: string) => body.replace(/crc32:.*/, 'crc32:AAAAAA=='), 'BadDigest'],
    ['a chunk that never ends', (body: string) => body.slice(0, 9), 'InvalidChunkSizeError'],
    ['sizes that are none', () => 'wrong\r\nabc', 'InvalidChunkSizeError'],
    ['another size', (body: string) => body, 'IncompleteBody'],
    ['nothing wrong', (body: string) => body, undefined],
  ])('is refused in chunks with %s', async (_, change, code) => {
    const text = 'trà sen';
    const bytes = Buffer.from(text);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(bytes));
    const lines = [
      bytes.length.toString(16),
      text,
      '0',
      `x-amz-checksum-crc32:${sum.toString('base64')}`,
      '',
      '',
    ];
    const { UploadId = '' } = await store.s3.send(
      new CreateMultipartUploadCommand({ Bucket, Key: 'chunks' }),
    );
    const reply = await fetch(`${store.inner}/${Bucket}/chunks?partNumber=1&uploadId=${UploadId}`, {
      method: 'PUT',
      body: change(lines.join('\r\n')),
      headers: {
        'content-encoding': 'aws-chunked',
        'x-amz-decoded-content-length': String(code === 'IncompleteBody' ? 5 : bytes.length),
      },
    });
    expect(/<Code>(\w+)/.exec(await reply.text())?.[1]).toBe(code);
    expect(reply.headers.get('etag')).toBe(code === undefined ? `"${md5(bytes)}"` : null);
  });
});

describe('a home that a killed process left', () => {
  let restart: (change: () => void) => Promise<void>;
  beforeEach(() => {
    restart = async (change) => {
      await store.close();
      change();
      store = await startStore(home);
    };
  });
  const objectFile = (id: string) => join(folder, id, 'object.json');

  it('is finished where an object was complete, but not in the list', async () => {
    const { Key, UploadId, ETag } = await aFilm();
    let content = '';
    await restart(() => void (content = readFileSync(objectFile(UploadId), 'utf8')));
    // Its row goes with the object; the folder comes back as it was just before the row was written.
    const parts = readdirSync(join(folder, UploadId)).map(
      (name) => [name, readFileSync(join(folder, UploadId, name))] as const,
    );
    await remove(Key);
    await restart(() => {
      mkdirSync(join(folder, UploadId));
      for (const [name, bytes] of parts) writeFileSync(join(folder, UploadId, name), bytes);
      writeFileSync(objectFile(UploadId), content.replace('"isListed":true', '"isListed":false'));
    });
    expect((await head(Key)).ETag).toBe(ETag);
    expect((await read(Key)).bytes.equals(film)).toBe(true);
    await restart(() => {});
    expect((await head(Key)).ETag).toBe(ETag);
  });

  it.each([
    ['a small one', (Key: string) => put(Key, 'tea'), 3],
    ['another film', (Key: string) => aFilm(Key), film.length],
  ])('is rid of files whose object gave way to %s', async (_, replace, size) => {
    const { Key, UploadId } = await aFilm();
    const content = readFileSync(objectFile(UploadId), 'utf8');
    await replace(Key);
    await restart(() => {
      for (const name of [UploadId, 'empty']) mkdirSync(join(folder, name));
      writeFileSync(objectFile(UploadId), content);
    });
    expect(readdirSync(folder)).not.toContain(UploadId);
    expect(readdirSync(folder)).not.toContain('empty');
    expect((await read(Key)).bytes.length).toBe(size);
  });

  it('has no object whose files somebody removed', async () => {
    const { Key, UploadId } = await aFilm();
    await restart(() => rmSync(join(folder, UploadId), { recursive: true }));
    await expect(head(Key)).rejects.toMatchObject(missing);
    expect((await list({ Prefix: Key })).length).toBe(0);
  });

  it.each([
    ['another', 3600, 3],
    ['the first', -3600, 10],
  ])(
    'keeps of two files of one part the newer, %s, and nothing that had only begun',
    async (_, later, size) => {
      const Key = freshKey();
      const { UploadId = '' } = await store.s3.send(new CreateMultipartUploadCommand({ Bucket, Key }));
      const Body = film.subarray(0, 10);
      await store.s3.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: 1, Body }));
      await restart(() => {
        const other = join(folder, UploadId, `part-1-${md5(Buffer.from('tea'))}`);
        writeFileSync(other, 'tea');
        const at = Date.now() / 1000 + later;
        utimesSync(other, at, at);
        writeFileSync(join(folder, UploadId, 'incoming-a'), 'te');
      });
      const [part] = [...store.uploads.find(UploadId, Bucket, Key).parts.values()];
      expect(part?.bytes).toBe(size);
      expect(readdirSync(join(folder, UploadId))).not.toContain('incoming-a');
    },
  );
});

it('a film of 200 MB passes through with little of it in memory', async () => {
  const bytes = Buffer.alloc(16 * mebibyte, 5);
  const parts = 13;
  const used = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = used();
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, used())), 5);
  const Key = freshKey();
  const { UploadId = '' } = await store.s3.send(new CreateMultipartUploadCommand({ Bucket, Key }));
  const numbers = Array.from({ length: parts }, (_, place) => place + 1);
  const sendPart = async (PartNumber: number) => {
    const command = new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, ContentLength: bytes.length });
    const url = await getSignedUrl(store.s3, command, { expiresIn: 300 });
    const part = send(url, { method: 'PUT', headers: { 'content-length': bytes.length } });
    const replied = once(part, 'response');
    part.end(bytes);
    const [reply] = (await replied) as [{ headers: { etag?: string }; resume(): void }];
    reply.resume();
    return { PartNumber, ETag: reply.headers.etag };
  };
  const lanes = [0, 1, 2].map(async (lane) => {
    const sent = [];
    for (const number of numbers.filter((one) => one % 3 === lane)) sent.push(await sendPart(number));
    return sent;
  });
  const Parts = (await Promise.all(lanes)).flat().sort((a, b) => a.PartNumber - b.PartNumber);
  await store.s3.send(
    new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }),
  );
  const { Body } = await store.s3.send(new GetObjectCommand({ Bucket, Key }));
  let size = 0;
  for await (const chunk of Body as Readable) size += (chunk as Buffer).length;
  clearInterval(timer);
  expect(size).toBe(parts * bytes.length);
  expect((peak - before) / mebibyte).toBeLessThan(150);
});
