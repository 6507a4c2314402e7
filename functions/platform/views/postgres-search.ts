import type { SearchedItem, SearchRows } from './search-rows.ts';
import { tableIn } from './postgres-table.ts';
import { asJson, type Sql } from './sql.ts';

export const postgresSearchSchema = (name: string, place: string): string => {
  const table = tableIn(place, name);
  const found = (column: string, text: string) =>
    `${column} tsvector GENERATED ALWAYS AS (array_to_tsvector(string_to_array(${text}, ' '))) STORED`;
  return `CREATE TABLE ${table} (
    id text COLLATE "C" PRIMARY KEY, first_rid double precision NOT NULL, row_text text NOT NULL,
    words text NOT NULL, title_words text NOT NULL,
    ${found('found', 'words')}, ${found('found_title', 'title_words')}
  );
  CREATE INDEX ON ${table} USING gin (found);
  CREATE INDEX ON ${table} USING gin (found_title);`;
};

export async function writePostgresSearch(
  sql: Sql,
  table: string,
  rows: readonly SearchedItem[],
  gone: readonly string[],
): Promise<void> {
  if (gone.length > 0) await sql.query(`DELETE FROM ${table} WHERE id = ANY(?::text[])`, [gone]);
  if (rows.length === 0) return;
  await sql.query(
    `INSERT INTO ${table} (id, first_rid, row_text, words, title_words)
     SELECT id, first, row, words, "titleWords" FROM json_to_recordset(?::json)
       AS kept (id text, first double precision, row text, words text, "titleWords" text)
     ON CONFLICT (id) DO UPDATE SET first_rid = excluded.first_rid, row_text = excluded.row_text,
       words = excluded.words, title_words = excluded.title_words`,
    [asJson(rows)],
  );
}

/** Number of hits that PostgreSQL sorts at most. Without the bound it might walk all rows for a rare word. */
const maxSorted = 20_000;

export function postgresSearch<Row>(sql: Sql, table: string): SearchRows<Row> {
  const first = async (column: string, query: string, take: number): Promise<Row[]> => {
    const rows = await sql.query(
      `WITH hits AS MATERIALIZED (SELECT id, first_rid FROM ${table} WHERE ${column} @@ ?::tsquery LIMIT ?),
         best AS (SELECT id, first_rid FROM hits ORDER BY first_rid, id LIMIT ?)
       SELECT row_text AS row FROM best JOIN ${table} USING (id) ORDER BY best.first_rid, id`,
      [query, maxSorted, take],
    );
    return rows.map((found) => JSON.parse((found as { row: string }).row) as Row);
  };
  const lexemes = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' & ');
  return {
    inTexts: ({ words, take }) => first('found', lexemes(words), take),
    inTitles: ({ words, take }) => first('found_title', `${lexemes(words)}:*`, take),
  };
}
