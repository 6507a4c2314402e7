import { keepTogether, type Paper, write } from './paper.ts';

const height = 38;

/** Draws signature fields side by side, each with the signer's role and space for signature and name. */
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
