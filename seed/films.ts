import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playbackSource, playbackStill } from '#shared/playback.ts';

/** Goods that have a film, with the film's id and alternative text. */
const filmed: Record<string, { playbackId: string; alt: string }> = {
  'Đèn lồng lụa Hội An cỡ lớn': { playbackId: 'thap-den', alt: 'Đèn lồng lụa Hội An khi thắp sáng' },
};

export const filmOf = (name: string) => filmed[name];

export type MediaFile = { key: string; body: Buffer; type: string };

/** Film files are committed with the code, because they cannot be rendered where the demo shop starts. */
export const filmFiles = (): MediaFile[] =>
  Object.values(filmed).flatMap(({ playbackId }) =>
    [
      { address: playbackSource(playbackId), name: `${playbackId}.webm`, type: 'video/webm' },
      { address: playbackStill(playbackId), name: `${playbackId}.webp`, type: 'image/webp' },
    ].map(({ address, name, type }) => ({
      key: address.slice(1),
      body: readFileSync(join(import.meta.dirname, 'films', name)),
      type,
    })),
  );
