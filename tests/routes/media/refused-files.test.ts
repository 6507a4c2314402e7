import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUpload, finishUpload, getUpload } from '#shared/media/upload.contract.ts';
import type { UploadKind } from '#shared/media/upload-kinds.ts';
import { getCaptions, getVideo, putCaptions, putStill } from '#shared/media/video.contract.ts';
import { mediaErrors as en } from '#shared/messages/en-media.ts';
import { mediaErrors as vi } from '#shared/messages/vi-media.ts';
import { playbackCaptions, playbackStill } from '#shared/playback.ts';
import { aJpeg } from '#tests/support/pictures.ts';
import { aVideo } from '#tests/support/videos.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

type Sending = { kind: UploadKind; fileName: string; mimeType: string; file: Buffer };

/** Sends a file as a browser does: asks for a place, puts it there, reports it, and waits for its processing. */
async function send({ kind, fileName, mimeType, file }: Sending, language: 'vi' | 'en' = 'vi') {
  const { accessToken: token } = await world.aMember();
  const place = await world.send(createUpload, {
    token,
    language,
    params: { kind },
    body: { fileName, size: file.length, mimeType },
  });
  if (place.status !== 201) return { token, answer: place, id: '' };
  const { id, uploadUrl, headers } = place.body;
  await fetch(world.url + String(uploadUrl), { method: 'PUT', headers, body: new Uint8Array(file) });
  const finish = () => world.send(finishUpload, { token, language, params: { kind, id } });
  await finish();
  await world.cloud.idle();
  return { token, answer: await finish(), id };
}

const text = (content: string) => Buffer.from(content);
const picture = { kind: 'postImages', fileName: 'ảnh.png', mimeType: 'image/png' } as const;
const film = { kind: 'postVideos', fileName: 'phim.mp4', mimeType: 'video/mp4' } as const;
const paper = { kind: 'files', fileName: 'hồ sơ.zip', mimeType: 'application/zip' } as const;

const wide = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false });
const bomb = () => Buffer.from(zipSync({ 'a.txt': new Uint8Array(60 * 1024 * 1024) }, { level: 9 }));
const png = () => wide(700, 500).png().toBuffer();
/** A picture up to its size, which stands in the first 33 bytes. */
const headOfPng = async () => (await png()).subarray(0, 33);

const refused: readonly [
  string,
  number,
  keyof typeof vi,
  Omit<Sending, 'file'>,
  () => Buffer | Promise<Buffer>,
][] = [
  [
    'a program',
    415,
    'FILE_TYPE_REFUSED',
    { ...paper, fileName: 'a.exe', mimeType: 'application/x-msdownload' },
    () => text('MZ'),
  ],
  ['a drawing', 415, 'FILE_TYPE_REFUSED', { ...picture, mimeType: 'image/svg+xml' }, () => text('<svg/>')],
  [
    'a drawing with a script, called a picture',
    415,
    'FILE_TYPE_REFUSED',
    picture,
    () => text('<svg><script>alert(1)</script></svg>'),
  ],
  [
    'a page behind the beginning of a picture',
    422,
    'PICTURE_UNREADABLE',
    picture,
    async () => Buffer.concat([await headOfPng(), text('<script>alert(1)</script>')]),
  ],
  [
    'a picture and an archive at once',
    415,
    'FILE_TYPE_REFUSED',
    paper,
    async () => Buffer.concat([await aJpeg(), Buffer.from(zipSync({ 'a.html': text('<script>') }))]),
  ],
  ['a ZIP bomb', 422, 'ARCHIVE_REFUSED', paper, bomb],
  [
    'half an archive',
    422,
    'ARCHIVE_REFUSED',
    paper,
    () => Buffer.from(zipSync({ a: text('Chợ Làng') })).subarray(0, 40),
  ],
  [
    'a picture of 100 megapixels',
    413,
    'PICTURE_TOO_LARGE',
    picture,
    () => wide(10_000, 10_000).png().toBuffer(),
  ],
  [
    'text called a video',
    415,
    'FILE_TYPE_REFUSED',
    film,
    () => text('Đây là một đoạn văn, không phải phim.'),
  ],
  [
    'the beginning of a video with nothing behind it',
    422,
    'VIDEO_WITHOUT_PICTURE',
    film,
    () => Buffer.from('\0\0\0\x14ftypisom\0\0\0\0isom', 'latin1'),
  ],
  [
    'half a video',
    422,
    'VIDEO_UNREADABLE',
    film,
    async () => {
      const whole = await aVideo({ seconds: 20 });
      return whole.subarray(0, whole.length / 2);
    },
  ],
  [
    'a video in a format that no browser plays',
    422,
    'VIDEO_FORMAT_REFUSED',
    { ...film, fileName: 'a.webm', mimeType: 'video/webm' },
    () => aVideo({ format: 'webm', codec: 'vp8' }),
  ],
  [
    'a video whose frame is too large',
    422,
    'VIDEO_FRAME_TOO_LARGE',
    film,
    () => aVideo({ width: 4096, height: 2160 }),
  ],
  [
    'a video of more than four hours',
    422,
    'VIDEO_TOO_LONG',
    film,
    () => aVideo({ seconds: 4 * 3600 + 60, rate: 0.05, keyFrames: 20, packetBytes: 10 }),
  ],
];

describe('a file is refused in a sentence that says why', () => {
  it.each(refused)('%s: %i %s', async (_, status, code, sending, make) => {
    const { token, answer, id } = await send({ ...sending, file: await make() });
    expect([answer.status, answer.failure.code]).toEqual([status, code]);
    const [before = '', after] = vi[code].split(/\{\w+\}/);
    expect(answer.failure.message.startsWith(before)).toBe(true);
    expect(answer.failure.message.endsWith(after ?? before)).toBe(true);
    expect(answer.failure.message).not.toContain('{');
    if (!id) return;
    const { body } = await world.send(getUpload, { token, params: { kind: sending.kind, id } });
    expect(body).toMatchObject({ status: 'refused', url: null });
  });

  it('in English to who reads English', async () => {
    const { answer } = await send(
      { ...film, file: Buffer.from('\0\0\0\x14ftypisom\0\0\0\0isom', 'latin1') },
      'en',
    );
    expect(answer.failure.message).toBe(en.VIDEO_WITHOUT_PICTURE);
  });
});

describe('a video that was packaged', () => {
  const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nThắp đèn\n';

  it('takes captions and a still from its sender, which everybody gets', async () => {
    const { token, answer, id } = await send({ ...film, file: readFileSync('seed/films/thap-den.mp4') });
    expect(answer).toMatchObject({ status: 200, body: { status: 'ready' } });
    const params = { playbackId: id, language: 'vi' } as const;
    expect((await world.send(putCaptions, { token, params, body: { text: captions } })).status).toBe(200);
    expect((await world.send(getCaptions, { token, params })).body.text).toBe(captions);
    const shown = await fetch(world.url + playbackCaptions(id, 'vi'));
    expect([shown.headers.get('content-type'), await shown.text()]).toEqual([
      'text/vtt; charset=utf-8',
      captions,
    ]);
    const facts = await world.send(getVideo, { params: { playbackId: id } });
    expect(facts.body).toMatchObject({ width: 480, height: 480, captions: ['vi'] });
    const missing = await world.send(getCaptions, { token, params: { ...params, language: 'en' } });
    expect(missing.failure.code).toBe('CAPTIONS_NOT_FOUND');
    const wrong = await world.send(putCaptions, { token, params, body: { text: 'WEBVTT\n\n<script>' } });
    expect([wrong.status, wrong.failure.message]).toEqual([422, vi.CAPTIONS_REFUSED]);
  });

  it('has a still of an own picture; others find neither the video nor the picture', async () => {
    const { token, id } = await send({ ...film, file: readFileSync('seed/films/thap-den.mp4') });
    const file = await aJpeg(1280, 720);
    const place = await world.send(createUpload, {
      token,
      params: { kind: 'postImages' },
      body: { fileName: 'a.jpg', size: file.length, mimeType: 'image/jpeg' },
    });
    await fetch(world.url + String(place.body.uploadUrl), {
      method: 'PUT',
      headers: place.body.headers,
      body: new Uint8Array(file),
    });
    await world.send(finishUpload, { token, params: { kind: 'postImages', id: place.body.id } });
    await world.cloud.idle();
    const set = (as: string) =>
      world.send(putStill, { token: as, params: { playbackId: id }, body: { pictureId: place.body.id } });
    expect((await set((await world.aMember()).accessToken)).failure.code).toBe('VIDEO_NOT_FOUND');
    const staff = await world.aMember({ role: 'admin' });
    expect((await set(staff.accessToken)).failure.code).toBe('UPLOAD_NOT_FOUND');
    expect((await set(token)).body.url).toBe(playbackStill(id));
    expect((await fetch(world.url + playbackStill(id))).headers.get('content-type')).toBe('image/webp');
  });
});
