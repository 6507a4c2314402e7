import type * as z from 'zod';
import { fold } from '#shared/values/text.ts';
import type { Cell } from './list-plan.ts';

export type Column<T> = { kind: 'text' | 'number'; nullable?: true; of: (item: T) => Cell };

/** Columns that a list is filtered, sorted and counted by; each cell is computed when an item is written. */
export const column = {
  text: <T>(of: (item: T) => string): Column<T> => ({ kind: 'text', of }),
  number: <T>(of: (item: T) => number): Column<T> => ({ kind: 'number', of }),
  flag: <T>(of: (item: T) => boolean): Column<T> => ({ kind: 'number', of: (item) => Number(of(item)) }),
  /** Name in its sort form: lower case, without diacritics, đ as d. */
  name: <T>(of: (item: T) => string): Column<T> => ({ kind: 'text', of: (item) => fold(of(item)) }),
  /** Text that may be missing: it can be filtered by, but not sorted by. */
  optional: <T>(of: (item: T) => string | null): Column<T> => ({ kind: 'text', nullable: true, of }),
};

/** Declaration of a list, independent of how its rows are stored. */
export type Listable<T, Name extends string, Row> = {
  name: string;
  columns: Record<Name, Column<T>>;
  /** Texts that the search covers. */
  searched?: (item: T) => string[];
  /** Schema of a list row; the row is serialized when the item is written, not when it is read. */
  row: z.ZodType<Row>;
};

/** Returns everything that an engine stores of an item: its cells by column, its searched text, its row. */
export const recordOf = <T, Name extends string, Row>(
  { columns, searched, row }: Omit<Listable<T, Name, Row>, 'name'>,
  item: T,
) => ({
  cells: Object.values<Column<T>>(columns).map(({ of }) => of(item)),
  searched: fold(searched?.(item).join(' ') ?? ''),
  row: JSON.stringify(row.parse(item)),
});

/** Declares items that are read by key and listed by `itemRows`; no engine is bundled for it. */
export const defineRows = <T extends { id: string }, Name extends string>(
  row: z.ZodType<T>,
  declared: Omit<Listable<T, Name, T>, 'row'>,
): Listable<T, Name, T> => ({ ...declared, row });
