import { indexColumns, type IndexedRow, quoted, type ViewTable } from './list-sql.ts';
import { asJson, type Sql } from './sql.ts';
import { postgresWordColumn } from './word-index.ts';
import type { FeedChanges } from './feed-changes.ts';

/**
 * How PostgreSQL stores and queries a view's rows. Every version of a view has its own schema, its `place`.
 * These are methods (bivariant), so that views of different items fit into one list.
 */
export type PostgresTables<T, Asked> = {
  schema(place: string): string;
  write(sql: Sql, place: string, changed: FeedChanges<T>, now?: Date): Promise<void>;
  /** Rewrites a batch of time-dependent rows that are due; returns 0 when all are done. */
  turn?(sql: Sql, place: string, now: Date): Promise<number>;
  ask(sql: Sql, place: string): Asked;
};

/** Text sorts by its bytes, as it does in SQLite. */
const types = { text: 'text COLLATE "C"', number: 'double precision' } as const;

export const tableIn = (place: string, name: string): string => `${quoted(place)}.${quoted(name)}`;

/** Creates the table of a declared view with its indexes. */
export function postgresSchema({ name, columns, indexes, finds }: ViewTable, place: string): string {
  const table = tableIn(place, name);
  const cells = Object.entries(columns).map(
    ([column, { kind, nullable }]) => `${quoted(column)} ${types[kind]}${nullable ? '' : ' NOT NULL'}`,
  );
  const all = [
    'id text COLLATE "C" PRIMARY KEY',
    ...cells,
    'searched_text text NOT NULL',
    'row_text text NOT NULL',
    ...(finds ? [postgresWordColumn] : []),
  ];
  return [
    `CREATE TABLE ${table} (${all.join(', ')});`,
    ...indexes.map((index) => `CREATE INDEX ON ${table} (${indexColumns(index)});`),
    ...(finds ? [`CREATE INDEX ON ${table} USING gin (found);`] : []),
  ].join('\n');
}

export function postgresWriter<T extends { id: string }>(
  { name, columns }: ViewTable,
  recordOf: (item: T) => IndexedRow,
) {
  const names = ['id', ...Object.keys(columns), 'searched_text', 'row_text'];
  const plain = { text: 'text', number: 'double precision' } as const;
  const typed = [
    'id text',
    ...Object.entries(columns).map(([column, { kind }]) => `${quoted(column)} ${plain[kind]}`),
    'searched_text text',
    'row_text text',
  ].join(', ');
  const asked = names.map(quoted).join(', ');
  const newer = names.slice(1).map((column) => `${quoted(column)} = excluded.${quoted(column)}`);

  return async (sql: Sql, place: string, { saved, removed }: FeedChanges<T>): Promise<void> => {
    const table = tableIn(place, name);
    if (removed.length > 0) await sql.query(`DELETE FROM ${table} WHERE id = ANY(?::text[])`, [removed]);
    if (saved.length === 0) return;
    const rows = saved.map((item) => {
      const { cells, searched, row } = recordOf(item);
      const all = [item.id, ...cells, searched, row];
      return Object.fromEntries(names.map((column, at) => [column, all[at]]));
    });
    await sql.query(
      `INSERT INTO ${table} (${asked}) SELECT ${asked} FROM json_to_recordset(?::json) AS said (${typed})
       ON CONFLICT (id) DO UPDATE SET ${newer.join(', ')}`,
      [asJson(rows)],
    );
  };
}
