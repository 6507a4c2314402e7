import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playbackSource } from '#shared/playback.ts';
import { newId } from '#shared/values/ids.ts';
import { findVideo } from '#functions/domain/media/video/stored-video.ts';
import { originalKey } from '#functions/domain/media/upload-keys.ts';
import { findUpload, detach, type StoredUpload, uploadItem } from '#functions/domain/media/uploads.ts';
import { contextOf } from '#tests/support/context.ts';
import { objectAt } from '#tests/support/pictures.ts';
import { aVideo } from '#tests/support/videos.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

const film = readFileSync('seed/films/thap-den.mp4');

/** An upload of a video whose file was stored, once everything that follows from it is done. */
async function arrived(body: Buffer, given: Partial<StoredUpload> = {}) {
  const upload: StoredUpload = {
    id: newId(),
    ownerId: 'lan',
    kind: 'postVideos',
    mimeType: 'video/mp4',
    bytes: body.length,
    status: 'arrived',
    createdAt: '2026-11-21T00:00:00.000Z',
    seenAt: '2026-11-21T00:01:00.000Z',
    ...given,
  };
  const original = originalKey(upload.ownerId, upload.id);
  const address = `${world.cloud.endpoints.s3}/${world.cloud.buckets.media}/${original}`;
  await fetch(address, { method: 'PUT', body: new Uint8Array(body) });
  await world.write([uploadItem(upload)]);
  await world.cloud.idle();
  return { id: upload.id, original };
}

const statusOf = async (id: string) => (await findUpload(contextOf(world.table), id))?.status;
const videoOf = (id: string) => findVideo(contextOf(world.table), id);

describe('a video', () => {
  it.each(['arrived', 'attached'] as const)(
    'that %s can be played, and its original is gone',
    async (status) => {
      const { id, original } = await arrived(film, { status });
      expect(await statusOf(id)).toBe('ready');
      expect(await videoOf(id)).toMatchObject({
        state: 'packaged',
        facts: { playbackId: id, width: 480, height: 480, hasAudio: false, codec: 'avc' },
      });
      const playlist = await fetch(world.url + playbackSource(id));
      expect(playlist.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
      expect(await playlist.text()).toContain('video.m3u8');
      const segments = await fetch(world.url + playbackSource(id).replace('master.m3u8', 'video.mp4'), {
        headers: { range: 'bytes=4-7' },
      });
      expect([segments.status, await segments.text()]).toEqual([206, 'ftyp']);
      expect(await objectAt(world, original)).toBeUndefined();
    },
  );

  it('larger than one part arrives whole', async () => {
    const { id } = await arrived(await aVideo({ seconds: 40, packetBytes: 100_000 }));
    expect(await statusOf(id)).toBe('ready');
    const segments = await objectAt(world, `media/videos/${id}/video.mp4`);
    expect(segments?.length).toBeGreaterThan(40_000_000);
  });

  it('that is none is refused with its reason, and leaves no file behind', async () => {
    const { id, original } = await arrived(Buffer.from('<html></html>'));
    expect(await statusOf(id)).toBe('refused');
    expect(await videoOf(id)).toEqual({ state: 'refused', refusal: 'unreadable' });
    expect(await objectAt(world, original)).toBeUndefined();
  });

  it('that is refused after its first segments leaves none of them', async () => {
    const whole = await aVideo({ seconds: 60, packetBytes: 1000 });
    const { id } = await arrived(whole.subarray(0, whole.length - 200_000));
    expect(await videoOf(id)).toEqual({ state: 'refused', refusal: 'truncated' });
    expect(await objectAt(world, `media/videos/${id}/video.mp4`)).toBeUndefined();
  });

  it('that was packaged is left alone by a repeated message', async () => {
    const { id } = await arrived(film);
    const message = {
      messageId: 'm1',
      body: JSON.stringify({ type: 'video.arrived', id: 'e1', uploadId: id }),
      attributes: { ApproximateReceiveCount: '2' },
    };
    const answer = await world.cloud.invoke('workers/package-video', { Records: [message] });
    expect(answer).toEqual({ batchItemFailures: [] });
    expect(await statusOf(id)).toBe('ready');
    expect((await fetch(world.url + playbackSource(id))).status).toBe(200);
  });

  it('that is removed goes with all its files and facts', async () => {
    const { id } = await arrived(film);
    await world.table.write([detach(id, new Date())]);
    await world.cloud.idle();
    expect((await fetch(world.url + playbackSource(id))).status).toBe(404);
    expect(await videoOf(id)).toBeUndefined();
    expect(await statusOf(id)).toBe('removed');
  });
});
