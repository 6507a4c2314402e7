import type { PictureSlot } from '#shared/members/pictures.contract.ts';

export type Size = { width: number; height: number };
/** The kept part of a picture: zoom, and its centre as fractions of the picture. */
export type Crop = { zoom: number; x: number; y: number };
export type Rect = { x: number; y: number } & Size;

/** Size of the cropped picture in pixels. */
export const outputs: Record<PictureSlot, Size> = {
  avatar: { width: 640, height: 640 },
  cover: { width: 1280, height: 320 },
};

export const maxZoom = 4;
export const zoomStep = 0.1;
/** Default crop: the centre at the largest size that fits. */
export const defaultCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Returns the kept part in pixels of the picture, never beyond its edges. */
export function rectOf(picture: Size, frame: Size, { zoom, x, y }: Crop): Rect {
  const aspect = frame.width / frame.height;
  const width = Math.min(picture.width, picture.height * aspect) / zoom;
  const height = width / aspect;
  return {
    x: between(x * picture.width - width / 2, 0, picture.width - width),
    y: between(y * picture.height - height / 2, 0, picture.height - height),
    width,
    height,
  };
}

/** Moves the crop by fractions of the frame, as a finger drags the picture; it stops at the edges. */
export function movedBy(picture: Size, frame: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const rect = rectOf(picture, frame, crop);
  const moved = {
    x: between(rect.x - by.x * rect.width, 0, picture.width - rect.width),
    y: between(rect.y - by.y * rect.height, 0, picture.height - rect.height),
  };
  return {
    zoom: crop.zoom,
    x: (moved.x + rect.width / 2) / picture.width,
    y: (moved.y + rect.height / 2) / picture.height,
  };
}

export const zoomedTo = (crop: Crop, zoom: number): Crop => ({ ...crop, zoom: between(zoom, 1, maxZoom) });
