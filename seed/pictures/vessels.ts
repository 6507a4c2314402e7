import { dim, fall, lit, paper, round, shine, ink, inkOn } from './light.ts';
import { fitted, type Box } from './letters.ts';

/** Texts of a label: the name of the good, and the amount below it. */
export type Label = { title: string; net: string };

/** Positions on a shape's label: emblem, name, and the band with the amount. */
export type LabelPlace = { emblem: { x: number; y: number; size: number }; title: Box; net: Box };

const labelText = ({ title, net }: Label, place: LabelPlace, band: string): string =>
  (title && fitted(title, place.title, { weight: 800, colour: ink, largest: 34 })) +
  (net && fitted(net, place.net, { weight: 700, colour: inkOn(band), largest: 17 }));

/** Packaging, drawn in the same soft plastic light as the renders next to it. */
const vesselShapes = [
  'pouch',
  'bottle',
  'jar',
  'tin',
  'box',
  'sack',
  'pump',
  'dropper',
  'bar',
  'carton',
] as const;
export type VesselShape = (typeof vesselShapes)[number];

export const places: Record<VesselShape, LabelPlace> = {
  pouch: {
    emblem: { x: 200, y: 186, size: 100 },
    title: { x: 106, y: 240, width: 188, height: 94 },
    net: { x: 110, y: 342, width: 180, height: 30 },
  },
  bottle: {
    emblem: { x: 200, y: 262, size: 66 },
    title: { x: 114, y: 298, width: 172, height: 82 },
    net: { x: 118, y: 388, width: 164, height: 24 },
  },
  jar: {
    emblem: { x: 200, y: 226, size: 78 },
    title: { x: 92, y: 268, width: 216, height: 88 },
    net: { x: 110, y: 364, width: 180, height: 26 },
  },
  tin: {
    emblem: { x: 200, y: 236, size: 82 },
    title: { x: 96, y: 282, width: 208, height: 84 },
    net: { x: 116, y: 376, width: 168, height: 26 },
  },
  box: {
    emblem: { x: 200, y: 258, size: 92 },
    title: { x: 66, y: 310, width: 268, height: 84 },
    net: { x: 120, y: 408, width: 160, height: 28 },
  },
  sack: {
    emblem: { x: 200, y: 222, size: 100 },
    title: { x: 82, y: 276, width: 236, height: 96 },
    net: { x: 120, y: 384, width: 160, height: 28 },
  },
  pump: {
    emblem: { x: 200, y: 252, size: 76 },
    title: { x: 112, y: 296, width: 176, height: 90 },
    net: { x: 122, y: 396, width: 156, height: 26 },
  },
  dropper: {
    emblem: { x: 200, y: 272, size: 68 },
    title: { x: 116, y: 310, width: 168, height: 80 },
    net: { x: 126, y: 398, width: 148, height: 24 },
  },
  bar: {
    emblem: { x: 200, y: 206, size: 84 },
    title: { x: 124, y: 250, width: 152, height: 92 },
    net: { x: 130, y: 350, width: 140, height: 24 },
  },
  carton: {
    emblem: { x: 186, y: 300, size: 220 },
    title: { x: 58, y: 58, width: 256, height: 104 },
    net: { x: 76, y: 428, width: 220, height: 24 },
  },
};

/** Label of a package with its band, where the name is written. */
function plate(
  shape: VesselShape,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  radius: number,
): string {
  const { net } = places[shape];
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="url(#paper)"/>
    <rect x="${net.x - 8}" y="${net.y}" width="${net.width + 16}" height="${net.height}" rx="${net.height / 2}" fill="url(#band)"/>`;
}

type Drawing = (colour: string, accent: string) => string;

const drawings: Record<VesselShape, Drawing> = {
  pouch: (colour, accent) => `
    <defs>${round('body', colour)}${round('seal', dim(colour, 0.1))}${round('band', accent)}${paper}</defs>
    <path d="M74 62 Q78 250 56 424 Q56 462 96 464 Q200 476 304 464 Q344 462 344 424 Q322 250 326 62 Z" fill="url(#body)"/>
    <path d="M58 410 Q200 378 342 410 L344 424 Q344 462 304 464 Q200 476 96 464 Q56 462 56 424 Z" fill="${dim(colour, 0.3)}" opacity=".38"/>
    <path d="M72 28 Q72 16 84 16 H316 Q328 16 328 28 L326 82 H74 Z" fill="url(#seal)"/>
    <path d="M74 82 H326 L326 96 Q200 100 74 96 Z" fill="url(#band)"/>
    <g stroke="${dim(colour, 0.35)}" stroke-width="2" opacity=".35"><path d="M76 34H324M76 48H324M76 62H324"/></g>
    ${plate('pouch', { x: 98, y: 124, width: 204, height: 258 }, 26)}
    ${shine('M90 120 Q86 270 76 400', 0.42)}`,

  bottle: (colour, accent) => `
    <defs>${round('body', colour)}${round('band', accent)}${paper}${fall('glow', lit(colour, 0.5), colour)}</defs>
    <path d="M164 70 H236 V128 Q238 150 268 176 Q300 198 300 236 V428 Q300 466 262 466 H138 Q100 466 100 428 V236 Q100 198 132 176 Q162 150 164 128 Z" fill="url(#body)"/>
    <path d="M118 424 H282 V432 Q282 452 260 452 H140 Q118 452 118 432 Z" fill="url(#glow)" opacity=".5"/>
    <rect x="154" y="14" width="92" height="66" rx="16" fill="url(#band)"/>
    <rect x="158" y="76" width="84" height="16" rx="8" fill="${dim(accent, 0.22)}"/>
    ${plate('bottle', { x: 100, y: 222, width: 200, height: 196 }, 0)}
    ${shine('M130 206 Q118 226 118 250 V 440', 0.4)}${shine('M178 100 V132', 0.6)}`,

  jar: (colour, accent) => `
    <defs>${round('body', colour)}${round('band', accent)}${paper}${fall('glow', lit(colour, 0.55), colour)}</defs>
    <path d="M92 116 Q64 140 62 186 V398 Q62 458 122 458 H278 Q338 458 338 398 V186 Q336 140 308 116 Z" fill="url(#body)"/>
    <path d="M92 116 Q70 136 66 168 Q200 192 334 168 Q330 136 308 116 Z" fill="#fffaf0" opacity=".42"/>
    <path d="M82 408 Q82 442 124 442 H276 Q318 442 318 408 Z" fill="url(#glow)" opacity=".45"/>
    <rect x="74" y="28" width="252" height="92" rx="26" fill="url(#band)"/>
    <rect x="74" y="92" width="252" height="14" fill="${dim(accent, 0.3)}" opacity=".5"/>
    ${plate('jar', { x: 84, y: 182, width: 232, height: 218 }, 22)}
    ${shine('M78 190 V400', 0.5)}${shine('M100 50 H180', 0.45)}`,

  tin: (colour, accent) => `
    <defs>${round('body', colour)}${round('band', accent)}${paper}${fall('top', lit(accent, 0.5), accent)}</defs>
    <path d="M66 104 V416 A134 46 0 0 0 334 416 V104 Z" fill="url(#body)"/>
    <path d="M66 396 A134 46 0 0 0 334 396 V416 A134 46 0 0 1 66 416 Z" fill="${dim(colour, 0.4)}" opacity=".4"/>
    <path d="M58 72 V126 A142 46 0 0 0 342 126 V72 Z" fill="url(#band)"/>
    <ellipse cx="200" cy="72" rx="142" ry="46" fill="url(#top)"/>
    <ellipse cx="200" cy="72" rx="112" ry="34" fill="${dim(accent, 0.12)}" opacity=".45"/>
    ${plate('tin', { x: 88, y: 188, width: 224, height: 222 }, 22)}
    ${shine('M80 190 V390', 0.45)}`,

  box: (colour, accent) => `
    <defs>${round('body', colour)}${fall('top', lit(colour, 0.26), colour)}${round('band', accent)}${paper}</defs>
    <path d="M40 176 H360 V432 Q360 456 336 456 H64 Q40 456 40 432 Z" fill="url(#body)"/>
    <path d="M82 86 H318 Q328 86 334 96 L374 164 Q380 184 360 184 H40 Q20 184 26 164 L66 96 Q72 86 82 86 Z" fill="url(#top)"/>
    <path d="M172 86 H228 L238 184 H162 Z" fill="${lit(accent, 0.2)}"/>
    <path d="M40 184 H360 V200 H40 Z" fill="#2c1038" opacity=".12"/>
    ${plate('box', { x: 56, y: 208, width: 288, height: 236 }, 18)}
    <path d="M200 92 C140 20 92 50 128 84 C150 104 190 96 200 92 C260 20 308 50 272 84 C250 104 210 96 200 92Z" fill="url(#band)"/>
    ${shine('M48 222 V416', 0.4)}`,

  sack: (colour, accent) => `
    <defs>${round('body', colour)}${round('band', accent)}${paper}</defs>
    <path d="M128 18 Q200 44 272 18 Q292 20 286 40 Q268 78 262 104 H138 Q132 78 114 40 Q108 20 128 18 Z" fill="url(#body)"/>
    <path d="M140 112 Q40 176 40 340 Q36 462 120 464 Q200 474 280 464 Q364 462 360 340 Q360 176 260 112 Z" fill="url(#body)"/>
    <path d="M46 384 Q200 438 354 384 Q350 462 280 464 Q200 474 120 464 Q50 462 46 384Z" fill="${dim(colour, 0.3)}" opacity=".26"/>
    <rect x="124" y="96" width="152" height="26" rx="13" fill="url(#band)"/>
    <path d="M150 132 Q120 150 108 172 M250 132 Q280 150 292 172" stroke="${dim(colour, 0.35)}" stroke-width="5" stroke-linecap="round" opacity=".35" fill="none"/>
    ${plate('sack', { x: 72, y: 164, width: 256, height: 256 }, 30)}
    ${shine('M62 250 Q52 300 56 390', 0.4)}`,

  pump: (colour, accent) => `
    <defs>${round('body', colour)}${round('band', accent)}${paper}</defs>
    <rect x="186" y="34" width="28" height="84" fill="${dim(accent, 0.15)}"/>
    <path d="M108 30 Q108 14 128 14 H236 Q252 14 252 30 V44 Q252 54 240 54 H176 Q160 44 134 46 L122 60 H108 Z" fill="url(#band)"/>
    <rect x="150" y="104" width="100" height="40" rx="10" fill="url(#band)"/>
    <path d="M140 140 H260 Q304 160 304 206 V430 Q304 466 268 466 H132 Q96 466 96 430 V206 Q96 160 140 140 Z" fill="url(#body)"/>
    ${plate('pump', { x: 108, y: 206, width: 184, height: 226 }, 20)}
    ${shine('M116 200 V430', 0.45)}`,

  dropper: (colour, accent) => `
    <defs>${round('body', colour)}${round('band', accent)}${paper}</defs>
    <path d="M178 70 Q172 14 200 14 Q228 14 222 70 Z" fill="${dim(accent, 0.25)}"/>
    <rect x="150" y="66" width="100" height="76" rx="12" fill="url(#band)"/>
    <g stroke="${dim(accent, 0.3)}" stroke-width="4" opacity=".5"><path d="M170 74V136M190 74V136M210 74V136M230 74V136"/></g>
    <path d="M160 140 H240 V162 Q304 176 304 232 V430 Q304 466 268 466 H132 Q96 466 96 430 V232 Q96 176 160 162 Z" fill="url(#body)"/>
    ${plate('dropper', { x: 104, y: 230, width: 192, height: 202 }, 6)}
    ${shine('M118 220 V440', 0.5)}`,

  bar: (colour, accent) => `
    <defs>${round('body', colour)}${fall('top', lit(colour, 0.3), colour)}${round('band', accent)}${paper}</defs>
    <path d="M30 170 Q30 136 66 132 H334 Q370 136 370 170 V340 Q370 392 320 394 H80 Q30 392 30 340 Z" fill="url(#body)"/>
    <path d="M44 172 Q44 144 74 142 H326 Q356 144 356 172 Q356 190 326 192 H74 Q44 190 44 172 Z" fill="url(#top)" opacity=".8"/>
    <path d="M110 130 H290 V396 H110 Z" fill="url(#band)"/>
    ${plate('bar', { x: 118, y: 148, width: 164, height: 234 }, 12)}
    ${shine('M52 210 V350', 0.4)}`,

  carton: (colour, accent) => `
    <defs>${fall('body', lit(colour, 0.16), colour)}${fall('side', dim(colour, 0.16), dim(colour, 0.34))}${fall('top', lit(colour, 0.45), lit(colour, 0.2))}${round('band', accent)}${paper}</defs>
    <path d="M334 44 L376 20 V436 L334 464 Z" fill="url(#side)"/>
    <path d="M38 44 L84 20 H376 L334 44 Z" fill="url(#top)"/>
    <path d="M38 44 H334 V464 H38 Z" fill="url(#body)"/>
    <rect x="50" y="56" width="272" height="108" rx="10" fill="url(#paper)"/>
    <ellipse cx="186" cy="300" rx="128" ry="116" fill="${lit(colour, 0.55)}" opacity=".75"/>
    <path d="M38 422 H334 V458 H38 Z" fill="url(#band)"/>
    <path d="M334 422 L376 396 V432 L334 458 Z" fill="${dim(accent, 0.3)}"/>`,
};

export function vesselSvg(
  shape: VesselShape,
  colour: string,
  accent: string,
  label: Label,
  height: number,
): string {
  const width = (height * 400) / 480;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 480" width="${width}" height="${height}">${drawings[shape](colour, accent)}${labelText(label, places[shape], accent)}</svg>`;
}
