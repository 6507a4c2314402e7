/** Packaging and crafts no emoji has, drawn in the same soft plastic light. */
export const vesselShapes = ['pouch', 'bottle', 'jar', 'tin', 'box', 'sack', 'cloth', 'hat'] as const;
export type VesselShape = (typeof vesselShapes)[number];

const width = 400;
const height = 480;

const parse = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function mix(hex: string, other: string, share: number): string {
  const to = parse(other);
  const channels = parse(hex).map((value, i) => Math.round(value + ((to[i] ?? 0) - value) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
const lit = (hex: string, share: number): string => mix(hex, '#fff6e6', share);
// Shadows lean to violet, as they do in the renders these stand beside.
const dim = (hex: string, share: number): string => mix(hex, '#2c1038', share);

/** Left to right over something round. */
function round(id: string, hex: string): string {
  const stops = [
    [0, dim(hex, 0.16)],
    [14, lit(hex, 0.16)],
    [34, lit(hex, 0.27)],
    [62, hex],
    [88, dim(hex, 0.24)],
    [100, dim(hex, 0.12)],
  ] as const;
  const inner = stops.map(([at, colour]) => `<stop offset="${at}%" stop-color="${colour}"/>`).join('');
  return `<linearGradient id="${id}" x1="0" x2="1" y1="0" y2="0.06">${inner}</linearGradient>`;
}

function fall(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" x1="0.2" x2="0.7" y1="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

/** A glint, wide and faint under narrow and bright: a blur filter would cost ten times as much. */
const shine = (path: string, opacity = 0.5): string =>
  [22, 14, 7]
    .map(
      (wide) =>
        `<path d="${path}" fill="none" stroke="#fff" stroke-width="${wide}" stroke-linecap="round" opacity="${opacity / 3}"/>`,
    )
    .join('');

const paper = round('paper', '#fff3dc');

/** Where the emblem sits on the label; cloth and hats carry none. */
export const emblemSpots: Partial<Record<VesselShape, { x: number; y: number; size: number }>> = {
  pouch: { x: 200, y: 234, size: 124 },
  bottle: { x: 200, y: 306, size: 98 },
  jar: { x: 200, y: 294, size: 124 },
  tin: { x: 200, y: 300, size: 120 },
  box: { x: 200, y: 316, size: 116 },
  sack: { x: 200, y: 300, size: 128 },
};

type Drawing = (colour: string, accent: string) => string;

const drawings: Record<VesselShape, Drawing> = {
  pouch: (colour, accent) => `
    <defs>${round('body', colour)}${round('seal', dim(colour, 0.1))}${round('band', accent)}${paper}</defs>
    <path d="M74 62 Q78 250 56 424 Q56 462 96 464 Q200 476 304 464 Q344 462 344 424 Q322 250 326 62 Z" fill="url(#body)"/>
    <path d="M58 410 Q200 378 342 410 L344 424 Q344 462 304 464 Q200 476 96 464 Q56 462 56 424 Z" fill="${dim(colour, 0.3)}" opacity=".38"/>
    <path d="M72 28 Q72 16 84 16 H316 Q328 16 328 28 L326 82 H74 Z" fill="url(#seal)"/>
    <path d="M74 82 H326 L326 96 Q200 100 74 96 Z" fill="url(#band)"/>
    <g stroke="${dim(colour, 0.35)}" stroke-width="2" opacity=".35"><path d="M76 34H324M76 48H324M76 62H324"/></g>
    <rect x="112" y="150" width="176" height="206" rx="30" fill="url(#paper)"/>
    <rect x="112" y="318" width="176" height="38" rx="19" fill="url(#band)"/>
    ${shine('M96 120 Q92 270 82 400', 0.42)}`,

  bottle: (colour, accent) => `
    <defs>${round('body', colour)}${round('cap', accent)}${paper}${fall('glow', lit(colour, 0.5), colour)}</defs>
    <path d="M164 70 H236 V128 Q238 150 268 176 Q292 198 292 236 V428 Q292 466 254 466 H146 Q108 466 108 428 V236 Q108 198 132 176 Q162 150 164 128 Z" fill="url(#body)"/>
    <path d="M126 412 H274 V428 Q274 450 252 450 H148 Q126 450 126 428 Z" fill="url(#glow)" opacity=".5"/>
    <rect x="154" y="14" width="92" height="66" rx="16" fill="url(#cap)"/>
    <rect x="158" y="76" width="84" height="16" rx="8" fill="${dim(accent, 0.22)}"/>
    <rect x="108" y="244" width="184" height="146" fill="url(#paper)"/>
    <rect x="108" y="368" width="184" height="22" fill="url(#cap)"/>
    ${shine('M136 214 Q126 230 126 250 V 430', 0.5)}${shine('M178 100 V132', 0.6)}`,

  jar: (colour, accent) => `
    <defs>${round('body', colour)}${round('lid', accent)}${paper}${fall('glow', lit(colour, 0.55), colour)}</defs>
    <path d="M92 116 Q64 140 62 186 V398 Q62 458 122 458 H278 Q338 458 338 398 V186 Q336 140 308 116 Z" fill="url(#body)"/>
    <path d="M92 116 Q70 136 66 168 Q200 192 334 168 Q330 136 308 116 Z" fill="#fffaf0" opacity=".42"/>
    <path d="M82 400 Q82 440 124 440 H276 Q318 440 318 400 Z" fill="url(#glow)" opacity=".45"/>
    <rect x="74" y="28" width="252" height="92" rx="26" fill="url(#lid)"/>
    <rect x="74" y="92" width="252" height="14" fill="${dim(accent, 0.3)}" opacity=".5"/>
    <rect x="106" y="206" width="188" height="176" rx="26" fill="url(#paper)"/>
    ${shine('M88 190 V400', 0.55)}${shine('M100 50 H180', 0.45)}`,

  tin: (colour, accent) => `
    <defs>${round('body', colour)}${round('lid', accent)}${paper}${fall('top', lit(accent, 0.5), accent)}</defs>
    <path d="M66 104 V416 A134 46 0 0 0 334 416 V104 Z" fill="url(#body)"/>
    <path d="M66 392 A134 46 0 0 0 334 392 V416 A134 46 0 0 1 66 416 Z" fill="${dim(colour, 0.4)}" opacity=".4"/>
    <path d="M58 72 V126 A142 46 0 0 0 342 126 V72 Z" fill="url(#lid)"/>
    <ellipse cx="200" cy="72" rx="142" ry="46" fill="url(#top)"/>
    <ellipse cx="200" cy="72" rx="112" ry="34" fill="${dim(accent, 0.12)}" opacity=".45"/>
    <ellipse cx="200" cy="300" rx="98" ry="98" fill="url(#paper)"/>
    ${shine('M92 190 V380', 0.45)}`,

  box: (colour, accent) => `
    <defs>${round('body', colour)}${fall('top', lit(colour, 0.26), colour)}${round('band', accent)}${paper}</defs>
    <path d="M40 176 H360 V432 Q360 456 336 456 H64 Q40 456 40 432 Z" fill="url(#body)"/>
    <path d="M82 86 H318 Q328 86 334 96 L374 164 Q380 184 360 184 H40 Q20 184 26 164 L66 96 Q72 86 82 86 Z" fill="url(#top)"/>
    <path d="M172 86 H228 L238 184 H162 Z" fill="${lit(accent, 0.2)}"/>
    <rect x="162" y="184" width="76" height="272" fill="url(#band)"/>
    <path d="M40 184 H360 V200 H40 Z" fill="#2c1038" opacity=".12"/>
    <circle cx="200" cy="316" r="92" fill="url(#paper)"/>
    
    <path d="M200 92 C140 20 92 50 128 84 C150 104 190 96 200 92 C260 20 308 50 272 84 C250 104 210 96 200 92Z" fill="url(#band)"/>
    ${shine('M66 222 V416', 0.4)}`,

  sack: (colour, accent) => `
    <defs>${round('body', colour)}${round('tie', accent)}${paper}</defs>
    <path d="M128 18 Q200 44 272 18 Q292 20 286 40 Q268 78 262 104 H138 Q132 78 114 40 Q108 20 128 18 Z" fill="url(#body)"/>
    <path d="M140 112 Q40 176 40 340 Q36 462 120 464 Q200 474 280 464 Q364 462 360 340 Q360 176 260 112 Z" fill="url(#body)"/>
    <path d="M46 384 Q200 438 354 384 Q350 462 280 464 Q200 474 120 464 Q50 462 46 384Z" fill="${dim(colour, 0.3)}" opacity=".26"/>
    <rect x="124" y="96" width="152" height="26" rx="13" fill="url(#tie)"/>
    <path d="M150 132 Q120 160 108 196 M250 132 Q280 160 292 196 M200 130 V158" stroke="${dim(colour, 0.35)}" stroke-width="5" stroke-linecap="round" opacity=".35" fill="none"/>
    <circle cx="200" cy="300" r="98" fill="url(#paper)"/>
    ${shine('M84 230 Q66 290 70 380', 0.45)}`,

  cloth: (colour, accent) => `
    <defs>${round('a', colour)}${round('b', accent)}${round('c', lit(colour, 0.45))}</defs>
    <rect x="28" y="338" width="344" height="96" rx="44" fill="url(#b)"/>
    <path d="M60 386 H340" stroke="${dim(accent, 0.4)}" stroke-width="5" opacity=".35" stroke-linecap="round"/>
    <rect x="40" y="236" width="324" height="104" rx="48" fill="url(#c)"/>
    <path d="M72 288 H330" stroke="${dim(colour, 0.3)}" stroke-width="5" opacity=".3" stroke-linecap="round"/>
    <path d="M84 96 Q200 66 316 96 Q364 106 366 170 Q366 236 312 238 H88 Q34 236 34 170 Q36 106 84 96 Z" fill="url(#a)"/>
    <path d="M238 84 Q250 160 238 238 H286 Q298 160 284 90 Z" fill="url(#b)"/>
    <path d="M62 176 Q200 150 338 176" stroke="${dim(colour, 0.4)}" stroke-width="5" opacity=".3" fill="none" stroke-linecap="round"/>
    ${shine('M84 122 Q150 104 214 108', 0.5)}`,

  hat: (colour, accent) => `
    <defs>${round('cone', colour)}${fall('under', dim(colour, 0.3), dim(colour, 0.5))}</defs>
    <path d="M92 300 Q120 452 200 452 Q280 452 308 300" stroke="${accent}" stroke-width="16" fill="none" stroke-linecap="round"/>
    <ellipse cx="200" cy="296" rx="190" ry="50" fill="url(#under)"/>
    <path d="M200 74 Q210 74 218 86 L388 288 Q396 306 372 314 Q200 356 28 314 Q4 306 12 288 L182 86 Q190 74 200 74 Z" fill="url(#cone)"/>
    <g fill="none" stroke="${dim(colour, 0.4)}" stroke-width="3.5" opacity=".38"><path d="M166 112 Q200 124 234 112"/><path d="M132 154 Q200 176 268 154"/><path d="M98 196 Q200 230 302 196"/><path d="M64 238 Q200 282 336 238"/><path d="M34 276 Q200 328 366 276"/></g>
    <g stroke="${lit(colour, 0.5)}" stroke-width="3" opacity=".5"><path d="M196 90 L120 320M204 90 L280 320M200 90 V332M190 94 L60 306M210 94 L340 306"/></g>
    ${shine('M168 138 L84 254', 0.5)}`,
};

export function vesselSvg(shape: VesselShape, colour: string, accent: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawings[shape](colour, accent)}</svg>`;
}
