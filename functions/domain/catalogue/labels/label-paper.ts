import type { LabelSheetName } from '#shared/catalogue/label-sheets.ts';
import { formatVnd } from '#shared/values/money.ts';
import { isCode128 } from '#functions/platform/pdf/code128.ts';
import { drawBarcode } from '#functions/platform/pdf/codes.ts';
import { type LabelBox, labelPages, type LabelSheet } from '#functions/platform/pdf/labels.ts';
import { bytesOf, lineHeight, type Paper, write } from '#functions/platform/pdf/paper.ts';

export type GoodsLabel = { name: string; price: number; code: string };

const sheets: Record<LabelSheetName, LabelSheet> = {
  'a4-65': { page: 'a4', columns: 5, rows: 13, width: 38, height: 21.2 },
  'a4-24': { page: 'a4', columns: 3, rows: 8, width: 70, height: 36 },
  roll: { page: [50, 30], columns: 1, rows: 1, width: 50, height: 30 },
};

const padding = 2;

/** Draws a label: the name on at most two lines, the barcode with its text, and the price. */
function drawLabel(paper: Paper, { name, price, code }: GoodsLabel, box: LabelBox): void {
  const isSmall = box.height < 25;
  const [nameSize, codeSize, priceSize] = isSmall ? [6, 5.5, 8] : [8, 7, 11];
  const place = { x: box.x + padding, width: box.width - 2 * padding };
  const top = box.y + padding * 0.75;
  const nameHeight = write(paper, name, { ...place, y: top, most: 2 }, { size: nameSize });
  const priceTop = box.y + box.height - padding * 0.75 - lineHeight(priceSize);
  write(paper, formatVnd(price), { ...place, y: priceTop }, { size: priceSize, bold: true, align: 'center' });
  const codeTop = priceTop - lineHeight(codeSize);
  write(paper, code, { ...place, y: codeTop, most: 1 }, { size: codeSize, align: 'center' });
  const y = top + nameHeight + 0.5;
  // A code with other characters has no barcode; people type it.
  if (isCode128(code)) drawBarcode(paper, code, { ...place, y, height: codeTop - y });
}

/** Prints labels one after another on standard label sheets. */
export const labelPaper = (sheet: LabelSheetName, labels: readonly GoodsLabel[], at: Date) =>
  bytesOf(labelPages({ title: 'Tem hàng hóa', at, sheet: sheets[sheet] }, labels, drawLabel));
