import type { Ground } from './picture-ground.tsx';

export type MediaItem = {
  id: string;
  kind: 'image' | 'video';
  src: string;
  /** What can be seen, for those who cannot see it. */
  alt: string;
  /** A still for a video that has not been started. */
  poster?: string;
  /** An object with a transparent ground stands on this one; photographs have none. */
  ground?: Ground;
};

/** One step past either end comes out at the other. */
export const wrapIndex = (index: number, count: number): number => ((index % count) + count) % count;

export const zoomRange = { min: 1, max: 4, step: 0.1 } as const;

/** A zoom within 1 to 4, on a tenth. */
export function zoomTo(scale: number): number {
  const { min, max } = zoomRange;
  return Math.min(max, Math.max(min, Math.round(scale * 10) / 10));
}

/** How far a picture may be moved at this zoom without leaving an empty edge. */
export function panWithin(offset: number, scale: number, size: number): number {
  const reach = ((scale - 1) * size) / 2;
  return Math.min(reach, Math.max(-reach, offset));
}
