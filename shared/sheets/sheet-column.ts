import type { Language } from '../values/language.ts';

/**
 * What a cell holds. `code` is text of digits or letters that a spreadsheet must not count with: phones, barcodes;
 * a `number` may be below zero and have decimals; `words` are several of the column's own, with commas between them.
 */
export type CellKind = 'text' | 'code' | 'money' | 'number' | 'flag' | 'words' | 'moment';

/** A column of a file, said once: what leaves under its title is what comes back under it. */
export type SheetColumn = {
  name: string;
  titles: Record<Language, string>;
  /** What other programs call it. */
  alsoCalled?: readonly string[];
  kind: CellKind;
  /** Characters of text, the largest amount, or how many words. */
  most?: number;
  least?: number;
  /** Places a number may have behind its comma: two, unless said. */
  decimals?: number;
  /** What clearing leaves; without it, nothing may be cleared. */
  cleared?: string | number;
  /** What values are called, where they are codes of ours. */
  words?: Readonly<Record<string, Record<Language, string>>>;
  /** Its values are ids of these; people read, and write, what they are called. */
  refersTo?: PlaceKind;
  /** Only goes out, and is passed over when it comes back. */
  readOnly?: true;
  /** Only comes in: what leaves says nothing of it. */
  comesOnly?: true;
};

/** What a product is filed under. */
export type PlaceKind = 'category' | 'business' | 'brand';

export type CellValue = string | number | boolean | null;

/** A cell as it stands in a file. */
export type RawCell = string | number | boolean | null;
