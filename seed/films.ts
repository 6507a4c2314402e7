import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playbackSource, playbackStill } from '#shared/playback.ts';

/** Goods that are shown in motion too, and by which film. */
const filmed: Record<string, { playbackId: string; alt: string }> = {
  'Đèn lồng lụa Hội An cỡ lớn': { playbackId: 'thap-den', alt: 'Đèn lồng lụa Hội An khi thắp sáng' },
};

export const filmOf = (name: string) => filmed[name];

export type MediaFile = { key: string; body: Buffer; type: string };

/** Films lie beside the code: there is nothing to draw them with where the market opens. */
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
