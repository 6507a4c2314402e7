import { putFilm } from './package-film.ts';
import type { PutFile } from './picture-uploader.ts';

/** Goods that have a film, with the film's id and alternative text. */
const filmed: Record<string, { playbackId: string; alt: string }> = {
  'Đèn lồng lụa Hội An cỡ lớn': { playbackId: 'thap-den', alt: 'Đèn lồng lụa Hội An khi thắp sáng' },
};

export const filmOf = (name: string) => filmed[name];

/** Writes all films. They are committed with the code, because they cannot be rendered where the demo shop starts. */
export async function putFilms(put: PutFile): Promise<void> {
  for (const { playbackId } of Object.values(filmed)) await putFilm(put, playbackId);
}
