import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { decode, draw, type Raster, trimmed } from './raster.ts';
import type { Subject } from './subject.ts';
import { emblemSpots, vesselSvg } from './vessels.ts';

const require = createRequire(import.meta.url);
const assets = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

export async function loadRender(code: string, looks?: Parameters<Sharp['modulate']>[0]): Promise<Raster> {
  const image = sharp(join(assets, `${code}.webp`));
  return trimmed(await decode(looks ? image.modulate(looks) : image));
}

async function loadObject(object: Subject['object']): Promise<Raster> {
  if ('code' in object) {
    const { code, hue = 0, saturation = 1, brightness = 1 } = object;
    const plain = hue === 0 && saturation === 1 && brightness === 1;
    return plain ? loadRender(code) : loadRender(code, { hue, saturation, brightness });
  }
  const vessel = await decode(sharp(Buffer.from(vesselSvg(object.shape, object.colour, object.accent))));
  const spot = emblemSpots[object.shape];
  if (spot) {
    const emblem = await loadRender(object.emblem);
    const scale = spot.size / Math.max(emblem.width, emblem.height);
    draw(vessel, emblem, { x: spot.x, y: spot.y, scale, turn: 0 });
  }
  return trimmed(vessel);
}

export type Layers = { object: Raster; companion?: Raster };

export async function loadSubject(subject: Subject): Promise<Layers> {
  const object = await loadObject(subject.object);
  return subject.companion ? { object, companion: await loadRender(subject.companion) } : { object };
}
