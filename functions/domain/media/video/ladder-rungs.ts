import type { VideoFacts } from '#shared/media/video-facts.ts';

/** One quality of a ladder: the shorter side of its picture, and the highest bitrate. */
export type Rung = { side: number; maxBitrate: number };

const steps = [360, 720, 1080];
const fullSide = 1080;
const fullBitrate = 4_500_000;

/** Larger pictures need fewer bits for each pixel, so the bitrate grows slower than their area. */
const bitrateOf = (side: number): number =>
  Math.round((fullBitrate * (side / fullSide) ** 1.6) / 10_000) * 10_000;

/** Encoders take even sides only. */
const even = (side: number): number => side - (side % 2);

/**
 * Qualities of a video, smallest first: the steps below it, and its own up to 1080. Returns none where a ladder would
 * have no second quality, unless not every browser plays the video as it is.
 */
export function rungsOf({ width, height, codec }: Pick<VideoFacts, 'width' | 'height' | 'codec'>): Rung[] {
  const top = even(Math.min(width, height, fullSide));
  const sides = [...steps.filter((step) => step < top), top];
  return sides.length === 1 && codec === 'avc'
    ? []
    : sides.map((side) => ({ side, maxBitrate: bitrateOf(side) }));
}
