import type { Drawing, DrawingStyle } from './drawing.ts';
import { fitted } from './letters.ts';
import { dim, fall, ink, inkOn, lit, paper, round, shine } from './light.ts';

const defs = ({ colour, accent }: DrawingStyle, more = '') =>
  `<defs>${round('body', colour)}${round('band', accent)}${paper}${fall('inner', dim(colour, 0.42), dim(colour, 0.2))}${more}</defs>`;

/** A bowl seen slightly from above; `y` is its rim. */
const bowl = (y: number, motif: string) => `
  <path d="M44 ${y} Q52 ${y + 130} 140 ${y + 150} H260 Q348 ${y + 130} 356 ${y} Z" fill="url(#body)"/>
  <path d="M146 ${y + 146} H254 L262 ${y + 166} Q200 ${y + 176} 138 ${y + 166} Z" fill="url(#body)"/>
  <path d="M54 ${y + 40} Q200 ${y + 92} 346 ${y + 40} L340 ${y + 58} Q200 ${y + 112} 60 ${y + 58} Z" fill="url(#band)" opacity=".85"/>
  ${motif}
  <ellipse cx="200" cy="${y}" rx="156" ry="40" fill="url(#inner)"/>
  <ellipse cx="200" cy="${y}" rx="156" ry="40" fill="none" stroke="url(#band)" stroke-width="8"/>
  ${shine(`M84 ${y + 60} Q100 ${y + 108} 142 ${y + 128}`, 0.4)}`;

/** Next bowl of a stack, in front of the one that sits in it. */
const nested = (y: number) => `
  <path d="M44 ${y} Q200 ${y + 62} 356 ${y} Q348 ${y + 130} 260 ${y + 150} H140 Q52 ${y + 130} 44 ${y} Z" fill="url(#body)"/>
  <path d="M146 ${y + 146} H254 L262 ${y + 166} Q200 ${y + 176} 138 ${y + 166} Z" fill="url(#body)"/>
  <path d="M44 ${y} Q200 ${y + 62} 356 ${y}" fill="none" stroke="url(#band)" stroke-width="8"/>`;

const lotus = (x: number, y: number, hex: string) =>
  `<g fill="${hex}" transform="translate(${x} ${y})">${[-50, -25, 0, 25, 50].map((turn) => `<ellipse cx="0" cy="-16" rx="7" ry="17" transform="rotate(${turn})"/>`).join('')}</g>`;

export const wares = {
  bowls: {
    emblem: undefined,
    draw: (looks) => `${defs(looks)}
      ${bowl(96, '')}
      ${[136, 176, 216, 256].map((y) => nested(y)).join('')}
      ${lotus(130, 350, looks.accent)}${lotus(200, 366, looks.accent)}${lotus(270, 350, looks.accent)}`,
  },
  bowl: {
    emblem: undefined,
    draw: (looks) =>
      `${defs(looks)}${bowl(170, lotus(130, 262, looks.accent) + lotus(200, 276, looks.accent) + lotus(270, 262, looks.accent))}`,
  },
  chopsticks: {
    emblem: undefined,
    draw: (looks) => `${defs(looks)}
      ${Array.from({ length: 10 }, (_, i) => `<path d="M${112 + i * 18} 14 H${126 + i * 18} L${(122 + i * 17).toFixed(0)} 466 H${(116 + i * 17).toFixed(0)} Z" fill="${i % 2 ? looks.colour : lit(looks.colour, 0.16)}"/>`).join('')}
      <rect x="84" y="176" width="232" height="150" rx="10" fill="url(#paper)"/>
      <rect x="84" y="304" width="232" height="22" fill="url(#band)"/>
      ${fitted(looks.title, { x: 94, y: 182, width: 212, height: 118 }, { weight: 800, colour: ink, largest: 36 })}`,
  },
  pot: {
    emblem: undefined,
    draw: (looks) => `${defs(looks)}
      <path d="M24 236 Q10 236 10 256 V276 Q10 296 30 296 H62 V268 H40 V262 H62 V236 Z M376 236 Q390 236 390 256 V276 Q390 296 370 296 H338 V268 H360 V262 H338 V236 Z" fill="${looks.accent}"/>
      <path d="M52 190 H348 V356 Q348 430 274 430 H126 Q52 430 52 356 Z" fill="url(#body)"/>
      <path d="M44 176 Q200 206 356 176 V206 Q200 236 44 206 Z" fill="${dim(looks.colour, 0.25)}"/>
      <path d="M44 178 Q60 104 200 100 Q340 104 356 178 Q200 208 44 178 Z" fill="url(#body)"/>
      <path d="M168 104 V84 Q168 60 200 60 Q232 60 232 84 V104 Z" fill="${looks.accent}"/>
      ${shine('M80 240 V350 Q84 390 110 404', 0.42)}${shine('M90 160 Q130 126 180 122', 0.4)}`,
  },
  claypot: {
    emblem: undefined,
    draw: (looks) => `${defs(looks)}
      <path d="M60 206 Q30 300 96 392 Q130 430 200 430 Q270 430 304 392 Q370 300 340 206 Z" fill="url(#body)"/>
      <path d="M46 190 Q200 220 354 190 V214 Q200 244 46 214 Z" fill="${dim(looks.colour, 0.3)}"/>
      <path d="M52 192 Q76 116 200 112 Q324 116 348 192 Q200 220 52 192 Z" fill="url(#body)"/>
      <path d="M174 116 Q168 78 200 76 Q232 78 226 116 Z" fill="${dim(looks.colour, 0.12)}"/>
      <g fill="none" stroke="${dim(looks.colour, 0.4)}" stroke-width="4" opacity=".4"><path d="M56 270 Q200 304 344 270"/><path d="M60 290 Q200 324 340 290"/></g>
      ${shine('M78 240 Q68 310 100 366', 0.34)}`,
  },
  pan: {
    emblem: undefined,
    draw: (looks) => `${defs(looks, fall('floor', lit(looks.colour, 0.1), dim(looks.colour, 0.3)))}
      <path d="M292 292 L388 408 Q398 426 384 440 Q368 452 352 438 L262 324 Z" fill="url(#band)"/>
      <ellipse cx="178" cy="208" rx="170" ry="158" fill="${dim(looks.colour, 0.3)}"/>
      <ellipse cx="178" cy="198" rx="170" ry="158" fill="url(#body)"/>
      <ellipse cx="178" cy="202" rx="140" ry="128" fill="url(#floor)"/>
      <ellipse cx="178" cy="202" rx="140" ry="128" fill="none" stroke="${lit(looks.colour, 0.3)}" stroke-width="4" opacity=".6"/>
      ${shine('M70 150 Q100 94 170 84', 0.42)}`,
  },
  board: {
    emblem: undefined,
    draw: (looks) => `${defs(looks, fall('wood', lit(looks.colour, 0.18), dim(looks.colour, 0.16)))}
      <path d="M52 60 H348 Q372 60 372 84 V420 Q372 444 348 444 H52 Q28 444 28 420 V84 Q28 60 52 60 Z" fill="${dim(looks.colour, 0.34)}"/>
      <path d="M52 46 H348 Q372 46 372 70 V404 Q372 428 348 428 H52 Q28 428 28 404 V70 Q28 46 52 46 Z" fill="url(#wood)"/>
      <g fill="none" stroke="${dim(looks.colour, 0.3)}" stroke-width="4" opacity=".4"><path d="M60 60 Q110 220 60 420"/><path d="M120 50 Q180 220 124 424"/><path d="M190 50 Q250 210 200 424"/><path d="M270 50 Q320 220 276 424"/><ellipse cx="300" cy="240" rx="24" ry="40"/><ellipse cx="300" cy="240" rx="10" ry="20"/></g>
      <circle cx="200" cy="88" r="18" fill="${dim(looks.colour, 0.5)}"/>`,
  },
  'round-board': {
    emblem: undefined,
    draw: (looks) => `${defs(looks, fall('wood', lit(looks.colour, 0.18), dim(looks.colour, 0.16)))}
      <ellipse cx="200" cy="286" rx="184" ry="150" fill="${dim(looks.colour, 0.36)}"/><ellipse cx="200" cy="252" rx="184" ry="150" fill="url(#wood)"/>
      <g fill="none" stroke="${dim(looks.colour, 0.3)}" stroke-width="4" opacity=".42">${[30, 62, 96, 130].map((r) => `<ellipse cx="192" cy="248" rx="${r}" ry="${r * 0.8}"/>`).join('')}<path d="M200 252 L340 200"/></g>`,
  },
  frame: {
    emblem: { x: 200, y: 240, size: 170 },
    draw: (looks) => `${defs(looks, fall('wood', lit(looks.colour, 0.2), dim(looks.colour, 0.25)))}
      <rect x="24" y="44" width="352" height="392" rx="10" fill="url(#wood)"/>
      <rect x="44" y="64" width="312" height="352" rx="4" fill="${dim(looks.colour, 0.45)}"/>
      <rect x="52" y="72" width="296" height="336" rx="3" fill="#fdf6e6"/>
      <rect x="78" y="98" width="244" height="284" fill="${looks.accent}"/>
      <g fill="none" stroke="${dim(looks.accent, 0.4)}" stroke-width="3" opacity=".6"><rect x="86" y="106" width="228" height="268"/><path d="M96 350 q26 -22 52 0 t52 0 t52 0 t52 0"/></g>
      ${shine('M38 70 V400', 0.2)}`,
  },
  helmet: {
    emblem: undefined,
    draw: (looks) => `${defs(looks)}
      <path d="M70 300 Q86 410 176 436 M330 300 Q312 410 224 436" fill="none" stroke="#3a3f4a" stroke-width="13"/>
      <rect x="170" y="424" width="60" height="26" rx="9" fill="#2b2f38"/>
      <path d="M24 300 Q20 76 200 70 Q380 76 376 300 Q200 334 24 300 Z" fill="url(#body)"/>
      <path d="M24 296 Q200 332 376 296 V318 Q200 352 24 318 Z" fill="${dim(looks.colour, 0.4)}"/>
      <path d="M40 222 Q200 262 360 222 L364 244 Q200 286 36 244 Z" fill="url(#band)"/>
      ${lotus(200, 210, looks.accent)}
      ${shine('M64 220 Q80 124 166 102', 0.5)}`,
  },
  'visor-helmet': {
    emblem: undefined,
    draw: (looks) => `${defs(looks, fall('glass', '#e6f2f7', '#8fb6c8'))}
      <path d="M26 330 Q14 66 200 56 Q386 66 374 330 Q372 396 330 412 H296 L284 330 Q200 356 116 330 L104 412 H70 Q28 396 26 330 Z" fill="url(#body)"/>
      <path d="M58 208 Q200 166 342 208 Q352 262 340 316 Q200 352 60 316 Q48 262 58 208 Z" fill="url(#glass)"/>
      <path d="M58 208 Q200 166 342 208 L344 222 Q200 182 56 222 Z" fill="${looks.accent}"/>
      <circle cx="52" cy="214" r="16" fill="${looks.accent}"/><circle cx="348" cy="214" r="16" fill="${looks.accent}"/>
      ${shine('M66 168 Q96 102 170 86', 0.5)}${shine('M92 232 Q150 210 210 208', 0.6)}`,
  },
  phone: {
    emblem: undefined,
    draw: (looks) => `${defs(looks)}
      <rect x="106" y="16" width="188" height="448" rx="36" fill="url(#body)"/>
      <rect x="126" y="50" width="148" height="150" rx="12" fill="#cfe6ea"/>
      ${fitted('08:30', { x: 134, y: 60, width: 132, height: 80 }, { weight: 800, colour: '#24343a', largest: 48 })}
      <rect x="150" y="150" width="100" height="14" rx="7" fill="#7fa3a9"/>
      <rect x="172" y="28" width="56" height="8" rx="4" fill="${dim(looks.colour, 0.4)}"/>
      ${['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'].map((key, i) => `<rect x="${124 + (i % 3) * 54}" y="${232 + Math.floor(i / 3) * 54}" width="44" height="42" rx="12" fill="${lit(looks.colour, 0.72)}"/>${fitted(key, { x: 124 + (i % 3) * 54, y: 232 + Math.floor(i / 3) * 54, width: 44, height: 42 }, { weight: 800, colour: '#2b2320', largest: 26 })}`).join('')}
      ${shine('M122 60 V420', 0.3)}`,
  },
  'phone-case': {
    emblem: { x: 200, y: 300, size: 130 },
    draw: (looks) => `${defs(looks)}
      <rect x="98" y="14" width="204" height="452" rx="44" fill="${dim(looks.colour, 0.28)}"/>
      <rect x="106" y="20" width="188" height="440" rx="38" fill="url(#body)"/>
      <rect x="124" y="40" width="86" height="92" rx="24" fill="${dim(looks.colour, 0.5)}"/>
      <circle cx="150" cy="68" r="16" fill="#2b2f38"/><circle cx="184" cy="68" r="16" fill="#2b2f38"/><circle cx="150" cy="104" r="16" fill="#2b2f38"/>
      <circle cx="200" cy="300" r="86" fill="${lit(looks.accent, 0.6)}" opacity=".8"/>
      <g fill="none" stroke="${looks.accent}" stroke-width="6"><circle cx="200" cy="300" r="92"/><path d="M120 430 Q200 396 280 430"/><path d="M126 176 Q200 206 274 176"/></g>`,
  },
  'power-bank': {
    emblem: undefined,
    draw: (looks) => `${defs(looks)}
      <rect x="104" y="22" width="192" height="436" rx="38" fill="url(#body)"/>
      <rect x="146" y="22" width="46" height="18" rx="5" fill="#2b2f38"/><rect x="214" y="22" width="34" height="18" rx="8" fill="#2b2f38"/>
      ${[0, 1, 2, 3].map((i) => `<circle cx="${158 + i * 28}" cy="86" r="8" fill="${i < 3 ? '#7fe0b0' : dim(looks.colour, 0.3)}"/>`).join('')}
      ${fitted('10.000 mAh', { x: 124, y: 330, width: 152, height: 80 }, { weight: 800, colour: lit(looks.colour, 0.8), largest: 34 })}
      ${shine('M126 70 V410', 0.45)}`,
  },
  charger: {
    emblem: undefined,
    draw: (looks) => `${defs(looks)}
      <path d="M168 20 H186 V96 H168 Z M214 20 H232 V96 H214 Z" fill="#a7a3ad"/>
      <rect x="104" y="90" width="192" height="214" rx="36" fill="url(#body)"/>
      <rect x="174" y="262" width="52" height="20" rx="10" fill="#2b2f38"/>
      ${fitted('20 W', { x: 130, y: 140, width: 140, height: 80 }, { weight: 800, colour: dim(looks.colour, 0.45), largest: 48 })}
      <path d="M200 282 V340 Q200 400 260 400 T320 458" fill="none" stroke="${looks.accent}" stroke-width="16" stroke-linecap="round"/>
      ${shine('M124 130 V270', 0.45)}`,
  },
  'power-strip': {
    emblem: undefined,
    draw: (looks) => `${defs(looks)}
      <path d="M200 60 Q200 10 280 14 T390 20" fill="none" stroke="${dim(looks.accent, 0.1)}" stroke-width="16" stroke-linecap="round"/>
      <rect x="110" y="50" width="180" height="414" rx="30" fill="url(#body)"/>
      <rect x="176" y="68" width="48" height="30" rx="9" fill="#d8331f"/>
      ${Array.from({ length: 6 }, (_, i) => `<g transform="translate(${158 + (i % 2) * 84} ${158 + Math.floor(i / 2) * 108})"><circle r="36" fill="${lit(looks.colour, 0.6)}"/><rect x="-16" y="-10" width="8" height="20" rx="3" fill="#2b2f38"/><rect x="8" y="-10" width="8" height="20" rx="3" fill="#2b2f38"/></g>`).join('')}`,
  },
  crate: {
    emblem: undefined,
    draw: (looks) => `${defs(looks, fall('slat', '#e2bd86', '#c2955a'))}
      <path d="M14 0 H386 V150 H14 Z" fill="none"/>
      ${[150, 250, 350].map((y) => `<rect x="16" y="${y}" width="368" height="90" rx="10" fill="url(#slat)"/><path d="M30 ${y + 30} H370 M40 ${y + 58} H360" stroke="#a87a44" stroke-width="3" opacity=".45"/>`).join('')}
      <rect x="16" y="140" width="44" height="310" rx="8" fill="#b98a50"/><rect x="340" y="140" width="44" height="310" rx="8" fill="#b98a50"/>
      <rect x="76" y="176" width="248" height="216" rx="18" fill="url(#paper)"/>
      <rect x="76" y="348" width="248" height="44" fill="url(#band)"/>
      ${fitted(looks.title, { x: 86, y: 184, width: 228, height: 156 }, { weight: 800, colour: ink, largest: 46 })}
      ${fitted('Chợ Làng', { x: 130, y: 352, width: 140, height: 36 }, { weight: 700, colour: inkOn(looks.accent), largest: 24 })}`,
  },
  hat: {
    emblem: undefined,
    draw: ({ colour, accent }) => `
    <defs>${round('cone', colour)}${fall('under', dim(colour, 0.3), dim(colour, 0.5))}</defs>
    <path d="M92 300 Q120 452 200 452 Q280 452 308 300" stroke="${accent}" stroke-width="16" fill="none" stroke-linecap="round"/>
    <ellipse cx="200" cy="296" rx="190" ry="50" fill="url(#under)"/>
    <path d="M200 74 Q210 74 218 86 L388 288 Q396 306 372 314 Q200 356 28 314 Q4 306 12 288 L182 86 Q190 74 200 74 Z" fill="url(#cone)"/>
    <g fill="none" stroke="${dim(colour, 0.4)}" stroke-width="3.5" opacity=".38"><path d="M166 112 Q200 124 234 112"/><path d="M132 154 Q200 176 268 154"/><path d="M98 196 Q200 230 302 196"/><path d="M64 238 Q200 282 336 238"/><path d="M34 276 Q200 328 366 276"/></g>
    <g stroke="${lit(colour, 0.5)}" stroke-width="3" opacity=".5"><path d="M196 90 L120 320M204 90 L280 320M200 90 V332M190 94 L60 306M210 94 L340 306"/></g>
    ${shine('M168 138 L84 254', 0.5)}`,
  },
  'flat-hat': {
    emblem: undefined,
    draw: ({ colour, accent }) => `
    <defs>${round('cone', colour)}${fall('under', dim(colour, 0.3), dim(colour, 0.5))}</defs>
    <path d="M70 240 Q60 380 120 452 M330 240 Q340 380 280 452" stroke="${accent}" stroke-width="12" fill="none" stroke-linecap="round"/>
    <g fill="${accent}">${[0, 1, 2, 3].map((i) => `<rect x="${104 + i * 8}" y="440" width="4" height="34"/><rect x="${268 + i * 8}" y="440" width="4" height="34"/>`).join('')}</g>
    <path d="M12 196 V262 A188 62 0 0 0 388 262 V196 Z" fill="url(#under)"/>
    <ellipse cx="200" cy="196" rx="188" ry="66" fill="url(#cone)"/>
    <g fill="none" stroke="${dim(colour, 0.4)}" stroke-width="3" opacity=".4"><ellipse cx="200" cy="194" rx="150" ry="50"/><ellipse cx="200" cy="192" rx="112" ry="36"/><ellipse cx="200" cy="190" rx="74" ry="23"/></g>`,
  },
  cloth: {
    emblem: undefined,
    draw: ({ colour, accent, turn }) => `
    <defs>${round('a', colour)}${round('b', accent)}${round('c', lit(colour, 0.45))}</defs>
    <rect x="28" y="338" width="344" height="96" rx="44" fill="url(#b)"/>
    <path d="M60 386 H340" stroke="${dim(accent, 0.4)}" stroke-width="5" opacity=".35" stroke-linecap="round"/>
    <rect x="40" y="236" width="324" height="104" rx="48" fill="url(#c)"/>
    <path d="M72 288 H330" stroke="${dim(colour, 0.3)}" stroke-width="5" opacity=".3" stroke-linecap="round"/>
    <path d="M84 96 Q200 66 316 96 Q364 106 366 170 Q366 236 312 238 H88 Q34 236 34 170 Q36 106 84 96 Z" fill="url(#a)"/>
    ${turn % 2 ? `<g fill="none" stroke="${accent}" stroke-width="7" opacity=".8"><path d="M52 130 Q200 100 348 130"/><path d="M44 196 Q200 170 356 196"/></g><g fill="${lit(accent, 0.2)}">${Array.from({ length: 7 }, (_, i) => `<path d="M${76 + i * 40} 146 l14 16 l-14 16 l-14 -16z"/>`).join('')}</g>` : `<path d="M238 84 Q250 160 238 238 H286 Q298 160 284 90 Z" fill="url(#b)"/>`}
    ${shine('M84 122 Q150 104 214 108', 0.4)}`,
  },
} satisfies Record<string, Drawing>;
