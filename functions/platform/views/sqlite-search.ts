import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { quoted } from './list-sql.ts';
import { rowsOfSecond, type SearchedItem, type SearchRows } from './search-rows.ts';
import { prepared } from './view-file.ts';
import { titleTable, wordTable } from './word-index.ts';

const digestOf = (text: string): string => createHash('sha1').update(text).digest('base64url').slice(0, 12);

const fts = (table: string, more: string): string =>
  `CREATE VIRTUAL TABLE ${table} USING fts5(
    words, content='', contentless_delete=1, detail=none${more}, tokenize='unicode61 remove_diacritics 0'
  );`;

export const sqliteSearchSchema = (name: string): string => `
  CREATE TABLE ${quoted(name)} (
    rid INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, first_rid INTEGER NOT NULL, digest TEXT NOT NULL, row_text TEXT NOT NULL
  );
  ${fts(wordTable(name), '')}
  ${fts(titleTable(name), ", prefix='1 2 3 4 5 6'")}`;

export function sqliteSearchWriter<T>(
  name: string,
  db: DatabaseSync,
  keep: (item: T) => SearchedItem | undefined,
) {
  const [table, words, titles] = [quoted(name), wordTable(name), titleTable(name)];
  const find = db.prepare(`SELECT rid, first_rid AS first, digest FROM ${table} WHERE id = ?`);
  const lastOf = db.prepare(`SELECT max(rid) AS rid FROM ${table} WHERE rid >= ? AND rid < ?`);
  const insert = db.prepare(`INSERT INTO ${table} VALUES (?, ?, ?, ?, ?)`);
  const change = db.prepare(`UPDATE ${table} SET row_text = ? WHERE id = ?`);
  const drop = [table, words, titles].map((one) =>
    db.prepare(`DELETE FROM ${one} WHERE ${one === table ? 'rid' : 'rowid'} = ?`),
  );
  const insertWords = db.prepare(`INSERT INTO ${words} (rowid, words) VALUES (?, ?)`);
  const insertTitle = db.prepare(`INSERT INTO ${titles} (rowid, words) VALUES (?, ?)`);

  /** Number after the last row of this second; a full second goes on in the next one. */
  function freeRow(first: number): number {
    const last = lastOf.get(first, first + rowsOfSecond)?.['rid'];
    if (typeof last !== 'number') return first;
    return last + 1 < first + rowsOfSecond ? last + 1 : freeRow(first + rowsOfSecond);
  }

  function remove(id: string): void {
    const rid = find.get(id)?.['rid'];
    if (rid !== undefined) for (const one of drop) one.run(rid);
  }

  return {
    remove,
    save(item: T & { id: string }): void {
      const kept = keep(item);
      if (!kept) return remove(item.id);
      const digest = digestOf(`${kept.words}\n${kept.titleWords}`);
      const before = find.get(item.id);
      if (before?.['first'] === kept.first && before['digest'] === digest) {
        change.run(kept.row, item.id);
        return;
      }
      remove(item.id);
      const rid = freeRow(kept.first);
      insert.run(rid, item.id, kept.first, digest, kept.row);
      insertWords.run(rid, kept.words);
      insertTitle.run(rid, kept.titleWords);
    },
  };
}

const whole = (words: readonly string[]): string[] => words.map((word) => `"${word}"`);

export function sqliteSearch<Row>(name: string, db: DatabaseSync): SearchRows<Row> {
  const table = quoted(name);
  const first = (index: string, match: string, take: number): Row[] =>
    prepared(
      db,
      `SELECT row_text AS row FROM (SELECT rowid AS rid FROM ${index} WHERE ${index} MATCH ? ORDER BY rowid LIMIT ?)
       CROSS JOIN ${table} USING (rid) ORDER BY rid`,
    )
      .all(match, take)
      .map(({ row }) => JSON.parse(String(row)) as Row);
  return {
    inTexts: async ({ words, take }) => first(wordTable(name), whole(words).join(' AND '), take),
    inTitles: async ({ words, take }) => first(titleTable(name), `${whole(words).join(' AND ')}*`, take),
  };
}
