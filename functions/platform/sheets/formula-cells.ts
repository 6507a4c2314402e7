import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const worksheet = /^xl\/worksheets\/[^/]+\.xml$/;
const mayHold = /<f[ />]| t="e"/;
/** `failed` matches cells with an error as result, `open` cells with a formula without a value. */
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
 * Returns the workbook with failed and uncomputed formulas as text values. The xlsx library reads such cells as
 * empty, and an empty cell leaves a product unchanged without any warning.
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
