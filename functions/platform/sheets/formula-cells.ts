import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const worksheet = /^xl\/worksheets\/[^/]+\.xml$/;
const mayHold = /<f[ />]| t="e"/;
/** A cell whose formula came to an error; and one with a formula nobody has worked out. */
const failed = /(<c\b[^>]*) t="e"/g;
const open = /<c\b([^>]*)>(<f\b[^>]*(?:\/>|>[^<]*<\/f>))<\/c>/g;
const typed = / t="[^"]*"/;

const told = (sheet: string): string =>
  sheet
    .replace(failed, '$1 t="str"')
    .replace(
      open,
      (_, attributes: string, formula: string) =>
        `<c${attributes.replace(typed, '')} t="str">${formula}<v>#FORMULA!</v></c>`,
    );

/**
 * A workbook in which a formula that failed says so in words: whoever reads workbooks for us takes it for an empty cell,
 * and an empty cell leaves a product as it is without anybody hearing of it.
 */
export function withFormulasTold(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const sheets = Object.entries(unzipSync(file, { filter: ({ name }) => worksheet.test(name) }));
  const changed = sheets.flatMap(([name, bytes]) => {
    const text = strFromU8(bytes);
    const after = mayHold.test(text) ? told(text) : text;
    return after === text ? [] : [[name, strToU8(after)] as const];
  });
  if (changed.length === 0) return file;
  return zipSync({ ...unzipSync(file), ...Object.fromEntries(changed) }, { level: 0 });
}
