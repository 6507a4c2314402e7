import type { Language } from '../values/language.ts';

/**
 * Type of a cell. `code` is text of digits or letters that a spreadsheet must not treat as a number: phones,
 * barcodes. A `number` may be negative and have decimals. `words` are several of the column's own choices,
 * separated by commas.
 */
type CellKind = 'text' | 'code' | 'money' | 'number' | 'flag' | 'words' | 'moment';

/** A column of a file, shared by export and import so that an export can be imported again. */
export type SheetColumn = {
  name: string;
  titles: Record<Language, string>;
  /** Titles that other programs use for it. */
  alsoCalled?: readonly string[];
  kind: CellKind;
  /** Maximum number of characters of a text, maximum of an amount, or maximum number of words. */
  most?: number;
  least?: number;
  /** Maximum number of decimals; 2 by default. */
  decimals?: number;
  /** Value that clearing sets; without it the column cannot be cleared. */
  cleared?: string | number;
  /** Display names of the values, if the values are codes. */
  words?: Readonly<Record<string, Record<Language, string>>>;
  /** The values are ids of this kind; files show and accept their names. */
  refersTo?: PlaceKind;
  /** Exported only; ignored on import. */
  readOnly?: true;
  /** Imported only; never exported. */
  comesOnly?: true;
};

/** Kinds of records that a product is filed under. */
export type PlaceKind = 'category' | 'business' | 'brand';

export type CellValue = string | number | boolean | null;

/** A raw cell of a file. */
export type RawCell = string | number | boolean | null;
