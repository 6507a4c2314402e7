import {
  keepTogether,
  type LetterStyle,
  lineHeight,
  linesOf,
  nextPage,
  type Paper,
  spaceLeft,
  write,
} from './paper.ts';

export type TableColumn<Row> = {
  title: string;
  /** Width in millimetres; columns without one share the remaining width. */
  width?: number;
  align?: LetterStyle['align'];
  cell: (row: Row, place: number) => string;
  /** Smaller text below the cell's text. */
  under?: (row: Row) => string;
};

type PlacedColumn<Row> = TableColumn<Row> & { x: number; width: number };

const padding = 1.6;
const text: LetterStyle = { size: 9 };
const small: LetterStyle = { size: 7.5, grey: true };
const heading: LetterStyle = { size: 9, bold: true };

function placed<Row>(paper: Paper, columns: readonly TableColumn<Row>[]): PlacedColumn<Row>[] {
  const whole = paper.width - 2 * paper.margin;
  const said = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const open = columns.filter(({ width }) => width === undefined).length;
  let x = paper.margin;
  return columns.map((column) => {
    const width = column.width ?? (whole - said) / open;
    x += width;
    return { ...column, x: x - width, width };
  });
}

/** Draws the borders of a row; all cells are as high as the highest one. */
function drawBoxes(paper: Paper, boxes: readonly { x: number; width: number }[], height: number): void {
  paper.pdf.setLineWidth(0.2).setDrawColor(120);
  for (const { x, width } of boxes) paper.pdf.rect(x, paper.y, width, height);
}

const inside = ({ x, width }: { x: number; width: number }, y: number) => ({
  x: x + padding,
  y,
  width: width - 2 * padding,
});

function drawHead<Row>(paper: Paper, columns: readonly PlacedColumn<Row>[]): void {
  const heights = columns.map(
    ({ title, width }) =>
      linesOf(paper, title, width - 2 * padding, heading).length * lineHeight(heading.size),
  );
  const height = Math.max(...heights) + 2 * padding;
  paper.pdf.setFillColor('#eee');
  for (const { x, width } of columns) paper.pdf.rect(x, paper.y, width, height, 'F');
  drawBoxes(paper, columns, height);
  for (const column of columns) {
    const lettering = { ...heading, align: column.align };
    write(paper, column.title, inside(column, paper.y + padding), definite(lettering));
  }
  paper.y += height;
}

const definite = ({
  align,
  ...rest
}: Omit<LetterStyle, 'align'> & { align: LetterStyle['align'] | undefined }) =>
  align ? { ...rest, align } : rest;

function rowHeight<Row>(
  paper: Paper,
  columns: readonly PlacedColumn<Row>[],
  row: Row,
  place: number,
): number {
  const heights = columns.map(({ cell, under, width }) => {
    const room = width - 2 * padding;
    const below = under ? linesOf(paper, under(row), room, small).length * lineHeight(small.size) : 0;
    return linesOf(paper, cell(row, place), room, text).length * lineHeight(text.size) + below;
  });
  return Math.max(...heights) + 2 * padding;
}

function drawRow<Row>(paper: Paper, columns: readonly PlacedColumn<Row>[], row: Row, place: number): void {
  for (const column of columns) {
    const { cell, under, align } = column;
    const at = inside(column, paper.y + padding);
    const height = write(paper, cell(row, place), at, definite({ ...text, align }));
    if (under) write(paper, under(row), { ...at, y: at.y + height }, definite({ ...small, align }));
  }
}

/** Draws a table over as many pages as needed and repeats its head on each page. */
export function drawTable<Row>(
  paper: Paper,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): void {
  const boxes = placed(paper, columns);
  // Keeps the head together with the first rows, so that it is never alone at the bottom of a page.
  keepTogether(paper, 24);
  drawHead(paper, boxes);
  for (const [place, row] of rows.entries()) {
    const height = rowHeight(paper, boxes, row, place);
    if (height > spaceLeft(paper)) {
      nextPage(paper);
      drawHead(paper, boxes);
    }
    drawBoxes(paper, boxes, height);
    drawRow(paper, boxes, row, place);
    paper.y += height;
  }
}

/** Draws sums on the right below a table; the last one is the total. */
export function drawSums(paper: Paper, sums: readonly (readonly [label: string, amount: string])[]): void {
  const width = 80;
  const x = paper.width - paper.margin - width;
  keepTogether(paper, sums.length * lineHeight() + 4);
  paper.y += 2;
  for (const [place, [label, amount]] of sums.entries()) {
    const isLast = place === sums.length - 1;
    if (isLast) {
      paper.y += 1;
      paper.pdf.setDrawColor(0).line(x, paper.y, x + width, paper.y);
      paper.y += 1;
    }
    const height = write(paper, label, { x, y: paper.y, width: width / 2 }, { bold: isLast });
    const beside = { x, y: paper.y, width };
    // A long label takes two lines, which the next sum must not overlap.
    paper.y += Math.max(height, write(paper, amount, beside, { bold: isLast, align: 'right' }));
  }
}
