import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

const points = 72 / 25.4;
const millimetres = (value: number): string => (Math.round((value / points) * 10) / 10).toFixed(1);

type Glyph = { unicode: string } | number;
type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/**
 * Both weights of our font have the same name in the file, so the bold one is recognized by its taller glyphs.
 */
const boldTop = 1223;
const isBold = (page: Page, font: string): boolean =>
  (page.commonObjs.get(font) as { bbox?: readonly number[] } | undefined)?.bbox?.[3] === boldTop;

/** Bounding box of a path: left, lower, right and upper edge in points. */
const edgesOf = (path: unknown): number[] =>
  Array.from(Object.values((path ?? {}) as Record<string, number>));

/** Everything drawn on one page in drawing order, with positions in millimetres from the upper left corner. */
async function drawnOn(page: Page): Promise<string[]> {
  const { OPS } = await getResolvedPDFJS();
  const [, , width = 0, height = 0] = page.view;
  const { fnArray, argsArray } = await page.getOperatorList();
  const drawn = [`page ${millimetres(width)} × ${millimetres(height)}`];
  const at = { size: 0, weight: '', shade: '', x: 0, y: 0, line: '' };
  for (const [place, operation] of fnArray.entries()) {
    const given = (argsArray[place] ?? []) as unknown[];
    if (operation === OPS.setFont) {
      at.size = Number(given[1]);
      at.weight = isBold(page, String(given[0])) ? ' bold' : '';
    } else if (operation === OPS.setFillRGBColor) at.shade = given[0] === '#5a5a5a' ? ' grey' : '';
    else if (operation === OPS.setLineWidth) at.line = millimetres(Number(given[0]));
    else if (operation === OPS.moveText) [at.x, at.y] = [Number(given[0]), Number(given[1])];
    else if (operation === OPS.showText) {
      const text = (given[0] as Glyph[]).map((one) => (typeof one === 'number' ? '' : one.unicode)).join('');
      const where = `${millimetres(at.x)}, ${millimetres(height - at.y)}`;
      drawn.push(`${where} ${at.size}${at.weight}${at.shade}: ${text.normalize('NFC')}`);
    } else if (operation === OPS.constructPath) {
      const [left = 0, low = 0, right = 0, high = 0] = edgesOf(given[2]);
      const where = `${millimetres(left)}, ${millimetres(height - high)}`;
      const box = `${millimetres(right - left)} × ${millimetres(high - low)}`;
      drawn.push(given[0] === OPS.stroke ? `line at ${where}: ${box}` : `filled at ${where}: ${box}`);
    }
  }
  return drawn;
}

/**
 * Content of a PDF by page: texts with position, size and weight, lines, and filled shapes such as barcodes. It
 * detects what words alone do not: overlapping letters and a missing code.
 */
export async function drawnPages(bytes: Uint8Array): Promise<string[][]> {
  // A copy, because the reader detaches the buffer.
  const document = await getDocumentProxy(bytes.slice());
  const pages: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    pages.push(await drawnOn(await document.getPage(number)));
  return pages;
}

/** Title and creation date of a PDF. */
export async function pdfHead(bytes: Uint8Array): Promise<{ title: unknown; createdAt: unknown }> {
  const document = await getDocumentProxy(bytes.slice());
  const { info } = await document.getMetadata();
  const { Title: title, CreationDate: createdAt } = info as Record<string, unknown>;
  return { title, createdAt };
}

/** Texts of a page without their positions. */
export const wordsOf = (page: readonly string[]): string[] =>
  page.flatMap((line) => /^[\d.]+, [\d.]+ [\d.]+(?: bold)?(?: grey)?: (.*)$/.exec(line)?.[1] ?? []);
