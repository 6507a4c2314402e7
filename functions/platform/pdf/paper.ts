import regular from '@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf?inline';
import bold from '@expo-google-fonts/be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf?inline';
import { jsPDF } from 'jspdf';

/** A PDF document in progress. Lengths are millimetres from the upper left corner, font sizes points. */
export type Paper = {
  pdf: jsPDF;
  width: number;
  height: number;
  margin: number;
  /** Height down to which the current page is filled. */
  y: number;
};

export type PaperSize = 'a4' | 'a6' | readonly [width: number, height: number];

type PaperOptions = { title: string; size?: PaperSize; margin?: number; at: Date };

const family = 'Be Vietnam Pro';
const base64Of = (address: string): string => address.slice(address.indexOf(',') + 1);

/** Creates a document with the shop's fonts; only used ones are embedded, and its text is searchable. */
export function newPaper({ title, size = 'a4', margin = 15, at }: PaperOptions): Paper {
  const format = typeof size === 'string' ? size : [...size];
  const [width, height] = typeof size === 'string' ? [0, 1] : size;
  const pdf = new jsPDF({
    unit: 'mm',
    format,
    orientation: width > height ? 'landscape' : 'portrait',
    compress: true,
    putOnlyUsedFonts: true,
  });
  for (const [style, font] of [
    ['normal', regular],
    ['bold', bold],
  ] as const) {
    pdf.addFileToVFS(`${style}.ttf`, base64Of(font));
    pdf.addFont(`${style}.ttf`, family, style);
  }
  pdf.setProperties({ title, creator: 'Chợ Làng' });
  pdf.setCreationDate(at);
  pdf.setLanguage('vi');
  pdf.setDisplayMode('fullwidth');
  const { getWidth, getHeight } = pdf.internal.pageSize;
  return { pdf, width: getWidth(), height: getHeight(), margin, y: margin };
}

export function nextPage(paper: Paper): void {
  paper.pdf.addPage();
  paper.y = paper.margin;
}

/** Space reserved at the bottom of a page for the page number. */
const foot = 8;
export const spaceLeft = ({ height, margin, y }: Paper): number => height - margin - foot - y;

/** Starts a new page if the next block of this height does not fit on the current one. */
export function keepTogether(paper: Paper, height: number): void {
  if (height > spaceLeft(paper) && paper.y > paper.margin) nextPage(paper);
}

export type LetterStyle = {
  size?: number;
  bold?: boolean;
  grey?: boolean;
  align?: 'left' | 'center' | 'right';
};

const millimetres = 25.4 / 72;
/** Lines are 1.4 font sizes apart, because Vietnamese letters can carry two stacked marks. */
export const lineHeight = (size = 10): number => size * millimetres * 1.4;
const baseline = (size: number): number => size * millimetres * 1.05;

/** Replaces invisible characters by spaces, and those that the font lacks by one □ instead of two boxes. */
const writable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ')
    .replace(/[\u{10000}-\u{10FFFF}]/gu, '□');

function choose({ pdf }: Paper, { size = 10, bold: isBold = false, grey = false }: LetterStyle): void {
  pdf.setFont(family, isBold ? 'bold' : 'normal');
  pdf.setFontSize(size);
  pdf.setTextColor(grey ? 90 : 0);
}

/** Breaks a text into lines of at most this width. */
export function linesOf(paper: Paper, text: string, width: number, lettering: LetterStyle = {}): string[] {
  choose(paper, lettering);
  return writable(text) === '' ? [] : (paper.pdf.splitTextToSize(writable(text), width) as string[]);
}

/** Measures the width of a text on one line. */
export function widthOf(paper: Paper, text: string, lettering: LetterStyle = {}): number {
  choose(paper, lettering);
  return paper.pdf.getTextWidth(writable(text));
}

type Place = { x: number; y: number; width: number; most?: number };

/** Writes a text into a column and returns its height; text beyond `most` lines ends in an ellipsis. */
export function write(paper: Paper, text: string, { x, y, width, most }: Place, lettering: LetterStyle = {}) {
  const { size = 10, align = 'left' } = lettering;
  const all = linesOf(paper, text, width, lettering);
  const lines = most !== undefined && all.length > most ? all.slice(0, most) : all;
  const at = x + { left: 0, center: width / 2, right: width }[align];
  for (const [place, line] of lines.entries()) {
    const isCut = place === lines.length - 1 && lines.length < all.length;
    const shown = isCut ? shortened(paper, line, width) : line;
    paper.pdf.text(shown, at, y + baseline(size) + place * lineHeight(size), { align });
  }
  return lines.length * lineHeight(size);
}

function shortened({ pdf }: Paper, line: string, width: number): string {
  let text = line;
  while (text !== '' && pdf.getTextWidth(`${text}…`) > width) text = text.slice(0, -1);
  return `${text.trimEnd()}…`;
}

/** Writes the next paragraph over the full width of the page. */
export function writeOn(paper: Paper, text: string, lettering: LetterStyle = {}): void {
  const { margin, width } = paper;
  const room = width - 2 * margin;
  keepTogether(paper, linesOf(paper, text, room, lettering).length * lineHeight(lettering.size));
  paper.y += write(paper, text, { x: margin, y: paper.y, width: room }, lettering);
}

/** Writes the footer of every page: the document's name, the page number and the number of pages. */
export function numberPages(paper: Paper, about: string): void {
  const { pdf, width, height, margin } = paper;
  const pages = pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page);
    const place = { x: margin, y: height - margin - 4, width: width - 2 * margin };
    write(paper, about, place, { size: 8, grey: true });
    write(paper, `Trang ${page}/${pages}`, place, { size: 8, grey: true, align: 'right' });
  }
}

export const bytesOf = ({ pdf }: Paper): Uint8Array<ArrayBuffer> => new Uint8Array(pdf.output('arraybuffer'));
