import { putFilm } from './package-film.ts';
import type { PutFile } from './picture-uploader.ts';

/** Goods that have a film, with the film's id and alternative text. */
const filmed: Record<string, { playbackId: string; alt: string }> = {
  'Đèn lồng lụa Hội An cỡ lớn': { playbackId: 'thap-den', alt: 'Đèn lồng lụa Hội An khi thắp sáng' },
};

/** Films of documents and news by playback id, with their alternative texts. */
export const textFilms = {
  'dong-u': 'Từng lớp lá khô và rác xanh xếp thành đống ủ rồi ấm lên',
  'nhung-cham': 'Tấm vải nhúng thùng chàm, ra màu lục rồi chuyển xanh',
  'vuot-gom': 'Cục đất trên bàn xoay được vuốt thành chiếc cốc',
  'nhip-ep-tim': 'Tám lần ép tim theo nhịp một trăm mười lần mỗi phút',
  'sao-tra': 'Búp trà được hất đều trong chảo sao trên lửa',
  'thap-den': 'Đèn lồng lụa vừa thắp, quay một cú máy trong mười giây',
};
export type TextFilmId = keyof typeof textFilms;

export const filmOf = (name: string) => filmed[name];

/** Writes all films. They are committed with the code, because they cannot be rendered where the demo shop starts. */
export async function putFilms(put: PutFile): Promise<void> {
  const playbackIds = new Set([
    ...Object.values(filmed).map(({ playbackId }) => playbackId),
    ...Object.keys(textFilms),
  ]);
  for (const playbackId of playbackIds) await putFilm(put, playbackId);
}
