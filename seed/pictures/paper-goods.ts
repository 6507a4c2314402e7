import { fitted } from './letters.ts';
import { dim, fall, ink, inkOn, lit, paper, round, shine } from './light.ts';
import type { Drawing } from './drawing.ts';

const pale = '#fff6e2';

/** Cover ornaments in the style of village prints; covers alternate. */
const ornaments: readonly ((colour: string) => string)[] = [
  (c) =>
    `<g fill="none" stroke="${c}" stroke-width="5" opacity=".75"><circle cx="212" cy="318" r="62"/><circle cx="212" cy="318" r="78"/></g>`,
  (c) =>
    `<g fill="none" stroke="${c}" stroke-width="6" opacity=".7">${[0, 1, 2, 3].map((i) => `<path d="M96 ${262 + i * 34} q29 -26 58 0 t58 0 t58 0 t58 0"/>`).join('')}</g>`,
  (c) =>
    `<g fill="${c}" opacity=".6">${Array.from({ length: 20 }, (_, i) => `<circle cx="${112 + (i % 5) * 50}" cy="${250 + Math.floor(i / 5) * 44}" r="8"/>`).join('')}</g>`,
  (c) =>
    `<g fill="none" stroke="${c}" stroke-width="5" opacity=".7"><path d="M100 236 H324 V400 H100 Z"/><path d="M112 248 H312 V388 H112 Z"/></g>`,
  (c) =>
    `<g fill="none" stroke="${c}" stroke-width="5" opacity=".65">${[0, 1, 2, 3, 4].map((i) => `<path d="M212 400 Q${132 + i * 40} 330 ${112 + i * 50} 250"/>`).join('')}</g>`,
];

const cover = (accent: string, turn: number) =>
  (ornaments[turn % ornaments.length] ?? (() => ''))(lit(accent, 0.35));

export const paperGoods = {
  book: {
    emblem: { x: 212, y: 320, size: 128 },
    draw: ({ colour, accent, title, turn }) => `
    <defs>${fall('body', lit(colour, 0.14), dim(colour, 0.12))}${round('spine', dim(colour, 0.18))}${paper}</defs>
    <path d="M78 30 H346 Q358 30 358 42 V440 Q358 452 346 452 H78 Z" fill="${dim(colour, 0.4)}"/>
    <path d="M84 36 H350 V444 H84 Z" fill="#fdf3df"/>
    <g stroke="#d9c6a0" stroke-width="1.5">${[0, 1, 2, 3, 4].map((i) => `<path d="M${340 + i * 3} 40 V442"/>`).join('')}</g>
    <path d="M60 26 H330 Q340 26 340 36 V448 Q340 458 330 458 H60 Q44 458 44 442 V42 Q44 26 60 26 Z" fill="url(#body)"/>
    <path d="M60 26 H84 V458 H60 Q44 458 44 442 V42 Q44 26 60 26 Z" fill="url(#spine)"/>
    <rect x="100" y="48" width="224" height="4" rx="2" fill="${lit(accent, 0.2)}"/>
    <rect x="100" y="420" width="224" height="4" rx="2" fill="${lit(accent, 0.2)}"/>
    ${cover(accent, turn)}
    <circle cx="212" cy="320" r="70" fill="${lit(colour, 0.75)}" opacity=".92"/>
    ${fitted(title, { x: 100, y: 64, width: 224, height: 158 }, { weight: 800, colour: pale, largest: 42 })}
    ${fitted('Chợ Làng', { x: 150, y: 428, width: 124, height: 22 }, { weight: 700, colour: pale, largest: 14 })}
    ${shine('M100 90 V 400', 0.14)}`,
  },

  bookset: {
    emblem: undefined,
    draw: ({ colour, accent, title }) => {
      const spines = [colour, accent, lit(colour, 0.4), dim(accent, 0.25), lit(accent, 0.35)];
      return `
    <defs>${spines.map((hex, i) => round(`s${i}`, hex)).join('')}${fall('case', lit(colour, 0.1), dim(colour, 0.3))}${paper}</defs>
    ${spines.map((hex, i) => `<path d="M${62 + i * 56} ${60 + (i % 2) * 10} Q${90 + i * 56} ${48 + (i % 2) * 10} ${118 + i * 56} ${60 + (i % 2) * 10} V300 H${62 + i * 56} Z" fill="url(#s${i})"/><rect x="${66 + i * 56}" y="${92 + (i % 2) * 10}" width="48" height="6" fill="${lit(hex, 0.6)}" opacity=".8"/><rect x="${66 + i * 56}" y="${106 + (i % 2) * 10}" width="48" height="3" fill="${lit(hex, 0.6)}" opacity=".8"/>`).join('')}
    <path d="M44 236 L60 220 H344 L360 236 V440 Q360 452 348 452 H56 Q44 452 44 440 Z" fill="url(#case)"/>
    <rect x="72" y="262" width="256" height="158" rx="14" fill="url(#paper)"/>
    ${fitted(title, { x: 84, y: 272, width: 232, height: 138 }, { weight: 800, colour: ink, largest: 40 })}`;
    },
  },

  notebook: {
    emblem: { x: 216, y: 356, size: 92 },
    draw: ({ colour, accent, title }) => `
    <defs>${fall('body', lit(colour, 0.16), dim(colour, 0.14))}${round('band', accent)}${paper}</defs>
    <path d="M72 36 H352 V448 H72 Z" fill="#fdf3df"/>
    <path d="M60 30 H332 Q346 30 346 44 V442 Q346 456 332 456 H60 Z" fill="url(#body)"/>
    ${Array.from({ length: 11 }, (_, i) => `<path d="M78 ${58 + i * 37} H50 q-14 0 -14 10 t14 10 H70" fill="none" stroke="#8d8791" stroke-width="7" stroke-linecap="round"/><circle cx="80" cy="${58 + i * 37}" r="6" fill="${dim(colour, 0.5)}"/>`).join('')}
    <rect x="300" y="30" width="20" height="426" fill="url(#band)" opacity=".9"/>
    <rect x="108" y="92" width="178" height="172" rx="16" fill="url(#paper)"/>
    ${fitted(title, { x: 118, y: 100, width: 158, height: 156 }, { weight: 800, colour: ink, largest: 34 })}`,
  },

  calendar: {
    emblem: { x: 200, y: 262, size: 120 },
    draw: ({ colour, accent, title }) => `
    <defs>${fall('body', '#fffaf0', '#f3e6cc')}${fall('foot', lit(colour, 0.1), dim(colour, 0.3))}${round('band', accent)}</defs>
    <path d="M36 420 L70 452 H330 L364 420 Z" fill="url(#foot)"/>
    <rect x="40" y="54" width="320" height="372" rx="12" fill="url(#body)"/>
    <path d="M40 66 Q40 54 52 54 H348 Q360 54 360 66 V172 H40 Z" fill="${colour}"/>
    ${Array.from({ length: 9 }, (_, i) => `<rect x="${64 + i * 32}" y="34" width="10" height="40" rx="5" fill="#8d8791"/>`).join('')}
    ${fitted(title, { x: 56, y: 80, width: 288, height: 84 }, { weight: 800, colour: pale, largest: 34 })}
    <g fill="${dim(accent, 0.2)}" opacity=".75">${Array.from({ length: 21 }, (_, i) => `<rect x="${64 + (i % 7) * 40}" y="${338 + Math.floor(i / 7) * 26}" width="28" height="14" rx="4"/>`).join('')}</g>`,
  },

  tag: {
    emblem: undefined,
    draw: ({ title, accent }) => `
    <defs>${paper}${round('band', accent)}</defs>
    <path d="M200 96 Q236 36 300 10" fill="none" stroke="#b08a5a" stroke-width="7" stroke-linecap="round"/>
    <path d="M124 60 H276 L372 132 V440 Q372 456 356 456 H44 Q28 456 28 440 V132 Z" fill="url(#paper)"/>
    <path d="M28 396 H372 V440 Q372 456 356 456 H44 Q28 456 28 440 Z" fill="url(#band)"/>
    <circle cx="200" cy="100" r="20" fill="#d8b98a"/><circle cx="200" cy="100" r="11" fill="#6b4a2b"/>
    ${fitted(title, { x: 48, y: 148, width: 304, height: 226 }, { weight: 800, colour: ink, largest: 64 })}
    ${fitted('Chợ Làng', { x: 100, y: 402, width: 200, height: 48 }, { weight: 700, colour: inkOn(accent), largest: 30 })}`,
  },
} satisfies Record<string, Drawing>;
