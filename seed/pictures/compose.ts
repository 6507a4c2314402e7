import sharp from 'sharp';
import { randomOf } from '#seed/random.ts';
import type { Layers } from './layers.ts';
import { blank, draw, halved, type Raster, reachOf, straight } from './raster.ts';
import type { Placement } from './scenes.ts';

const tint = [44, 20, 34] as const;
const darkest = 0.36;

/** Draws a soft round shadow where an object meets the ground, transparent at the edge. */
function castShadow(canvas: Raster, x: number, y: number, halfWidth: number): void {
  const halfHeight = Math.max(10, halfWidth * 0.17);
  const top = Math.max(0, Math.floor(y - halfHeight));
  const bottom = Math.min(canvas.height - 1, Math.ceil(y + halfHeight));
  const left = Math.max(0, Math.floor(x - halfWidth));
  const right = Math.min(canvas.width - 1, Math.ceil(x + halfWidth));
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) {
      const away = ((column - x) / halfWidth) ** 2 + ((row - y) / halfHeight) ** 2;
      if (away >= 1) continue;
      const alpha = darkest * (1 - away) ** 1.7;
      const to = (row * canvas.width + column) * 4;
      for (let c = 0; c < 3; c += 1)
        canvas.data[to + c] = (tint[c] ?? 0) * alpha + (canvas.data[to + c] ?? 0) * (1 - alpha);
      canvas.data[to + 3] = 255 * alpha + (canvas.data[to + 3] ?? 0) * (1 - alpha);
    }
}

/** Cards are drawn at one size, pictures for zooming at twice that size. */
export const cardFrame = 640;
export const masterFrame = 1280;

/** Scale that gives narrow and wide objects the same visual weight. */
function scaleOf(layer: Raster, size: number): number {
  const even = size / Math.sqrt(layer.width * layer.height);
  return Math.min(even, (size * 1.16) / Math.max(layer.width, layer.height));
}

/** Draws the whole scene on a transparent square. */
export function compose(layers: Layers, placements: readonly Placement[], frame: number): Raster {
  const canvas = blank(frame, frame);
  for (const { what, x, y, size, turn } of placements) {
    const layer = layers[what];
    if (!layer) continue;
    const pose = { x: x * frame, y: y * frame, scale: scaleOf(layer, size * frame), turn };
    const { halfWidth, halfHeight } = reachOf(layer, pose);
    castShadow(canvas, pose.x, pose.y + halfHeight * 1.01, halfWidth * 0.92);
    draw(canvas, layer, pose);
  }
  return canvas;
}
/** Draws one object that fills its square, without a shadow. */
export function placeAlone(layer: Raster, size: number, share: number): Raster {
  const canvas = blank(size, size);
  const scale = (size * share) / Math.max(layer.width, layer.height);
  draw(canvas, layer, { x: size / 2, y: size / 2, scale, turn: 0 });
  return canvas;
}

function filled(size: number, hex: string): Raster {
  const canvas = blank(size, size);
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  for (let i = 0; i < canvas.data.length; i += 4) canvas.data.set([...channels, 255], i);
  return canvas;
}

/** Draws a portrait on a plain background, which the page rounds off. */
export function portrait(person: Raster, size: number, ground: string): Raster {
  const canvas = filled(size, ground);
  const scale = (size * 0.88) / Math.max(person.height, person.width);
  draw(canvas, person, { x: size / 2, y: size - (person.height * scale) / 2, scale, turn: 0 });
  return canvas;
}

/** Lays a scene on a plain background that fills its square. */
export function onGround(scene: Raster, ground: string): Raster {
  const canvas = filled(scene.width, ground);
  draw(canvas, scene, { x: scene.width / 2, y: scene.height / 2, scale: 1, turn: 0 });
  return canvas;
}

export const plainGrounds = ['#f3dfba', '#f2cdc4', '#c9e2d5', '#c5d9eb', '#dacce8', '#dbdfb4'];

/** Draws a business's sign: its typical object on a background color of its own. */
export function signboard(mark: Raster, size: number, shop: string): Raster {
  const canvas = filled(size, randomOf(`sign:${shop}`).pick(plainGrounds));
  const scale = scaleOf(mark, size * 0.6);
  castShadow(canvas, size / 2, size / 2 + (mark.height * scale) / 2, (mark.width * scale) / 2);
  draw(canvas, mark, { x: size / 2, y: size / 2, scale, turn: 0 });
  return canvas;
}

async function webp(raster: Raster): Promise<Buffer> {
  const { width, height } = raster;
  // Low effort encodes the whole set in seconds. 56 alpha levels are enough to show no steps in the shadows.
  return sharp(straight(raster), { raw: { width, height, channels: 4 } })
    .webp({ quality: 76, alphaQuality: 75, effort: 2 })
    .toBuffer();
}

export type SizedPicture = { width: number; body: Buffer };

/** Encodes the picture in each width; each width is half of the one before. */
export async function encode(picture: Raster, widths: readonly number[]): Promise<SizedPicture[]> {
  const rasters = [picture];
  while ((rasters.at(-1)?.width ?? 0) > Math.min(...widths)) rasters.push(halved(rasters.at(-1) ?? picture));
  const wanted = rasters.filter(({ width }) => widths.includes(width));
  return Promise.all(wanted.map(async (raster) => ({ width: raster.width, body: await webp(raster) })));
}
