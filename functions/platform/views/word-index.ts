import { fold, words } from '#shared/values/text.ts';
import type { WordSearch } from './list-plan.ts';
import { type Clause, type FindWords, quoted } from './list-sql.ts';

/** Maximum length of an indexed word, above any that people search for; PostgreSQL allows 2 KB. */
const longest = 200;

/** Words of a text as stored in an index: without diacritics, only letters and digits, each once. */
export const indexedWords = (texts: readonly string[]): string =>
  [...new Set(words(fold(texts.join(' '))).map((word) => word.slice(0, longest)))].join(' ');

const beginnings = (typed: readonly string[]): string[] => typed.flatMap((one) => words(fold(one)));

const anything = { sql: '1 = 1', values: [] };

/** Names of the word index and of the table of texts that belong to a view's table. */
export const wordTable = (name: string): string => quoted(`${name}_words`);
export const textTable = (name: string): string => quoted(`${name}_texts`);
export const titleTable = (name: string): string => quoted(`${name}_titles`);

/** The word index: direct for prefixes up to six letters; longer ones collect all matching words. */
export const sqliteWordSchema = (name: string): string => `
  CREATE VIRTUAL TABLE ${wordTable(name)} USING fts5(
    words, content='', contentless_delete=1, detail=none, prefix='1 2 3 4 5 6', tokenize='unicode61 remove_diacritics 0'
  );`;

/** Builds a prefix match per typed word; undefined (no restriction) if only punctuation was typed. */
function matchOf({ words: typed, marks = [] }: WordSearch): string | undefined {
  const found = beginnings(typed).map((word) => `"${word}"*`);
  if (found.length === 0) return undefined;
  const marked = marks.map((any) => `(${any.map((mark) => `"${mark}"`).join(' OR ')})`);
  return [...found, ...marked].join(' AND ');
}

/** Finds rows with a word of each typed prefix. */
export const inSqliteWords =
  (name: string): FindWords =>
  (search) => {
    const match = matchOf(search);
    if (match === undefined) return anything;
    const sought = `SELECT rowid FROM ${wordTable(name)} WHERE ${wordTable(name)} MATCH ?`;
    return { sql: `rid IN (${sought})`, values: [match] };
  };

/** Finds rows by their row ids. */
export const inRows =
  (rows: readonly number[]): FindWords =>
  () => ({ sql: 'rid IN (SELECT value FROM json_each(?))', values: [JSON.stringify(rows)] });

/** Returns the ids of the first rows that match the words; undefined if only punctuation was typed. */
export function firstSqliteWords(name: string, search: WordSearch, most: number): Clause | undefined {
  const match = matchOf(search);
  const words = wordTable(name);
  return match === undefined
    ? undefined
    : { sql: `SELECT rowid FROM ${words} WHERE ${words} MATCH ? LIMIT ?`, values: [match, most] };
}

/** Counts the rows that match the words; undefined if only punctuation was typed. */
export function countSqliteWords(name: string, search: WordSearch): Clause | undefined {
  const match = matchOf(search);
  const words = wordTable(name);
  return match === undefined
    ? undefined
    : { sql: `SELECT count(*) AS total FROM ${words} WHERE ${words} MATCH ?`, values: [match] };
}

/** Tests the same prefixes on each row's own text, for rows found in another way. */
export const inOwnWords: FindWords = ({ words: typed }) => ({
  sql: beginnings(typed)
    .map(() => `instr(' ' || searched_text, ?) > 0`)
    .join(' AND '),
  values: beginnings(typed).map((word) => ` ${word}`),
});

/** The words contain no punctuation, so each one is a lexeme as it is. */
export const postgresWordColumn =
  "found tsvector GENERATED ALWAYS AS (array_to_tsvector(string_to_array(searched_text, ' '))) STORED";

export const inPostgresWords: FindWords = ({ words: typed }) => {
  const found = beginnings(typed).map((word) => `'${word.slice(0, longest)}':*`);
  return found.length === 0 ? anything : { sql: 'found @@ ?::tsquery', values: [found.join(' & ')] };
};
