import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { playbackStill } from '#shared/playback.ts';
import { packageVideo, type VideoBucket } from '#functions/domain/media/video/package-video.ts';
import type { PutFile } from './picture-uploader.ts';

const fileOf = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'films', name));

/** Packages a committed film as members' videos are, and puts its still beside it. */
export async function putFilm(put: PutFile, playbackId: string): Promise<void> {
  const film = fileOf(`${playbackId}.mp4`);
  const bucket: VideoBucket = {
    head: async () => ({ bytes: film.length, contentType: 'video/mp4' }),
    getRange: async (_, first, last) => Readable.from([film.subarray(first, last + 1)]),
    async putStream(key, stream, { contentType, cacheControl }) {
      const body = await buffer(stream);
      await put({ key, body, type: contentType, cacheControl });
      return body.length;
    },
  };
  const packaged = await packageVideo(bucket, { playbackId, original: playbackId, wasSeen: true });
  if ('refusal' in packaged) throw new Error(`The film ${playbackId} is refused: ${packaged.refusal}`);
  const still = { key: playbackStill(playbackId).slice(1), body: fileOf(`${playbackId}.webp`) };
  await put({ ...still, type: 'image/webp' });
}
