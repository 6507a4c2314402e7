import type { Match, Phrase } from './product-rows.ts';

/** Prefix letter that tells which text a word is in, so that one index of words serves all texts. */
const letters = { exact: 'e', name: 'n', any: 'a' } as const;

/** Maximum length of an indexed word. */
const longest = 400;

export const plainLexeme = (word: string): string => `'${word.slice(0, longest).replace(/['\\]/g, '$&$&')}'`;

export const lexeme = (where: Match['in'], word: string): string => plainLexeme(letters[where] + word);

const phrase = (where: Match['in'], { words, isHalf }: Phrase): string =>
  words
    .map((word, place) => lexeme(where, word) + (isHalf && place === words.length - 1 ? ':*' : ''))
    .join(' <-> ');

const anyOf = (parts: readonly string[], sign: string): string =>
  parts.length === 1 ? parts.join('') : `(${parts.join(` ${sign} `)})`;

/** Translates a match into a tsquery. */
export const tsquery = ({ in: where, readings }: Match): string =>
  anyOf(
    readings.map((parts) =>
      anyOf(
        parts.map((phrases) =>
          anyOf(
            phrases.map((one) => `(${phrase(where, one)})`),
            '|',
          ),
        ),
        '&',
      ),
    ),
    '|',
  );
