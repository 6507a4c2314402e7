import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

const points = 72 / 25.4;
const millimetres = (value: number): string => (Math.round((value / points) * 10) / 10).toFixed(1);

type Glyph = { unicode: string } | number;
type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** The two weights of our letters share a name in the file. The highest letter of the bold ones stands higher. */
const boldTop = 1223;
const isBold = (page: Page, font: string): boolean =>
  (page.commonObjs.get(font) as { bbox?: readonly number[] } | undefined)?.bbox?.[3] === boldTop;

/** The smallest box around a path: left, lower, right and upper edge in points. */
const edgesOf = (path: unknown): number[] =>
  Array.from(Object.values((path ?? {}) as Record<string, number>));

/** Everything on one page in the order in which it was drawn, with its place in millimetres from the upper left corner. */
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
 * What a PDF shows, page by page: texts with their place, size and weight, lines, and filled shapes such as barcodes.
 * It notices what the words alone do not: letters that cover each other, and a code that is not there.
 */
export async function drawnPages(bytes: Uint8Array): Promise<string[][]> {
  // The reader takes the bytes away.
  const document = await getDocumentProxy(bytes.slice());
  const pages: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    pages.push(await drawnOn(await document.getPage(number)));
  return pages;
}

/** How a PDF calls itself, and when it was made. */
export async function pdfHead(bytes: Uint8Array): Promise<{ title: unknown; createdAt: unknown }> {
  const document = await getDocumentProxy(bytes.slice());
  const { info } = await document.getMetadata();
  const { Title: title, CreationDate: createdAt } = info as Record<string, unknown>;
  return { title, createdAt };
}

/** The texts of a page without their places. */
export const wordsOf = (page: readonly string[]): string[] =>
  page.flatMap((line) => /^[\d.]+, [\d.]+ [\d.]+(?: bold)?(?: grey)?: (.*)$/.exec(line)?.[1] ?? []);
