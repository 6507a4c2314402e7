import { writeXlsx } from '#functions/platform/sheets/write-xlsx.ts';

type Rows = Parameters<ReturnType<typeof writeXlsx>['add']>[0];

/** Builds a complete Excel file. */
export function aWorkbook(headings: readonly string[], rows: Rows): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const sheet = writeXlsx(headings, (bytes) => void parts.push(bytes.slice()));
  sheet.add(rows);
  sheet.end();
  return new Uint8Array(Buffer.concat(parts));
}
