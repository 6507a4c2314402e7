import { CreateJobCommand, MediaConvertClient } from '@aws-sdk/client-mediaconvert';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it, vi } from 'vitest';
import type { VideoFacts } from '#shared/media/video-facts.ts';
import { ConversionEnd, finishLadder } from '#functions/domain/media/video/finish-ladder.ts';
import { ladderJob } from '#functions/domain/media/video/ladder-job.ts';
import { rungsOf } from '#functions/domain/media/video/ladder-rungs.ts';
import { ladderMaker, orderLadder } from '#functions/domain/media/video/make-ladder.ts';
import {
  findVideo,
  forgetVideo,
  putVideo,
  recordLadder,
} from '#functions/domain/media/video/stored-video.ts';
import { videoFiles } from '#functions/domain/media/video/video-keys.ts';
import { detach, uploadItem } from '#functions/domain/media/uploads.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const at = '2026-11-22T03:00:00.000Z';
const facts: VideoFacts = {
  playbackId: 'v1',
  seconds: 8,
  width: 1920,
  height: 1080,
  hasAudio: true,
  codec: 'avc',
};
const place = { bucket: 'cholang-media', role: 'arn:role', stage: 'production' };

describe('the qualities of a ladder', () => {
  it.each<[string, Partial<VideoFacts>, number[]]>([
    ['1920 × 1080', {}, [360, 720, 1080]],
    ['3840 × 2160', { width: 3840, height: 2160 }, [360, 720, 1080]],
    ['1280 × 720', { width: 1280, height: 720 }, [360, 720]],
    ['720 × 1280, upright', { width: 720, height: 1280 }, [360, 720]],
    ['854 × 481, whose own size is even then', { width: 854, height: 481 }, [360, 480]],
    ['640 × 360', { width: 640, height: 360 }, []],
    ['640 × 360 in HEVC', { width: 640, height: 360, codec: 'hevc' }, [360]],
  ])('%s', (_, given, sides) => {
    expect(rungsOf({ ...facts, ...given }).map(({ side }) => side)).toEqual(sides);
  });

  it('have more bits, the larger they are', () => {
    expect(rungsOf(facts).map(({ maxBitrate }) => maxBitrate)).toEqual([780_000, 2_350_000, 4_500_000]);
  });
});

it('the ladder of a video takes each step once', async () => {
  const { table } = memoryTable();
  await table.write([putVideo('v1', { facts })]);
  const step = (from: 'making' | undefined, to: 'making' | 'made') =>
    table.write([recordLadder('v1', { from, to }, 'taken')]);
  expect([await step(undefined, 'making'), await step(undefined, 'making')]).toEqual([undefined, 'taken']);
  expect([await step('making', 'made'), await step('making', 'made')]).toEqual([undefined, 'taken']);
});

describe('the order of a ladder', () => {
  const jobOf = (given: Partial<VideoFacts> = {}) =>
    ladderJob({ facts: { ...facts, ...given }, original: 'uploads/lan/v1' }, place);
  const groupsOf = (given?: Partial<VideoFacts>) => jobOf(given).Settings?.OutputGroups ?? [];

  it('names the video, so that its end finds it, and can be repeated', () => {
    expect(jobOf()).toMatchObject({
      Role: 'arn:role',
      ClientRequestToken: 'v1',
      UserMetadata: { playbackId: 'v1', stage: 'production' },
      Settings: {
        Inputs: [{ FileInput: 's3://cholang-media/uploads/lan/v1', VideoSelector: { Rotate: 'AUTO' } }],
      },
    });
  });

  it('asks for HLS in one file a quality, beside what was packaged, and for one frame', () => {
    const [hls, frame] = groupsOf();
    expect(hls?.OutputGroupSettings?.HlsGroupSettings).toMatchObject({
      Destination: 's3://cholang-media/media/videos/v1/ladder',
      SegmentControl: 'SINGLE_FILE',
      SegmentLength: 6,
    });
    expect(
      hls?.Outputs?.map(({ NameModifier, VideoDescription }) => [
        NameModifier,
        VideoDescription?.Width,
        VideoDescription?.Height,
      ]),
    ).toEqual([
      ['_1', undefined, 360],
      ['_2', undefined, 720],
      ['_3', undefined, 1080],
    ]);
    expect(frame?.Outputs?.[0]?.VideoDescription?.CodecSettings?.FrameCaptureSettings?.MaxCaptures).toBe(1);
  });

  it('has a key frame every two seconds in each quality, so that players change it without a jump', () => {
    const [hls] = groupsOf();
    const codecs = hls?.Outputs?.map(({ VideoDescription }) => VideoDescription?.CodecSettings?.H264Settings);
    const regular = { GopSize: 2, GopSizeUnits: 'SECONDS', SceneChangeDetect: 'DISABLED' };
    expect(codecs).toMatchObject([regular, regular, regular]);
  });

  it('bounds the width of an upright video, and asks for no sound where there is none', () => {
    const [hls] = groupsOf({ width: 720, height: 1280, hasAudio: false });
    expect(hls?.Outputs?.map(({ VideoDescription }) => VideoDescription?.Width)).toEqual([360, 720]);
    expect(hls?.Outputs?.[0]).not.toHaveProperty('AudioDescriptions');
    expect(jobOf({ hasAudio: false }).Settings?.Inputs?.[0]).not.toHaveProperty('AudioSelectors');
    expect(groupsOf()[0]?.Outputs?.[0]?.AudioDescriptions).toHaveLength(1);
  });
});

/** A packaged video, its upload, and a bucket in memory. */
async function scene(given: Partial<VideoFacts> = {}) {
  const { table, put } = memoryTable();
  const files = new Map<string, string>([['uploads/lan/v1', 'original']]);
  const types = new Map<string, string>();
  const bucket = {
    get: async (key: string) => (files.has(key) ? Buffer.from(files.get(key) ?? '') : undefined),
    head: async (key: string) => (files.has(key) ? { bytes: 1, contentType: '' } : undefined),
    put: async (key: string, body: Uint8Array | Blob, type: string) => {
      files.set(key, Buffer.from(body as Uint8Array).toString());
      types.set(key, type);
    },
    remove: async (key: string) => void files.delete(key),
  };
  put([
    uploadItem({
      id: 'v1',
      ownerId: 'lan',
      kind: 'postVideos',
      mimeType: 'video/mp4',
      bytes: 1,
      status: 'ready',
      createdAt: at,
    }),
  ]);
  await table.write([putVideo('v1', { facts: { ...facts, ...given } })]);
  for (const key of ['master.m3u8', 'video.m3u8', 'video.mp4'])
    files.set(`media/videos/v1/${key}`, 'packaged');
  const context = contextOf(table, () => new Date(at));
  const orders: string[] = [];
  const make = async ({ original }: { original: string }) => `job-${orders.push(original)}`;
  const end = (status = 'COMPLETE') =>
    finishLadder(
      { ...context, bucket },
      ConversionEnd.parse({
        'detail-type': 'MediaConvert Job State Change',
        detail: { status, jobId: 'j1', userMetadata: { playbackId: 'v1', stage: 'production' } },
      }).detail,
    );
  return {
    table,
    files,
    types,
    orders,
    order: (maker: typeof make | undefined = make) =>
      orderLadder(context, maker, { playbackId: 'v1', original: 'uploads/lan/v1' }),
    orderNowhere: () => orderLadder(context, undefined, { playbackId: 'v1', original: 'uploads/lan/v1' }),
    /** What MediaConvert writes. */
    convert: () => {
      files.set('media/videos/v1/ladder.m3u8', 'ladder');
      files.set('media/videos/v1/ladder_still.0000000.jpg', 'frame');
    },
    end,
    state: async () => {
      const video = await findVideo(context, 'v1');
      return video?.state === 'packaged' ? video.ladder : video?.state;
    },
  };
}

describe('a packaged video', () => {
  it('orders its ladder once, and needs its original until that is made', async () => {
    const { order, orders, convert, end, state } = await scene();
    expect([await order(), await order()]).toEqual([true, true]);
    expect([orders, await state()]).toEqual([['uploads/lan/v1'], 'making']);
    convert();
    await end();
    expect([await order(), orders.length, await state()]).toEqual([false, 1, 'made']);
  });

  it('orders none where the stage converts nothing, nor of a video that has no second quality', async () => {
    const { orderNowhere, state } = await scene();
    expect([await orderNowhere(), await state()]).toEqual([false, undefined]);
    const small = await scene({ width: 320, height: 240 });
    expect([await small.order(), small.orders]).toEqual([false, []]);
    await small.table.write([putVideo('v1', { refusal: 'truncated' })]);
    expect(await small.order()).toBe(false);
  });

  it('shows the ladder at its former address, with a frame where there is no still', async () => {
    const { order, convert, end, files, types } = await scene();
    await order();
    convert();
    await end();
    expect(files.get('media/videos/v1/master.m3u8')).toBe('ladder');
    expect(types.get('media/videos/v1/master.m3u8')).toBe('application/vnd.apple.mpegurl');
    expect(files.get('media/videos/v1/poster.webp')).toBe('frame');
    expect(types.get('media/videos/v1/poster.webp')).toBe('image/jpeg');
    expect(files.has('uploads/lan/v1')).toBe(false);
    // Whoever watches meanwhile still needs them.
    expect(files.get('media/videos/v1/video.mp4')).toBe('packaged');
  });

  it('keeps the still that its sender gave', async () => {
    const { convert, end, files } = await scene();
    files.set('media/videos/v1/poster.webp', 'own');
    convert();
    await end();
    expect(files.get('media/videos/v1/poster.webp')).toBe('own');
  });

  it.each(['ERROR', 'CANCELED'])(
    'stays as it was packaged after %s, and a later COMPLETE changes nothing',
    async (status) => {
      const { order, convert, end, files, state } = await scene();
      await order();
      await end(status);
      expect([files.get('media/videos/v1/master.m3u8'), files.has('uploads/lan/v1'), await state()]).toEqual([
        'packaged',
        false,
        'failed',
      ]);
      convert();
      await end();
      expect([files.get('media/videos/v1/master.m3u8'), await state()]).toEqual(['packaged', 'failed']);
    },
  );

  it('is finished once, however often its end is told', async () => {
    const { order, convert, end, files, state } = await scene();
    await order();
    convert();
    await end();
    files.set('media/videos/v1/master.m3u8', 'as players have it');
    await end();
    await end('ERROR');
    expect([files.get('media/videos/v1/master.m3u8'), await state()]).toEqual(['as players have it', 'made']);
  });

  it('whose playlist is missing after the end is tried again', async () => {
    const { order, end, files, state } = await scene();
    await order();
    await expect(end()).rejects.toThrow(/playlist is missing/);
    expect([files.has('uploads/lan/v1'), await state()]).toEqual([true, 'making']);
  });

  it.each<[string, (found: Awaited<ReturnType<typeof scene>>) => Promise<unknown>]>([
    ['was forgotten', ({ table }) => table.write([forgetVideo('v1')])],
    ['was removed', ({ table }) => table.write([detach('v1', new Date(at))])],
  ])('that %s before its conversion ended leaves no file behind', async (_, lose) => {
    const found = await scene();
    await found.order();
    await lose(found);
    found.convert();
    await found.end();
    expect(videoFiles('v1').filter((key) => found.files.has(key))).toEqual([]);
  });
});

describe('MediaConvert', () => {
  it('is asked by the SDK where the stage names its role, and only there', async () => {
    const client = mockClient(MediaConvertClient);
    client.on(CreateJobCommand).resolves({ Job: { Id: 'j1', Role: undefined, Settings: undefined } });
    vi.stubEnv('MEDIA_BUCKET', 'cholang-media');
    vi.stubEnv('STAGE', 'production');
    vi.stubEnv('MEDIA_CONVERT_ROLE', 'arn:role');
    const make = ladderMaker();
    expect(await make?.({ facts, original: 'uploads/lan/v1' })).toBe('j1');
    expect(client.commandCalls(CreateJobCommand)[0]?.args[0].input).toEqual(
      ladderJob({ facts, original: 'uploads/lan/v1' }, place),
    );
    client.on(CreateJobCommand).resolves({});
    await expect(make?.({ facts, original: 'uploads/lan/v1' })).rejects.toThrow('without an id');
    client.restore();
    vi.unstubAllEnvs();
  });
});
