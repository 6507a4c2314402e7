import type * as z from 'zod';
import { fold } from '#shared/values/text.ts';
import type { Cell } from './list-plan.ts';
import { sqliteSchema, sqliteWriter } from './sqlite-table.ts';
import type { ViewDefinition } from './view-feed.ts';

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

type Direction<Name extends string> = Name | `${Name} desc`;

type Declaration<T, Name extends string, Row> = {
  name: string;
  /** Raised whenever what is stored of an item changes shape; a test says when. */
  version: number;
  shards: number;
  columns: Record<Name, Column<T>>;
  /** What people look for it by. */
  searched?: (item: T) => string[];
  /** The ways it is narrowed and sorted most; ids end each of them. */
  indexes: readonly (readonly Direction<NoInfer<Name>>[])[];
  /** What a list answers of an item: made when it is written, not when it is read. */
  row: z.ZodType<Row>;
};

/** What can be listed, whoever keeps it. */
export type Listable<T, Name extends string, Row> = Pick<
  Declaration<T, Name, Row>,
  'name' | 'columns' | 'searched' | 'row'
>;

export type DeclaredView<T, Name extends string, Row> = Declaration<T, Name, Row> & ViewDefinition<T>;

/** Everything an engine needs to keep an item: its cells by column, its searched text, its row. */
export const recordOf = <T, Name extends string, Row>(
  { columns, searched, row }: Omit<Listable<T, Name, Row>, 'name'>,
  item: T,
) => ({
  cells: Object.values<Column<T>>(columns).map(({ of }) => of(item)),
  searched: fold(searched?.(item).join(' ') ?? ''),
  row: JSON.stringify(row.parse(item)),
});

/**
 * A list, said once: which items, what they are narrowed and sorted by, what is answered of them. `listQuery` answers
 * contracts from it; it enters the snapshots by standing in `functions/workers/views/views.ts`.
 */
export const defineView = <T extends { id: string }, Name extends string, Row>(
  item: z.ZodType<T>,
  declared: Declaration<T, Name, Row>,
): DeclaredView<T, Name, Row> => ({
  ...declared,
  item,
  schema: sqliteSchema(declared),
  writer: (db) => sqliteWriter(declared, db, (item) => recordOf(declared, item)),
});

/** The same for what is read by key and listed by `itemRows`: nothing is kept of it. */
export const defineRows = <T extends { id: string }, Name extends string>(
  row: z.ZodType<T>,
  declared: Omit<Listable<T, Name, T>, 'row'>,
): Listable<T, Name, T> => ({ ...declared, row });
