import { fold, words } from '#shared/values/text.ts';
import { type FindWords, quoted } from './list-sql.ts';

/** Longer than any word that is looked for: a lexeme of PostgreSQL has two kilobytes. */
const longest = 200;

/** The words of a text as an index keeps them: without marks, letters and digits alone, each once. */
export const indexedWords = (texts: readonly string[]): string =>
  [...new Set(words(fold(texts.join(' '))).map((word) => word.slice(0, longest)))].join(' ');

const beginnings = (typed: readonly string[]): string[] => typed.flatMap((one) => words(fold(one)));

const anything = { sql: '1 = 1', values: [] };

/** What an index of words is called beside its table. */
export const wordTable = (name: string): string => quoted(`${name}_words`);

export const sqliteWordSchema = (name: string): string => `
  CREATE VIRTUAL TABLE ${wordTable(name)} USING fts5(
    words, content='', contentless_delete=1, detail=none, prefix='2 3', tokenize='unicode61 remove_diacritics 0'
  );`;

/** Rows that have a word that begins so, for each that was typed. Signs alone mean nothing in particular. */
export const inSqliteWords =
  (name: string): FindWords =>
  (typed) => {
    const found = beginnings(typed).map((word) => `"${word}"*`);
    if (found.length === 0) return anything;
    const sought = `SELECT rowid FROM ${wordTable(name)} WHERE ${wordTable(name)} MATCH ?`;
    return { sql: `rid IN (${sought})`, values: [found.join(' AND ')] };
  };

/** Words have no signs, so that each is a lexeme as it stands. */
export const postgresWordColumn =
  "found tsvector GENERATED ALWAYS AS (array_to_tsvector(string_to_array(searched_text, ' '))) STORED";

export const inPostgresWords: FindWords = (typed) => {
  const found = beginnings(typed).map((word) => `'${word.slice(0, longest)}':*`);
  return found.length === 0 ? anything : { sql: 'found @@ ?::tsquery', values: [found.join(' & ')] };
};
