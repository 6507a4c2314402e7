import { newPaper, type Paper, type PaperSize } from './paper.ts';

/** A sheet of labels as it is sold: so many side by side and below each other, in the middle of the page. */
export type LabelSheet = {
  page: PaperSize;
  columns: number;
  rows: number;
  /** Of a label. */
  width: number;
  height: number;
};

/** For parcels: a label printer’s page, or four of them on a page of an office printer. */
export const parcelSheets = {
  a6: { page: 'a6', columns: 1, rows: 1, width: 105, height: 148 },
  'a4-4': { page: 'a4', columns: 2, rows: 2, width: 105, height: 148 },
} as const satisfies Record<string, LabelSheet>;

export type LabelBox = { x: number; y: number; width: number; height: number };

/** Writes labels one after the other, page after page. `draw` writes one within its box. */
export function labelPages<Label>(
  { title, at, sheet }: { title: string; at: Date; sheet: LabelSheet },
  labels: readonly Label[],
  draw: (paper: Paper, label: Label, box: LabelBox) => void,
): Paper {
  const { page, columns, rows, width, height } = sheet;
  const paper = newPaper({ title, size: page, margin: 0, at });
  const [left, top] = [(paper.width - columns * width) / 2, (paper.height - rows * height) / 2];
  for (const [number, label] of labels.entries()) {
    const place = number % (columns * rows);
    if (place === 0 && number > 0) paper.pdf.addPage();
    const [column, row] = [place % columns, Math.floor(place / columns)];
    draw(paper, label, { x: left + column * width, y: top + row * height, width, height });
  }
  return paper;
}
