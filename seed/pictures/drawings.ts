import type { DrawingName } from './art.ts';
import type { Drawing, Looks } from './drawing.ts';
import { garments } from './garments.ts';
import { paperGoods } from './paper-goods.ts';
import { wares } from './wares.ts';

/** All SVG drawings. */
export const drawings: Record<DrawingName, Drawing> = { ...garments, ...paperGoods, ...wares };

export const drawingSvg = (name: DrawingName, looks: Looks, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 480" width="${(height * 400) / 480}" height="${height}">${drawings[name].draw(looks)}</svg>`;
