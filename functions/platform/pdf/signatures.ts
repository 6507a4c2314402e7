import { keepTogether, type Paper, write } from './paper.ts';

const height = 38;

/** Room to sign, side by side: who, and below the name by hand. */
export function drawSignatures(paper: Paper, who: readonly string[]): void {
  keepTogether(paper, height);
  const width = (paper.width - 2 * paper.margin) / who.length;
  for (const [place, name] of who.entries()) {
    const x = paper.margin + place * width;
    const below = write(paper, name, { x, y: paper.y + 6, width }, { bold: true, align: 'center' });
    write(
      paper,
      '(Ký, ghi rõ họ tên)',
      { x, y: paper.y + 6 + below, width },
      { size: 8, grey: true, align: 'center' },
    );
  }
  paper.y += height;
}
