import { newPaper, type Paper, type PaperSize, write } from './paper.ts';

/** A sheet of labels as sold: a grid of columns and rows, centred on the page. */
export type LabelSheet = {
  page: PaperSize;
  columns: number;
  rows: number;
  /** Size of one label. */
  width: number;
  height: number;
};

/** Sheets for parcel labels: one A6 page of a label printer, or four labels on an A4 page. */
export const parcelSheets = {
  a6: { page: 'a6', columns: 1, rows: 1, width: 105, height: 148 },
  'a4-4': { page: 'a4', columns: 2, rows: 2, width: 105, height: 148 },
} as const satisfies Record<string, LabelSheet>;

export type LabelBox = { x: number; y: number; width: number; height: number };

/** Draws labels one after the other over as many pages as needed. `draw` draws one label within its box. */
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

/** Empty margin at the edge of a label. */
export const labelMargin = 5;

/** Creates a column of a label that is filled from the top down. */
export function labelColumn(paper: Paper, { x, y, width }: LabelBox) {
  const place = { x: x + labelMargin, width: width - 2 * labelMargin };
  let at = y + labelMargin;
  return {
    place,
    at: () => at,
    skip: (height: number) => (at += height),
    line: (text: string, size: number, more: { bold?: boolean; grey?: boolean; most?: number } = {}) => {
      const { most = 1, ...style } = more;
      if (text !== '') at += write(paper, text, { ...place, y: at, most }, { size, ...style });
    },
    rule: () => {
      paper.pdf.setLineWidth(0.3);
      paper.pdf.line(place.x, at + 1, place.x + place.width, at + 1);
      at += 2.5;
    },
  };
}
