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

export type ZoomView = { scale: number; x: number; y: number };
export type Box = { width: number; height: number };

/** The view at another zoom with the point under the pointer kept in its place; `point` is measured from the middle. */
export function zoomAround(
  view: ZoomView,
  scale: number,
  point: { x: number; y: number },
  box: Box,
): ZoomView {
  const growth = scale / view.scale;
  return {
    scale,
    x: panWithin(point.x - (point.x - view.x) * growth, scale, box.width),
    y: panWithin(point.y - (point.y - view.y) * growth, scale, box.height),
  };
}

const swipePixels = 48;

/** Which way a finger asked to go on: 1 to the next, -1 back, 0 when it only touched or went up or down. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < swipePixels || Math.abs(dx) < Math.abs(dy) * 1.5) return 0;
  return dx < 0 ? 1 : -1;
}
