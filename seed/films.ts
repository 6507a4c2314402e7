import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playbackStill } from '#shared/playback.ts';
import { packageVideo } from '#functions/domain/media/video/package-video.ts';
import type { PutFile } from './picture-uploader.ts';

/** Goods that have a film, with the film's id and alternative text. */
const filmed: Record<string, { playbackId: string; alt: string }> = {
  'Đèn lồng lụa Hội An cỡ lớn': { playbackId: 'thap-den', alt: 'Đèn lồng lụa Hội An khi thắp sáng' },
};

export const filmOf = (name: string) => filmed[name];

const fileOf = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'films', name));

/** Packages a committed film as members' videos are, straight into the media bucket. */
async function packageFilm(put: PutFile, playbackId: string): Promise<void> {
  const film = fileOf(`${playbackId}.mp4`);
  const unused = () => Promise.reject(new Error('A film of the demo shop fits into one part'));
  const bucket = {
    size: async () => film.length,
    getRange: async (_: string, start: number, end: number) => film.subarray(start, end),
    put: (key: string, body: Uint8Array | Blob, type: string, cacheControl?: string) =>
      body instanceof Blob ? unused() : put({ key, body, type, cacheControl }),
    startParts: unused,
    putPart: unused,
    completeParts: unused,
  };
  const packaged = await packageVideo(bucket, { playbackId, original: playbackId, wasSeen: true });
  if ('refusal' in packaged) throw new Error(`The film ${playbackId} is refused: ${packaged.refusal}`);
}

/** Writes all films and their stills. They are committed, because they cannot be rendered where the shop starts. */
export async function putFilms(put: PutFile): Promise<void> {
  for (const { playbackId } of Object.values(filmed)) {
    await packageFilm(put, playbackId);
    const still = { key: playbackStill(playbackId).slice(1), body: fileOf(`${playbackId}.webp`) };
    await put({ ...still, type: 'image/webp' });
  }
}
