import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Art, Render, DrawingName } from './art.ts';
import { decode, draw, type Raster, trimmed } from './raster.ts';
import { subjectDrawings } from './subject-drawings.ts';
import { type SubjectKey, subjects } from './subjects.ts';
import { places, vesselSvg, type VesselShape } from './vessels.ts';
import type { Drawing, DrawingStyle } from './drawing.ts';
import { garments } from './garments.ts';
import { paperGoods } from './paper-goods.ts';
import { wares } from './wares.ts';

/** All SVG drawings. */
const drawings: Record<DrawingName, Drawing> = { ...garments, ...paperGoods, ...wares };

const drawingSvg = (name: DrawingName, looks: DrawingStyle, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 480" width="${(height * 400) / 480}" height="${height}">${drawings[name].draw(looks)}</svg>`;

const require = createRequire(import.meta.url);
const assets = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

export async function loadRender({ code, hue = 0, saturation = 1, brightness = 1 }: Render): Promise<Raster> {
  const image: Sharp = sharp(join(assets, `${code}.webp`));
  const plain = hue === 0 && saturation === 1 && brightness === 1;
  return trimmed(await decode(plain ? image : image.modulate({ hue, saturation, brightness })));
}

type PrintLayer = {
  svg: string;
  height: number;
  emblem?: { render: Render; spot: { x: number; y: number; size: number } };
};

/** Rasterizes a drawing with a render printed on it. */
async function print({ svg, height, emblem }: PrintLayer): Promise<Raster> {
  const sheet = await decode(sharp(Buffer.from(svg)));
  if (emblem) {
    const { render, spot } = emblem;
    const layer = await loadRender(render);
    const unit = height / 480;
    const scale = (spot.size * unit) / Math.max(layer.width, layer.height);
    draw(sheet, layer, { x: spot.x * unit, y: spot.y * unit, scale, turn: 0 });
  }
  return trimmed(sheet);
}

type Pack = {
  shape: VesselShape;
  colour: string;
  accent: string;
  title: string;
  net: string;
  emblem: Render;
};

/** Without a title, the emblem uses the whole label. */
function emblemSpot(shape: VesselShape, title: string) {
  const { emblem, title: box } = places[shape];
  if (title) return emblem;
  return { x: emblem.x, y: emblem.y + box.height * 0.45, size: emblem.size * 1.4 };
}

const printPack = ({ shape, colour, accent, title, net, emblem }: Pack, height: number): Promise<Raster> =>
  print({
    svg: vesselSvg(shape, colour, accent, { title, net }, height),
    height,
    emblem: { render: emblem, spot: emblemSpot(shape, title) },
  });

async function loadObject({ object, ...looks }: Art, height: number): Promise<Raster> {
  if (object.kind === 'render') return loadRender(object.render);
  if (object.kind === 'packed') return printPack({ ...looks, ...object }, height);
  const spot = drawings[object.drawing].emblem;
  return print({
    svg: drawingSvg(object.drawing, looks, height),
    height,
    ...(spot && object.emblem && { emblem: { render: object.emblem, spot } }),
  });
}

async function loadCarrier({ carrier, object, ...looks }: Art, height: number): Promise<Raster | undefined> {
  if (!carrier) return undefined;
  if (carrier !== 'carton' || object.kind !== 'render')
    return print({ svg: drawingSvg(carrier === 'crate' ? 'crate' : 'tag', looks, height), height });
  return printPack({ ...looks, shape: 'carton', emblem: object.render }, height);
}

export type Layers = { object: Raster; companion?: Raster; carrier?: Raster };

/** Loads the layers of a scene, drawn for a frame of that size. */
export async function loadArt(art: Art, frame: number): Promise<Layers> {
  const [object, carrier, companion] = await Promise.all([
    loadObject(art, Math.round(frame * 0.8)),
    loadCarrier(art, Math.round(frame * (art.carrier === 'tag' ? 0.4 : 0.65))),
    art.companion ? loadRender({ code: art.companion }) : undefined,
  ]);
  return { object, ...(carrier && { carrier }), ...(companion && { companion }) };
}

/** A subject alone, for category icons and business signs. */
export async function loadSubject(key: SubjectKey): Promise<Raster> {
  const drawn = subjectDrawings[key];
  if (drawn) {
    const [drawing, colour, accent] = drawn;
    return print({ svg: drawingSvg(drawing, { colour, accent, title: '', turn: 0 }, 480), height: 480 });
  }
  const { object } = subjects[key];
  if ('code' in object) return loadRender(object);
  const { shape, emblem, ...looks } = object;
  if (shape === 'cloth' || shape === 'hat') throw new Error(`${key} is not drawn yet`);
  return printPack({ ...looks, shape, emblem: { code: emblem }, title: '', net: '' }, 480);
}
