import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createUpload,
  finishUpload,
  getUpload,
  giveUpUpload,
  signUploadParts,
} from '#shared/media/upload.contract.ts';
import type { UploadKind } from '#shared/media/upload-kinds.ts';
import { attach } from '#functions/domain/media/uploads.ts';
import { aJpeg, objectAt, upload } from '#tests/support/pictures.ts';
import { playbackSource } from '#shared/playback.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let member: Member;
let other: Member;
beforeAll(async () => {
  world = await aWorld();
  [member, other] = await Promise.all([world.aMember(), world.aMember()]);
});
afterAll(() => world.close());

const mega = 1024 * 1024;

async function aPlace(kind: UploadKind, file: { fileName: string; size: number; mimeType: string }) {
  const { status, body } = await world.send(createUpload, {
    token: member.accessToken,
    params: { kind },
    body: { ...file, slowLine: true },
  });
  expect(status).toBe(201);
  return body;
}
const aFilm = () => aPlace('lessonVideos', { fileName: 'a.mp4', size: 30 * mega, mimeType: 'video/mp4' });

async function put(path: string | null | undefined, body: Buffer, type?: string): Promise<number> {
  const headers = type ? { 'content-type': type } : {};
  const sent = { method: 'PUT', headers, body: new Uint8Array(body) };
  return (await fetch(world.url + String(path), sent)).status;
}

describe('a large file', () => {
  it('201: gets the addresses of its first parts, each for exactly its size', async () => {
    const place = await aFilm();
    expect([place.uploadUrl, place.parts?.size, place.parts?.count]).toEqual([null, 8 * mega, 4]);
    const last = place.parts?.urls[3];
    expect(last?.bytes).toBe(6 * mega);
    expect(await put(last?.url, Buffer.alloc(6 * mega))).toBe(200);
    expect(await put(last?.url, Buffer.alloc(6 * mega - 1))).toBe(403);
  });

  it.each([[[]], [[0]], [[1.5]], [[1, 2, 3, 4, 5, 6, 7, 8, 9]]])(
    '400: signs at most eight parts, from the first: %o',
    async (numbers) => {
      const { id } = await aFilm();
      const params = { kind: 'lessonVideos', id } as const;
      const { status } = await world.send(signUploadParts, {
        token: member.accessToken,
        params,
        body: { numbers },
      });
      expect(status).toBe(400);
    },
  );

  it('404: has no parts for others, and a file that is sent at once has none', async () => {
    const { id } = await aFilm();
    const body = { numbers: [1] };
    const small = await upload(world, member.accessToken, await aJpeg());
    const answers = await Promise.all([
      world.send(signUploadParts, {
        token: other.accessToken,
        params: { kind: 'lessonVideos', id },
        body,
      }),
      world.send(signUploadParts, {
        token: member.accessToken,
        params: { kind: 'reviewImages', id: small.id },
        body,
      }),
    ]);
    expect(answers.map(({ status, failure }) => [status, failure.code])).toEqual(
      Array(2).fill([404, 'UPLOAD_NOT_FOUND']),
    );
  });
});

describe('a file that is refused by its content', () => {
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

  function aBomb(): Buffer {
    const bomb = Buffer.from(zipSync({ 'word/document.xml': Buffer.alloc(10) }));
    bomb.writeUInt32LE(2_000_000_000, bomb.indexOf(Buffer.from('PK\x01\x02')) + 24);
    return bomb;
  }
  async function aHugePicture(): Promise<Buffer> {
    const picture = await aJpeg();
    const frame = picture.indexOf(Buffer.from([0xff, 0xc0]));
    for (const place of [frame + 5, frame + 7]) picture.writeUInt16BE(10_000, place);
    return picture;
  }

  it.each([
    ['files', 'thu.docx', docx, aBomb, 422, 'ARCHIVE_REFUSED'],
    ['files', 'thu.pdf', 'application/pdf', () => Buffer.from('<html>'), 415, 'FILE_TYPE_REFUSED'],
    ['files', 'thu.txt', 'text/plain', () => Buffer.from('<svg onload=x>'), 415, 'FILE_TYPE_REFUSED'],
    ['postImages', 'a.jpg', 'image/jpeg', aHugePicture, 413, 'PICTURE_TOO_LARGE'],
    ['postVideos', 'a.mp4', 'video/mp4', () => Buffer.from('MZ not a film'), 415, 'FILE_TYPE_REFUSED'],
  ] as const)('%s %s as %s, with a sentence', async (kind, fileName, mimeType, make, status, code) => {
    const file = await make();
    const place = await aPlace(kind, { fileName, size: file.length, mimeType });
    expect(await put(place.uploadUrl, file, mimeType)).toBe(200);
    const params = { kind, id: place.id };
    const { failure, ...reply } = await world.send(finishUpload, { token: member.accessToken, params });
    expect([reply.status, failure.code]).toEqual([status, code]);
    expect(failure.message).toMatch(/\.$/);
    await world.cloud.idle();
    expect(await objectAt(world, `uploads/${member.id}/${place.id}`)).toBeUndefined();
  });

  it('200: a sound video arrives, is packaged for players, and its original goes', async () => {
    const film = readFileSync(new URL('../../../seed/films/thap-den.mp4', import.meta.url));
    const place = await aPlace('postVideos', { fileName: 'a.mp4', size: film.length, mimeType: 'video/mp4' });
    await put(place.uploadUrl, film, 'video/mp4');
    const params = { kind: 'postVideos', id: place.id } as const;
    const finish = async () =>
      (await world.send(finishUpload, { token: member.accessToken, params })).body.status;
    expect(await finish()).toBe('arrived');
    expect(['arrived', 'ready']).toContain(await finish());
    await world.cloud.idle();
    const { body } = await world.send(getUpload, { token: member.accessToken, params });
    expect(body).toEqual({ id: place.id, status: 'ready', url: null });
    expect(await objectAt(world, `uploads/${member.id}/${place.id}`)).toBeUndefined();
    const playlist = await fetch(world.url + playbackSource(place.id));
    expect([playlist.status, (await playlist.text()).startsWith('#EXTM3U')]).toEqual([200, true]);
  });

  it('a sound file is published under its name once something uses it', async () => {
    const pdf = Buffer.from('%PDF-1.7\nGiá trà');
    const type = 'application/pdf';
    const place = await aPlace('files', { fileName: 'Bảng giá.pdf', size: pdf.length, mimeType: type });
    await put(place.uploadUrl, pdf, type);
    const params = { kind: 'files', id: place.id } as const;
    expect((await world.send(finishUpload, { token: member.accessToken, params })).status).toBe(200);
    const of = { kind: 'product', id: 'none' };
    await world.table.write([attach(place.id, { ownerId: member.id, kind: 'files', of })]);
    await world.cloud.idle();
    const { body } = await world.send(getUpload, { token: member.accessToken, params });
    expect(body).toEqual({ id: place.id, status: 'ready', url: place.ufsUrl });
    const shown = await fetch(world.url + place.ufsUrl);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, type]);
  });
});

describe('an upload that is given up', () => {
  const give = (token: string, id: string) =>
    world.send(giveUpUpload, { token, params: { kind: 'reviewImages', id } });

  it('200: goes with its file, also when asked twice', async () => {
    const { id } = await upload(world, member.accessToken, await aJpeg());
    const key = `uploads/${member.id}/${id}`;
    expect(await objectAt(world, key)).toBeDefined();
    for (let turn = 0; turn < 2; turn += 1)
      expect((await give(member.accessToken, id)).body).toEqual({ id, status: 'removed', url: null });
    await world.cloud.idle();
    expect(await objectAt(world, key)).toBeUndefined();
  });

  it('404: is its owner’s alone', async () => {
    const { id } = await upload(world, member.accessToken, await aJpeg());
    const { status, failure } = await give(other.accessToken, id);
    expect([status, failure.code]).toEqual([404, 'UPLOAD_NOT_FOUND']);
  });

  it('409: stays while something uses it', async () => {
    const { id } = await upload(world, member.accessToken, await aJpeg());
    const of = { kind: 'review', id: 'none' };
    await world.table.write([attach(id, { ownerId: member.id, kind: 'reviewImages', of })]);
    const { status, failure } = await give(member.accessToken, id);
    expect([status, failure.code]).toEqual([409, 'UPLOAD_IN_USE']);
  });
});
