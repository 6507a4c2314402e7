import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playbackSource, playbackStill } from '#shared/playback.ts';

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
};
export type TextFilmId = keyof typeof textFilms;

export const filmOf = (name: string) => filmed[name];

export type MediaFile = { key: string; body: Buffer; type: string };

/** Film files are committed with the code, because they cannot be rendered where the demo shop starts. */
export const filmFiles = (): MediaFile[] =>
  [...Object.values(filmed).map(({ playbackId }) => playbackId), ...Object.keys(textFilms)].flatMap(
    (playbackId) =>
      [
        { address: playbackSource(playbackId), name: `${playbackId}.webm`, type: 'video/webm' },
        { address: playbackStill(playbackId), name: `${playbackId}.webp`, type: 'image/webp' },
      ].map(({ address, name, type }) => ({
        key: address.slice(1),
        body: readFileSync(join(import.meta.dirname, 'films', name)),
        type,
      })),
  );
