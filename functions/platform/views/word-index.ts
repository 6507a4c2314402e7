import { fold, words } from '#shared/values/text.ts';
import type { WordSearch } from './list-plan.ts';
import { type Clause, type FindWords, quoted } from './list-sql.ts';

/** Longer than any word that is looked for: a lexeme of PostgreSQL has two kilobytes. */
const longest = 200;

/** The words of a text as an index keeps them: without marks, letters and digits alone, each once. */
export const indexedWords = (texts: readonly string[]): string =>
  [...new Set(words(fold(texts.join(' '))).map((word) => word.slice(0, longest)))].join(' ');

const beginnings = (typed: readonly string[]): string[] => typed.flatMap((one) => words(fold(one)));

const anything = { sql: '1 = 1', values: [] };

/** What an index of words is called beside its table, and where the texts of its rows lie. */
export const wordTable = (name: string): string => quoted(`${name}_words`);
export const textTable = (name: string): string => quoted(`${name}_texts`);

/** Names of up to six letters are found as they stand: for longer ones all that begin so are gathered. */
export const sqliteWordSchema = (name: string): string => `
  CREATE VIRTUAL TABLE ${wordTable(name)} USING fts5(
    words, content='', contentless_delete=1, detail=none, prefix='1 2 3 4 5 6', tokenize='unicode61 remove_diacritics 0'
  );`;

/** Words that begin so, for each that was typed; undefined where signs alone were, which mean nothing in particular. */
function matchOf({ words: typed, marks = [] }: WordSearch): string | undefined {
  const found = beginnings(typed).map((word) => `"${word}"*`);
  if (found.length === 0) return undefined;
  const marked = marks.map((any) => `(${any.map((mark) => `"${mark}"`).join(' OR ')})`);
  return [...found, ...marked].join(' AND ');
}

/** Rows that have a word that begins so, for each that was typed. */
export const inSqliteWords =
  (name: string): FindWords =>
  (search) => {
    const match = matchOf(search);
    if (match === undefined) return anything;
    const sought = `SELECT rowid FROM ${wordTable(name)} WHERE ${wordTable(name)} MATCH ?`;
    return { sql: `rid IN (${sought})`, values: [match] };
  };

/** Rows that are known by their numbers. */
export const amongRows =
  (rows: readonly number[]): FindWords =>
  () => ({ sql: 'rid IN (SELECT value FROM json_each(?))', values: [JSON.stringify(rows)] });

/** The first rows that have such words, by their numbers; undefined where nothing in particular was typed. */
export function firstSqliteWords(name: string, search: WordSearch, most: number): Clause | undefined {
  const match = matchOf(search);
  const words = wordTable(name);
  return match === undefined
    ? undefined
    : { sql: `SELECT rowid FROM ${words} WHERE ${words} MATCH ? LIMIT ?`, values: [match, most] };
}

/** How many rows have such words; undefined where nothing in particular was typed. */
export function countSqliteWords(name: string, search: WordSearch): Clause | undefined {
  const match = matchOf(search);
  const words = wordTable(name);
  return match === undefined
    ? undefined
    : { sql: `SELECT count(*) AS total FROM ${words} WHERE ${words} MATCH ?`, values: [match] };
}

/** The same asked of each row's own words: for rows found by something else. */
export const inOwnWords: FindWords = ({ words: typed }) => ({
  sql: beginnings(typed)
    .map(() => `instr(' ' || searched_text, ?) > 0`)
    .join(' AND '),
  values: beginnings(typed).map((word) => ` ${word}`),
});

/** Words have no signs, so that each is a lexeme as it stands. */
export const postgresWordColumn =
  "found tsvector GENERATED ALWAYS AS (array_to_tsvector(string_to_array(searched_text, ' '))) STORED";

export const inPostgresWords: FindWords = ({ words: typed }) => {
  const found = beginnings(typed).map((word) => `'${word.slice(0, longest)}':*`);
  return found.length === 0 ? anything : { sql: 'found @@ ?::tsquery', values: [found.join(' & ')] };
};
