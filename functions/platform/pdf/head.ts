import type { Company } from '../company.ts';
import { type Paper, widthOf, write } from './paper.ts';

export type Head = { title: string; code: string; day: string };

export function drawPaperHead(
  paper: Paper,
  { name, address, phone, taxCode }: Company,
  { title, code, day }: Head,
): void {
  const { margin, width } = paper;
  const lettering = { size: 15, bold: true } as const;
  // The right column is at least as wide as the title, because a title broken over two lines would read like
  // another document's.
  const right = Math.max(width - 2 * margin - 105, Math.ceil(widthOf(paper, title, lettering)) + 1);
  const left = width - 2 * margin - right;
  let y = paper.y;
  y += write(paper, name, { x: margin, y, width: left - 6 }, { size: 12, bold: true });
  for (const line of [address, phone && `Điện thoại: ${phone}`, taxCode && `Mã số thuế: ${taxCode}`])
    y += write(paper, line, { x: margin, y, width: left - 6 }, { size: 9 });
  let at = paper.y;
  const place = { x: margin + left, width: right };
  at += write(paper, title, { ...place, y: at }, { ...lettering, align: 'right' });
  for (const line of [`Số: ${code}`, `Ngày ${day}`])
    at += write(paper, line, { ...place, y: at }, { align: 'right' });
  paper.y = Math.max(y, at) + 6;
}

export type Party = { title: string; lines: readonly string[] };

/** Draws the parties of a document side by side; empty lines take no space. */
export function drawParties(paper: Paper, parties: readonly Party[]): void {
  const { margin, width } = paper;
  const each = (width - 2 * margin) / parties.length;
  const heights = parties.map(({ title, lines }, place) => {
    const at = { x: margin + place * each, width: each - 6 };
    let y = paper.y;
    y += write(paper, title, { ...at, y }, { bold: true });
    for (const line of lines) y += write(paper, line, { ...at, y });
    return y;
  });
  paper.y = Math.max(...heights) + 4;
}
