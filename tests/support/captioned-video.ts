import { putCaptions } from '#shared/media/video.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { uploadItem } from '#functions/domain/media/uploads.ts';
import { putVideo } from '#functions/domain/media/video/stored-video.ts';
import { now } from '#functions/platform/clock.ts';
import type { Member, World } from './world.ts';

export const someCaptions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nThắp đèn\n';

/** A packaged video of a member with captions; returns its playback id. */
export async function aCaptionedVideo(world: World, owner: Member): Promise<string> {
  const [id, createdAt] = [newId(), now().toISOString()];
  const upload = { id, kind: 'postVideos', mimeType: 'video/mp4', bytes: 9, status: 'ready' } as const;
  const facts = {
    playbackId: id,
    seconds: 2,
    width: 480,
    height: 480,
    hasAudio: false,
    codec: 'avc',
  } as const;
  await world.write([uploadItem({ ...upload, ownerId: owner.id, createdAt })]);
  await world.table.write([putVideo(id, { facts })]);
  const params = { playbackId: id, language: 'vi' } as const;
  const { status } = await world.send(putCaptions, {
    token: owner.accessToken,
    params,
    body: { text: someCaptions },
  });
  if (status !== 200) throw new Error(`The captions were refused: ${status}`);
  return id;
}
