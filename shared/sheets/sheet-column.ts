import type { Language } from '../values/language.ts';

/**
 * What a cell holds. `code` is text of digits or letters that a spreadsheet must not count with: phones, barcodes;
 * a `number` may be below zero and have two decimals.
 */
export type CellKind = 'text' | 'code' | 'money' | 'number' | 'flag' | 'moment';

/** A column of a file, said once: what leaves under its title is what comes back under it. */
export type SheetColumn = {
  name: string;
  titles: Record<Language, string>;
  kind: CellKind;
  /** Characters of text, or the largest amount. */
  most?: number;
  /** What clearing leaves; without it, nothing may be cleared. */
  cleared?: string | number;
  /** What values are called, where they are codes of ours. */
  words?: Readonly<Record<string, Record<Language, string>>>;
  /** Only goes out, and is passed over when it comes back. */
  readOnly?: true;
};

export type CellValue = string | number | boolean | null;

/** A cell as it stands in a file. */
export type RawCell = string | number | boolean | null;
