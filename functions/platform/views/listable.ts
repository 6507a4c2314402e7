import type * as z from 'zod';
import { fold } from '#shared/values/text.ts';
import type { Cell } from './list-plan.ts';

export type Column<T> = { kind: 'text' | 'number'; nullable?: true; of: (item: T) => Cell };

/** What a list is narrowed, sorted and counted by, each worked out of an item when it is written. */
export const column = {
  text: <T>(of: (item: T) => string): Column<T> => ({ kind: 'text', of }),
  number: <T>(of: (item: T) => number): Column<T> => ({ kind: 'number', of }),
  flag: <T>(of: (item: T) => boolean): Column<T> => ({ kind: 'number', of: (item) => Number(of(item)) }),
  /** A name as it is sorted: without marks, capitals or the bar of đ. */
  name: <T>(of: (item: T) => string): Column<T> => ({ kind: 'text', of: (item) => fold(of(item)) }),
  /** Text that may be missing: to narrow by, not to sort by. */
  optional: <T>(of: (item: T) => string | null): Column<T> => ({ kind: 'text', nullable: true, of }),
};

/** What can be listed, whoever keeps it. */
export type Listable<T, Name extends string, Row> = {
  name: string;
  columns: Record<Name, Column<T>>;
  /** What people look for it by. */
  searched?: (item: T) => string[];
  /** What a list answers of an item: made when it is written, not when it is read. */
  row: z.ZodType<Row>;
};

/** Everything an engine needs to keep an item: its cells by column, its searched text, its row. */
export const recordOf = <T, Name extends string, Row>(
  { columns, searched, row }: Omit<Listable<T, Name, Row>, 'name'>,
  item: T,
) => ({
  cells: Object.values<Column<T>>(columns).map(({ of }) => of(item)),
  searched: fold(searched?.(item).join(' ') ?? ''),
  row: JSON.stringify(row.parse(item)),
});

/** What is read by key and listed by `itemRows`: no engine keeps anything of it, and none comes along. */
export const defineRows = <T extends { id: string }, Name extends string>(
  row: z.ZodType<T>,
  declared: Omit<Listable<T, Name, T>, 'row'>,
): Listable<T, Name, T> => ({ ...declared, row });
