import type { Drawing, DrawingStyle } from './drawing.ts';
import { dim, fall, lit } from './light.ts';

const cloth = ({ colour }: DrawingStyle) =>
  `<defs>${fall('cloth', lit(colour, 0.2), dim(colour, 0.12))}${fall('inner', dim(colour, 0.32), dim(colour, 0.18))}</defs>`;
const seam = (colour: string, path: string) =>
  `<path d="${path}" fill="none" stroke="${dim(colour, 0.34)}" stroke-width="3.5" stroke-linecap="round" opacity=".5"/>`;
const fold = (path: string) => `<path d="${path}" fill="#2c1038" opacity=".07"/>`;

/** Neck openings: the line across the chest, and the visible inside of the back. */
const necks = {
  round: { front: 'Q200 128 250 62', back: 'M150 62 Q200 90 250 62 Q200 132 150 62 Z' },
  boat: { front: 'Q200 86 282 58', back: 'M118 58 Q200 76 282 58 Q200 92 118 58 Z' },
  vee: { front: 'L200 150 L250 62', back: 'M150 62 Q200 82 250 62 L200 146 Z' },
} as const;
type Neck = keyof typeof necks;

function shirtBody(looks: DrawingStyle, neck: Neck, sleeve: 'short' | 'long', details = ''): string {
  const { colour, accent } = looks;
  const left = neck === 'boat' ? 118 : 150;
  const top = neck === 'boat' ? 58 : 62;
  const right = 400 - left;
  const sleeves =
    sleeve === 'long'
      ? [
          `M${left} ${top} L92 84 Q60 100 52 150 L20 396 Q18 414 36 418 L66 424 Q80 426 84 410 L118 210 Z`,
          `M${right} ${top} L308 84 Q340 100 348 150 L380 396 Q382 414 364 418 L334 424 Q320 426 316 410 L282 210 Z`,
        ]
      : [
          `M${left} ${top} L96 82 Q70 92 56 122 L14 204 Q8 218 22 226 L76 254 Q88 260 96 248 L122 206 Z`,
          `M${right} ${top} L304 82 Q330 92 344 122 L386 204 Q392 218 378 226 L324 254 Q312 260 304 248 L278 206 Z`,
        ];
  return `${cloth(looks)}
    <path d="${necks[neck].back}" fill="url(#inner)"/>
    ${sleeves.map((path) => `<path d="${path}" fill="url(#cloth)"/>`).join('')}
    <path d="M${left} ${top} ${necks[neck].front} L300 92 Q296 200 302 300 Q306 380 308 440 Q308 456 292 456 H108 Q92 456 92 440 Q94 380 98 300 Q104 200 100 92 Z" fill="url(#cloth)"/>
    ${fold('M112 250 Q150 330 126 452 H108 Q96 440 98 400 Z')}${fold('M288 250 Q250 330 274 452 H292 Q304 440 302 400 Z')}
    <path d="M${left} ${top} ${necks[neck].front}" fill="none" stroke="${dim(accent, 0.1)}" stroke-width="11" stroke-linecap="round"/>
    ${seam(colour, 'M100 436 H300')}${seam(colour, 'M118 206 Q108 140 112 96')}${seam(colour, 'M282 206 Q292 140 288 96')}
    ${details}`;
}

const buttons = (count: number, from: number, step: number) =>
  Array.from(
    { length: count },
    (_, i) => `<circle cx="200" cy="${from + i * step}" r="6" fill="#fff6e2" stroke="#00000033"/>`,
  ).join('');

const stripes = (hex: string) =>
  `<g stroke="${hex}" stroke-width="7" opacity=".45">${Array.from({ length: 9 }, (_, i) => `<path d="M${112 + i * 22} 130 V452"/>`).join('')}</g>`;

const legs = (looks: DrawingStyle, length: number, flare: number) => {
  const { colour, accent } = looks;
  return `${cloth(looks)}
    <path d="M112 36 H288 Q300 36 302 50 L${330 + flare} ${length} Q332 ${length + 14} 316 ${length + 14} H${238 - flare} L206 176 H194 L${162 + flare} ${length + 14} H84 Q68 ${length + 14} ${70 - flare} ${length} L98 50 Q100 36 112 36 Z" fill="url(#cloth)"/>
    <path d="M104 36 H296 V76 H104 Z" fill="${dim(colour, 0.2)}"/>
    <circle cx="200" cy="56" r="9" fill="${accent}"/>
    ${seam(colour, 'M200 76 V172')}${seam(colour, 'M116 84 Q150 118 104 142')}${seam(colour, 'M284 84 Q250 118 296 142')}
    ${seam(colour, `M${78 - flare} ${length - 6} H${166 + flare}`)}${seam(colour, `M${234 - flare} ${length - 6} H${322 + flare}`)}
    ${fold(`M140 180 Q160 300 130 ${length} H110 Q130 300 122 180 Z`)}${fold(`M260 180 Q240 300 270 ${length} H290 Q270 300 278 180 Z`)}`;
};

const flowers = (hex: string, top: number) =>
  `<g fill="${hex}" opacity=".85">${Array.from({ length: 16 }, (_, i) => {
    const x = 118 + ((i * 67) % 170);
    const y = top + ((i * 53) % (430 - top));
    return `<g transform="translate(${x} ${y})">${[0, 72, 144, 216, 288].map((turn) => `<ellipse cx="0" cy="-8" rx="4.5" ry="8" transform="rotate(${turn})"/>`).join('')}<circle r="4" fill="#fff6e2"/></g>`;
  }).join('')}</g>`;

const dress = (looks: DrawingStyle, kind: 'straight' | 'flared' | 'pinafore') => {
  const { accent } = looks;
  const hem = kind === 'straight' ? 60 : 150;
  const neck = kind === 'pinafore' ? 'M140 40 V120 Q200 150 260 120 V40' : 'M140 44 Q200 120 260 44';
  return `${cloth(looks)}
    ${kind === 'pinafore' ? '' : `<path d="M140 44 Q200 74 260 44 Q200 116 140 44 Z" fill="url(#inner)"/>`}
    <path d="M120 40 ${neck.replace(/^M140 4\d/, 'L140 44')} L280 40 Q284 130 264 200 Q${300 + hem / 4} 320 ${260 + hem / 2 + 24} 446 Q200 474 ${140 - hem / 2 - 24} 446 Q${100 - hem / 4} 320 136 200 Q116 130 120 40 Z" fill="url(#cloth)"/>
    <path d="M136 192 Q200 208 264 192 V214 Q200 230 136 214 Z" fill="${accent}"/>
    ${fold('M160 230 Q140 340 120 452 L150 460 Q160 340 172 230 Z')}${fold('M240 230 Q260 340 280 452 L250 460 Q240 340 228 230 Z')}`;
};

export const garments = {
  'tee-round': { emblem: undefined, draw: (looks) => shirtBody(looks, 'round', 'short') },
  'tee-print': {
    emblem: { x: 200, y: 250, size: 130 },
    draw: (looks) => shirtBody(looks, 'round', 'short'),
  },
  'tee-boat': { emblem: undefined, draw: (looks) => shirtBody(looks, 'boat', 'short') },
  'tee-long': { emblem: undefined, draw: (looks) => shirtBody(looks, 'round', 'long') },
  'tee-sport': {
    emblem: undefined,
    draw: (looks) =>
      shirtBody(
        looks,
        'vee',
        'short',
        `<path d="M100 250 L300 190 V236 L100 300 Z" fill="${looks.accent}" opacity=".85"/>`,
      ),
  },
  polo: {
    emblem: undefined,
    draw: (looks) =>
      shirtBody(
        looks,
        'vee',
        'short',
        `<path d="M142 54 L200 150 L164 140 L128 84 Z M258 54 L200 150 L236 140 L272 84 Z" fill="${dim(looks.accent, 0.05)}"/><path d="M190 150 H210 V214 H190 Z" fill="${dim(looks.colour, 0.16)}"/>${buttons(2, 172, 26)}`,
      ),
  },
  shirt: {
    emblem: undefined,
    draw: (looks) =>
      shirtBody(
        looks,
        'vee',
        'long',
        `<path d="M140 54 L200 140 L158 138 L124 84 Z M260 54 L200 140 L242 138 L276 84 Z" fill="${lit(looks.colour, 0.35)}"/>${seam(looks.colour, 'M188 146 V450')}${buttons(6, 170, 48)}<path d="M226 196 H278 V250 Q252 264 226 250 Z" fill="${dim(looks.colour, 0.08)}"/>`,
      ),
  },
  'shirt-striped': {
    emblem: undefined,
    draw: (looks) =>
      shirtBody(
        looks,
        'vee',
        'long',
        `${stripes(looks.accent)}<path d="M140 54 L200 140 L158 138 L124 84 Z M260 54 L200 140 L242 138 L276 84 Z" fill="${lit(looks.colour, 0.35)}"/>${buttons(6, 170, 48)}`,
      ),
  },
  'ba-ba': {
    emblem: undefined,
    draw: (looks) =>
      shirtBody(
        looks,
        'round',
        'long',
        `${seam(looks.colour, 'M200 112 V452')}${buttons(5, 140, 54)}<path d="M116 352 H184 V420 H116 Z M216 352 H284 V420 H216 Z" fill="${dim(looks.colour, 0.1)}"/>`,
      ),
  },
  blouse: {
    emblem: undefined,
    draw: (looks) => shirtBody(looks, 'vee', 'short', flowers(lit(looks.accent, 0.3), 190)),
  },
  trousers: { emblem: undefined, draw: (looks) => legs(looks, 436, 0) },
  'wide-trousers': { emblem: undefined, draw: (looks) => legs(looks, 436, 26) },
  shorts: { emblem: undefined, draw: (looks) => legs(looks, 300, 16) },
  'shorts-leaf': {
    emblem: undefined,
    draw: (looks) =>
      legs(looks, 300, 16) +
      `<g fill="${lit(looks.accent, 0.2)}" opacity=".7">${[0, 1, 2, 3, 4, 5].map((i) => `<path d="M${112 + (i % 3) * 74} ${200 + Math.floor(i / 3) * 70} q20 -34 44 -22 q-6 30 -44 22 q-28 4 -30 -24 q26 -10 30 24z"/>`).join('')}</g>`,
  },
  'dress-straight': { emblem: undefined, draw: (looks) => dress(looks, 'straight') },
  'dress-flared': { emblem: undefined, draw: (looks) => dress(looks, 'flared') },
  'dress-floral': {
    emblem: undefined,
    draw: (looks) => dress(looks, 'flared') + flowers(lit(looks.accent, 0.4), 240),
  },
  pinafore: {
    emblem: undefined,
    draw: (looks) =>
      dress(looks, 'pinafore') +
      `<path d="M160 270 H240 V340 Q200 356 160 340 Z" fill="${dim(looks.colour, 0.14)}"/>`,
  },
  skirt: {
    emblem: undefined,
    draw: (looks) => `${cloth(looks)}<path d="M118 60 H282 L344 430 Q200 470 56 430 Z" fill="url(#cloth)"/>
      <path d="M116 50 H284 V84 H116 Z" fill="${dim(looks.colour, 0.25)}"/>
      ${[0, 1, 2].map((i) => `<path d="M${86 - i * 8} ${236 + i * 60} Q200 ${260 + i * 62} ${314 + i * 8} ${236 + i * 60} V${258 + i * 60} Q200 ${284 + i * 62} ${84 - i * 8} ${258 + i * 60} Z" fill="${i % 2 ? lit(looks.accent, 0.35) : looks.accent}"/>`).join('')}
      ${fold('M150 90 L120 440 L150 448 L168 90 Z')}${fold('M250 90 L280 440 L250 448 L232 90 Z')}`,
  },
} satisfies Record<string, Drawing>;
