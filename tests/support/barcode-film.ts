import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const flipped = (bars: string) => Array.from(bars, (bar) => (bar === '1' ? '0' : '1')).join('');
const backwards = (bars: string) => Array.from(bars).toReversed().join('');
/** The first digit determines which digits of the left half use the other encoding. */
const parities = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
];

/** Bars (1) and gaps (0) of an EAN-13 barcode. */
function barsOf(code: string): string {
  const digits = Array.from(code, Number);
  const parity = parities[digits[0] ?? 0] ?? '';
  const half = digits.slice(1, 7).map((digit, at) => {
    const bars = left[digit] ?? '';
    return parity[at] === 'L' ? bars : backwards(flipped(bars));
  });
  const rest = digits.slice(7).map((digit) => flipped(left[digit] ?? ''));
  return `101${half.join('')}01010${rest.join('')}101`;
}

/** Makes a video of goods in front of a camera, which Chromium plays as a fake camera: a series of pictures. */
export async function aFilmOf(code: string): Promise<string> {
  const bars = Array.from(barsOf(code));
  const drawn = bars.flatMap((bar, at) =>
    bar === '1' ? [`<rect x="${150 + at * 4}" y="130" width="4" height="200"/>`] : [],
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#d8cbb5"/><rect x="90" y="100" width="500" height="260" fill="#fff"/>${drawn.join('')}</svg>`;
  const picture = await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
  const file = join(mkdtempSync(join(tmpdir(), 'cholang-film-')), 'goods.mjpeg');
  writeFileSync(file, Buffer.concat(Array.from({ length: 10 }, () => picture)));
  return file;
}
