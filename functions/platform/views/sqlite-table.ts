import type { DatabaseSync } from 'node:sqlite';
import { indexColumns, type IndexedRow, quoted, type ViewTable } from './list-sql.ts';
import { sqliteWordSchema, textTable, wordTable } from './word-index.ts';

/** SQLite storage of a view. Methods (bivariant) let views of different items share one list. */
export type SqliteTables<T, Asked> = {
  schema: string;
  /** `turn` rewrites time-dependent rows that are due and returns their number. */
  writer(
    db: DatabaseSync,
    clock?: () => Date,
  ): { save(item: T): void; remove(id: string): void; turn?(now: Date): number };
  ask(db: DatabaseSync): Asked;
};

const types = { text: 'TEXT', number: 'NUMERIC' } as const;

/**
 * Creates the table of a declared view with its indexes. For views with too many rows to scan, texts are in a
 * separate table, so that the filter and sort columns fit into few pages.
 */
export function sqliteSchema({ name, columns, indexes, finds }: ViewTable): string {
  // The word index refers to rows by an explicit `rid`, which stays stable when the file is vacuumed.
  const key = finds ? 'rid INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE' : 'id TEXT PRIMARY KEY';
  const cells = Object.entries(columns).map(
    ([column, { kind, nullable }]) => `${quoted(column)} ${types[kind]}${nullable ? '' : ' NOT NULL'}`,
  );
  const texts = ['searched_text TEXT NOT NULL', 'row_text TEXT NOT NULL'];
  return [
    `CREATE TABLE ${quoted(name)} (${[key, ...cells, ...(finds ? [] : texts)].join(', ')});`,
    ...indexes.map(
      (index, place) =>
        `CREATE INDEX ${quoted(`${name}_${place + 1}`)} ON ${quoted(name)} (${indexColumns(index)});`,
    ),
    ...(finds
      ? [
          `CREATE TABLE ${textTable(name)} (${['rid INTEGER PRIMARY KEY', ...texts].join(', ')});`,
          sqliteWordSchema(name),
        ]
      : []),
  ].join('\n');
}

/** Writes rows with a word index, which is updated only if the words have changed. */
function wordedWriter<T extends { id: string }>(
  { name, columns }: ViewTable,
  db: DatabaseSync,
  recordOf: (item: T) => IndexedRow,
) {
  const [table, texts, words] = [quoted(name), textTable(name), wordTable(name)];
  const names = ['id', ...Object.keys(columns)];
  const known = db.prepare(
    `SELECT rid, searched_text AS searched FROM ${table} JOIN ${texts} USING (rid) WHERE id = ?`,
  );
  const save = db.prepare(
    `INSERT INTO ${table} (${names.map(quoted).join(', ')}) VALUES (${names.map(() => '?').join(', ')})
     ON CONFLICT (id) DO UPDATE SET ${names
       .slice(1)
       .map((column) => `${quoted(column)} = excluded.${quoted(column)}`)
       .join(', ')} RETURNING rid`,
  );
  const remove = db.prepare(`DELETE FROM ${table} WHERE id = ?`);
  const saveTexts = db.prepare(`INSERT OR REPLACE INTO ${texts} VALUES (?, ?, ?)`);
  const dropTexts = db.prepare(`DELETE FROM ${texts} WHERE rid = ?`);
  const saveWords = db.prepare(`INSERT INTO ${words} (rowid, words) VALUES (?, ?)`);
  const dropWords = db.prepare(`DELETE FROM ${words} WHERE rowid = ?`);
  return {
    save(item: T): void {
      const { cells, searched, row } = recordOf(item);
      const before = known.get(item.id);
      const rid = save.get(item.id, ...cells)?.['rid'] ?? null;
      saveTexts.run(rid, searched, row);
      if (before?.['searched'] === searched) return;
      if (before) dropWords.run(rid);
      saveWords.run(rid, searched);
    },
    remove(id: string): void {
      const rid = known.get(id)?.['rid'];
      if (rid === undefined) return;
      dropWords.run(rid);
      dropTexts.run(rid);
      remove.run(id);
    },
  };
}

export function sqliteWriter<T extends { id: string }>(
  table: ViewTable,
  db: DatabaseSync,
  recordOf: (item: T) => IndexedRow,
) {
  if (table.finds) return wordedWriter(table, db, recordOf);
  const { name, columns } = table;
  const values = Array.from({ length: Object.keys(columns).length + 3 }, () => '?').join(', ');
  const save = db.prepare(`INSERT OR REPLACE INTO ${quoted(name)} VALUES (${values})`);
  const remove = db.prepare(`DELETE FROM ${quoted(name)} WHERE id = ?`);
  return {
    save(item: T): void {
      const { cells, searched, row } = recordOf(item);
      save.run(item.id, ...cells, searched, row);
    },
    remove: (id: string): void => void remove.run(id),
  };
}
