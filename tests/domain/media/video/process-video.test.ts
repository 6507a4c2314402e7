import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { LadderMaker } from '#functions/domain/media/video/make-ladder.ts';
import { processVideo } from '#functions/domain/media/video/process-video.ts';
import { findVideo } from '#functions/domain/media/video/stored-video.ts';
import { detach, findUpload, type StoredUpload, uploadItem } from '#functions/domain/media/uploads.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aBucketInMemory, aVideo } from '#tests/support/videos.ts';
import { anUploadItem } from '../upload-scene.ts';

const film = readFileSync('seed/films/thap-den.mp4');
const original = 'uploads/lan/u1';
const playlist = 'media/videos/u1/master.m3u8';

/** An upload of a video, its file, and the worker that packages it. */
function scene(given: Partial<StoredUpload> = {}, body: Uint8Array | null = film) {
  const { table, put } = memoryTable();
  const { bucket, files } = aBucketInMemory(body ? { [original]: body } : {});
  const upload = anUploadItem({
    kind: 'postVideos',
    mimeType: 'video/mp4',
    status: 'arrived',
    seenAt: '2026-11-22T03:00:00.000Z',
    ...given,
  });
  put([uploadItem(upload)]);
  const context = { ...contextOf(table), bucket };
  return {
    table,
    bucket,
    files,
    run: (make?: LadderMaker) => processVideo(context, make, 'u1'),
    /** What is known afterwards, and which of the original and the playlist are there. */
    outcome: async () => {
      const [found, video] = [await findUpload(context, 'u1'), await findVideo(context, 'u1')];
      const kept = [original, playlist].filter((key) => files.has(key));
      return { status: found?.status, refusal: found?.refusal, video: video?.state, kept };
    },
  };
}

describe('a video', () => {
  it.each(['arrived', 'attached'] as const)(
    'that %s can be played, and its original is gone',
    async (status) => {
      const { run, outcome } = scene({ status });
      await run();
      expect(await outcome()).toMatchObject({ status: 'ready', video: 'packaged', kept: [playlist] });
    },
  );

  it('whose file was not sent yet is left alone: its sender may still send it', async () => {
    const { run, outcome } = scene({ status: 'waiting', seenAt: undefined });
    await run();
    expect(await outcome()).toMatchObject({ status: 'waiting', video: undefined, kept: [original] });
  });

  it('that was never stored is refused; one that was seen and is gone is tried again', async () => {
    const never = scene({ seenAt: undefined }, null);
    await never.run();
    expect(await never.outcome()).toMatchObject({ status: 'refused', refusal: 'VIDEO_UNREADABLE' });
    const lost = scene({}, null);
    await expect(lost.run()).rejects.toThrow('is gone');
    expect(await lost.outcome()).toMatchObject({ status: 'arrived', video: undefined });
  });

  it('that nobody could play is refused with its reason, and leaves no file behind', async () => {
    const { run, outcome, files, table } = scene({}, await aVideo({ format: 'webm', codec: 'vp8' }));
    await run();
    expect(await outcome()).toEqual({
      status: 'refused',
      refusal: 'VIDEO_FORMAT_REFUSED',
      video: 'refused',
      kept: [],
    });
    // Several reasons share one code: support reads beside it which one it was.
    expect(await findVideo({ table }, 'u1')).toEqual({ state: 'refused', refusal: 'video-codec' });
    expect([...files.keys()]).toEqual([]);
  });

  it('that was packaged is not packaged again by a repeated message', async () => {
    const { run, outcome, bucket } = scene();
    await run();
    const write = vi.spyOn(bucket, 'putStream');
    await run();
    expect(write).not.toHaveBeenCalled();
    expect(await outcome()).toMatchObject({ status: 'ready', video: 'packaged', kept: [playlist] });
  });

  it('keeps its original as long as further qualities are made of it', async () => {
    const { run, outcome } = scene();
    const orders: string[] = [];
    await run(async (order) => `job-${orders.push(order.original)}`);
    expect(orders).toEqual([original]);
    expect(await outcome()).toMatchObject({ status: 'ready', kept: [original, playlist] });
  });

  it('that was removed while it was packaged leaves neither files nor facts', async () => {
    const { run, outcome, files, bucket, table } = scene();
    const whole = { bytes: film.length, contentType: 'video/mp4' };
    vi.spyOn(bucket, 'head').mockImplementation(async () => {
      await table.write([detach('u1', new Date('2026-11-22T03:00:00.000Z'))]);
      return whole;
    });
    const make = vi.fn<LadderMaker>();
    await run(make);
    expect(await outcome()).toMatchObject({ status: 'removed', video: undefined, kept: [] });
    expect([...files.keys()]).toEqual([]);
    expect(make).not.toHaveBeenCalled();
  });

  it('that is removed later goes with its files and facts', async () => {
    const { run, outcome, table, files } = scene();
    await run();
    await table.write([detach('u1', new Date('2026-11-23T03:00:00.000Z'))]);
    await run();
    expect(await outcome()).toMatchObject({ status: 'removed', video: undefined });
    expect([...files.keys()]).toEqual([]);
  });

  it('that is refused keeps its reason for its sender, however often the message comes', async () => {
    const { run, outcome } = scene({}, Buffer.from('<html></html>'));
    await run();
    await run();
    expect(await outcome()).toMatchObject({
      status: 'refused',
      refusal: 'VIDEO_UNREADABLE',
      video: 'refused',
    });
  });
});

it('a message about an upload that is unknown by now does nothing', async () => {
  const { bucket, files } = aBucketInMemory({ [original]: film });
  const { table, rows } = memoryTable();
  await processVideo({ ...contextOf(table), bucket }, undefined, 'u1');
  expect([rows(), [...files.keys()]]).toEqual([[], [original]]);
});
