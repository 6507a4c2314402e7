import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { describe, expect, it, vi } from 'vitest';
import { packageVideo, removeVideo } from '#functions/domain/media/video/package-video.ts';
import { aBucketInMemory, aVideo } from '#tests/support/videos.ts';

const original = 'uploads/u1/v1';
const file = { playbackId: 'v1', original, wasSeen: true };
const film = readFileSync('seed/films/thap-den.mp4');

async function packaged(body: Uint8Array) {
  const memory = aBucketInMemory({ [original]: body });
  const result = await packageVideo(memory.bucket, file);
  const text = (name: string) => memory.files.get(`media/videos/v1/${name}`)?.toString() ?? '';
  return { ...memory, result, text };
}

const facts = { playbackId: 'v1', width: 320, height: 180, hasAudio: false, codec: 'avc' };
const refused = (refusal: string) => ({ refusal });

/** Returns the tracks of the packaged file with the times of their packets. */
async function tracksOf(body: Uint8Array | undefined) {
  const input = new Input({ source: new BufferSource(body ?? new Uint8Array()), formats: ALL_FORMATS });
  return Promise.all(
    (await input.getTracks()).map(async (track) => {
      const times: number[] = [];
      for await (const { timestamp } of new EncodedPacketSink(track).packets()) times.push(timestamp);
      return { codec: await track.getCodec(), first: times[0], last: times.at(-1), packets: times.length };
    }),
  );
}

describe('a video', () => {
  it('of a browser is packaged as HLS: playlists that may change, segments that never do', async () => {
    const { result, files, headers, text } = await packaged(film);
    expect(result).toEqual({ facts: { ...facts, width: 480, height: 480, seconds: expect.closeTo(4, 1) } });
    expect([...files.keys()].sort()).toEqual([
      'media/videos/v1/master.m3u8',
      'media/videos/v1/video.m3u8',
      'media/videos/v1/video.mp4',
      original,
    ]);
    expect(headers.get('media/videos/v1/master.m3u8')).toEqual({
      contentType: 'application/vnd.apple.mpegurl',
      cacheControl: 'public,max-age=300',
    });
    expect(headers.get('media/videos/v1/video.mp4')).toEqual({
      contentType: 'video/mp4',
      cacheControl: 'public,max-age=31536000,immutable',
    });
    expect(text('master.m3u8')).toMatch(/CODECS="avc1\.[^"]+",RESOLUTION=480x480\nvideo\.m3u8\n$/);
  });

  it('is cut every six seconds or less, at key frames', async () => {
    const { text, files } = await packaged(await aVideo({ seconds: 20, keyFrames: 2, audio: 'aac' }));
    const ranges = [...text('video.m3u8').matchAll(/BYTERANGE[:=]"?(\d+)@(\d+)/g)].map(([, ...range]) =>
      range.map(Number),
    );
    const ends = ranges.map(([size = 0, start = 0]) => start + size);
    expect(ranges.map(([, start]) => start)).toEqual([0, ...ends.slice(0, -1)]);
    expect(ends).toHaveLength(5);
    expect(files.get('media/videos/v1/video.mp4')).toHaveLength(ends.at(-1) ?? 0);
    expect(text('video.m3u8').match(/#EXTINF:\d+/g)).toEqual([
      '#EXTINF:6',
      '#EXTINF:6',
      '#EXTINF:6',
      '#EXTINF:2',
    ]);
  });

  it('keeps its sound, without the silence that encoders put before the beginning', async () => {
    const { result, files, text } = await packaged(await aVideo({ audio: 'aac', audioStart: -0.0213 }));
    expect(result).toEqual({ facts: { ...facts, hasAudio: true, seconds: expect.closeTo(2, 1) } });
    expect(text('master.m3u8')).toContain('mp4a.40.2');
    const [picture, sound] = await tracksOf(files.get('media/videos/v1/video.mp4'));
    expect(picture).toMatchObject({ codec: 'avc', first: 0, packets: 20 });
    expect(sound).toMatchObject({ codec: 'aac', packets: 94 });
    expect(sound?.first).toBeGreaterThanOrEqual(0);
    expect(sound?.last).toBeGreaterThan(1.9);
  });

  it('that begins before 0 keeps its first key frame, and its sound stays in step', async () => {
    const { result, files } = await packaged(await aVideo({ audio: 'aac', videoStart: -0.5 }));
    expect(result).toMatchObject({ facts: { seconds: expect.closeTo(2.5, 1) } });
    const [picture, sound] = await tracksOf(files.get('media/videos/v1/video.mp4'));
    expect(picture).toMatchObject({ packets: 20, first: expect.closeTo(0, 3) });
    expect(sound).toMatchObject({ first: expect.closeTo(0.5, 2) });
  });

  it('taken upright tells its size as it is shown', async () => {
    const { result, text } = await packaged(await aVideo({ rotation: 90 }));
    expect(result).toEqual({ facts: { ...facts, width: 180, height: 320, seconds: 2 } });
    expect(text('master.m3u8')).toContain('RESOLUTION=180x320');
  });

  it.each([
    ['a MOV', { format: 'mov', audio: 'aac' }, 'avc'],
    ['a WebM with VP9', { format: 'webm', codec: 'vp9', audio: 'opus' }, 'vp9'],
    ['an MP4 with AV1', { codec: 'av1', audio: 'opus' }, 'av1'],
  ] as const)('may be %s', async (_, made, codec) => {
    const { result } = await packaged(await aVideo(made));
    expect(result).toMatchObject({ facts: { codec, hasAudio: true, seconds: expect.closeTo(2, 1) } });
  });

  it('is read in ranges and written in parts, however large it is', async () => {
    const { result, files, ranges } = await packaged(
      await aVideo({ seconds: 60, packetBytes: 60_000, rate: 10, audio: 'aac' }),
    );
    expect(result).toMatchObject({ facts: { seconds: expect.closeTo(60, 1) } });
    expect(ranges.length).toBeGreaterThan(10);
    expect(Math.max(...ranges)).toBeLessThan(17 * 1024 * 1024);
    expect((await tracksOf(files.get('media/videos/v1/video.mp4')))[0]).toMatchObject({ packets: 600 });
  });

  it('may have sound that ends long before the pictures, or goes on after them', async () => {
    const early = await packaged(await aVideo({ audio: 'aac', seconds: 300, audioSeconds: 2, rate: 80 }));
    expect(early.result).toMatchObject({ facts: { seconds: 300 } });
    const late = await packaged(await aVideo({ audio: 'aac', seconds: 1, audioSeconds: 600 }));
    expect(late.result).toMatchObject({ facts: { seconds: expect.closeTo(600, 1) } });
  });

  it('may last four hours', async () => {
    const { result } = await packaged(await aVideo({ seconds: 4 * 3600, rate: 1 }));
    expect(result).toMatchObject({ facts: { seconds: 4 * 3600 } });
  });

  it('may have a track of sound without any', async () => {
    const { result } = await packaged(await aVideo({ audio: 'aac', audioSeconds: 0 }));
    expect(result).toEqual({ facts: { ...facts, seconds: 2 } });
  });

  it('is packaged again into the same files', async () => {
    const { bucket, files, result } = await packaged(film);
    const before = new Map(files);
    expect(await packageVideo(bucket, file)).toEqual(result);
    expect(files).toEqual(before);
  });

  it('goes with all its files', async () => {
    const { bucket, files } = await packaged(film);
    files.set('media/videos/v1/poster.webp', Buffer.from('p'));
    files.set('media/videos/v1/captions-vi.vtt', Buffer.from('c'));
    files.set('media/videos/v2/master.m3u8', Buffer.from('another'));
    await removeVideo(bucket, 'v1');
    expect([...files.keys()]).toEqual([original, 'media/videos/v2/master.m3u8']);
  });
});

describe('a file is refused', () => {
  const pngHead = Buffer.from('89504e470d0a1a0a', 'hex');
  it.each([
    ['empty', 'that has no bytes', () => Buffer.alloc(0)],
    ['unreadable', 'that is a page', () => Buffer.from('<html><script>alert(1)</script></html>'.repeat(20))],
    ['unreadable', 'that is a picture with a video behind it', () => Buffer.concat([pngHead, film])],
    ['no-video', 'whose table of contents is cut off', () => film.subarray(0, 700)],
    ['video-codec', 'with pictures in VP8', () => aVideo({ format: 'webm', codec: 'vp8' })],
    ['audio-codec', 'with sound that few browsers play', () => aVideo({ audio: 'mp3' })],
    ['too-long', 'of more than four hours', () => aVideo({ seconds: 4 * 3600 + 1, rate: 1 })],
    ['too-large-picture', 'wider than 4K', () => aVideo({ width: 3842 })],
    ['too-large-picture', 'higher than 4K', () => aVideo({ height: 3842 })],
    [
      'too-few-key-frames',
      'with one key frame for everything',
      // One packet more than a segment may have.
      () => aVideo({ seconds: 339, rate: 59, keyFrames: 400, packetBytes: 1 }),
    ],
  ] as const)('as %s: one %s', async (refusal, _, make) => {
    expect((await packaged(await make())).result).toEqual(refused(refusal));
  });

  it('as truncated: one whose end is missing', async () => {
    const whole = await aVideo({ seconds: 30, packetBytes: 1000 });
    const { result, streams, files } = await packaged(whole.subarray(0, whole.length - 100_000));
    expect(result).toEqual(refused('truncated'));
    // What was begun is given up, not left waiting for more.
    expect([streams.open, files.has('media/videos/v1/video.mp4')]).toEqual([0, false]);
  });

  it.each([
    ['1.5 seconds less than it says is packaged', 15_000, 28.5],
    ['2.5 seconds less than it says is refused', 25_000, undefined],
  ])('as truncated, with tolerance: one that has %s', async (_, missing, seconds) => {
    const whole = await aVideo({ seconds: 30, packetBytes: 1000 });
    const { result } = await packaged(whole.subarray(0, whole.length - missing));
    expect(result).toMatchObject(
      seconds === undefined ? refused('truncated') : { facts: { seconds: expect.closeTo(seconds, 0) } },
    );
  });

  it('as inflated: one whose table of contents names the same bytes again and again', async () => {
    const honest = await aVideo({ seconds: 60 });
    expect((await packaged(honest)).result).toMatchObject({ facts: { seconds: 60 } });
    const bomb = Buffer.from(honest);
    const [offsets, sizes] = [bomb.indexOf('stco') + 8, bomb.indexOf('stsz') + 12];
    const first = bomb.readUInt32BE(offsets + 4);
    for (let chunk = 0; chunk < bomb.readUInt32BE(offsets); chunk += 1)
      bomb.writeUInt32BE(first, offsets + 4 + 4 * chunk);
    for (let sample = 0; sample < bomb.readUInt32BE(sizes); sample += 1)
      bomb.writeUInt32BE(1000, sizes + 4 + 4 * sample);
    expect((await packaged(bomb)).result).toEqual(refused('inflated'));
  });

  it('as empty: one without any picture that could be shown first', async () => {
    vi.spyOn(EncodedPacketSink.prototype, 'getFirstKeyPacket').mockResolvedValue(null);
    expect((await packaged(film)).result).toEqual(refused('empty'));
  });

  it('as empty: one that was never stored', async () => {
    const { bucket } = aBucketInMemory();
    expect(await packageVideo(bucket, { ...file, wasSeen: false })).toEqual(refused('empty'));
  });
});

describe('a failure on our side refuses nothing', () => {
  it('when a file that was seen is gone', async () => {
    const { bucket } = aBucketInMemory();
    await expect(packageVideo(bucket, file)).rejects.toThrow('The original uploads/u1/v1 is gone');
  });

  it.each(['head', 'getRange', 'putStream'] as const)('when the bucket fails at %s', async (operation) => {
    const { bucket } = aBucketInMemory({ [original]: film });
    const broken = new Error('socket hang up');
    vi.spyOn(bucket, operation).mockRejectedValue(broken);
    await expect(packageVideo(bucket, file)).rejects.toBe(broken);
  });

  it('when the bucket fails in the middle of a film', async () => {
    const { bucket } = aBucketInMemory({ [original]: await aVideo({ seconds: 60 }) });
    const broken = new Error('socket hang up');
    vi.spyOn(bucket, 'putStream').mockImplementation(async (_, body) => {
      for await (const chunk of body) if (chunk.length > 1000) throw broken;
      return 0;
    });
    await expect(packageVideo(bucket, file)).rejects.toBe(broken);
  });

  it('when the file becomes shorter while it is read', async () => {
    const { bucket } = aBucketInMemory({ [original]: film });
    vi.spyOn(bucket, 'getRange').mockImplementation(async () => Readable.from([Buffer.alloc(3)]));
    await expect(packageVideo(bucket, file)).rejects.toThrow('changed while it was read');
  });
});

it.each([
  ['packaged', () => film],
  ['refused', () => Buffer.from('<html></html>')],
])('a file that is %s is let go of, so that a container can take many', async (_, make) => {
  const dispose = vi.spyOn(Input.prototype, 'dispose');
  await packaged(make());
  expect(dispose).toHaveBeenCalledOnce();
  dispose.mockRestore();
});
