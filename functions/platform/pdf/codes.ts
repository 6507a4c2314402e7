import { encode } from 'uqr';
import { code128 } from './code128.ts';
import type { Paper } from './paper.ts';

type Box = { x: number; y: number; width: number; height: number };

/** Barcode readers need a quiet zone of ten modules on both sides of the bars. */
const quiet = 10;

/** Draws a text as a barcode that fills a box; `code128.ts` defines which texts are allowed. */
export function drawBarcode({ pdf }: Paper, text: string, { x, y, width, height }: Box): void {
  const widths = code128(text);
  const module = width / (widths.reduce((sum, one) => sum + one, 0) + 2 * quiet);
  let at = x + quiet * module;
  pdf.setFillColor('#000');
  for (const [place, modules] of widths.entries()) {
    if (place % 2 === 0) pdf.rect(at, y, modules * module, height, null);
    at += modules * module;
  }
  pdf.fill();
}

/** Draws a text as a QR code, including the margin that readers need. */
export function drawQr({ pdf }: Paper, text: string, { x, y, size }: { x: number; y: number; size: number }) {
  const { size: modules, data } = encode(text, { ecc: 'M', border: 2 });
  const module = size / modules;
  pdf.setFillColor('#000');
  for (const [line, row] of data.entries()) {
    for (let start = 0; start < row.length;) {
      let length = 0;
      while (row[start + length]) length += 1;
      if (length > 0) pdf.rect(x + start * module, y + line * module, length * module, module, null);
      start += Math.max(1, length);
    }
  }
  pdf.fill();
}
