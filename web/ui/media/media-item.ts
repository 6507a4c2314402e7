import type { PictureBackground } from './product-picture.tsx';

export type MediaItem = {
  id: string;
  kind: 'image' | 'video';
  src: string;
  alt: string;
  /** Id of a video that was packaged here, under which its captions are found. */
  playbackId?: string;
  /** Preview picture of a video that has not been started. */
  poster?: string;
  /** Ground colour for a cut-out object with a transparent background; photographs have none. */
  ground?: PictureBackground;
};

/** Wraps an index: one step past either end continues at the other. */
export const wrapIndex = (index: number, count: number): number => ((index % count) + count) % count;

export const zoomRange = { min: 1, max: 4, step: 0.1 } as const;

/** Limits a zoom to 1–4 and rounds it to a tenth. */
export function zoomTo(scale: number): number {
  const { min, max } = zoomRange;
  return Math.min(max, Math.max(min, Math.round(scale * 10) / 10));
}

/** Limits how far a picture can be moved at this zoom without leaving an empty edge. */
export function panWithin(offset: number, scale: number, size: number): number {
  const reach = ((scale - 1) * size) / 2;
  return Math.min(reach, Math.max(-reach, offset));
}

export type ZoomView = { scale: number; x: number; y: number };
export type Box = { width: number; height: number };

/** Returns the zoomed view with the point under the pointer in place; `point` is from the centre. */
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

/** Returns the direction of a swipe: 1 to the next, -1 back, 0 for a tap or a vertical move. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < swipePixels || Math.abs(dx) < Math.abs(dy) * 1.5) return 0;
  return dx < 0 ? 1 : -1;
}
