import { PhoneNumber } from '#shared/accounts/user.ts';
import { fold } from '#shared/values/text.ts';
import type { Cell, Condition } from './list-plan.ts';

/** What a filter of a contract, when it is given, asks of a view's columns. */
export type Filter<Name extends string> = (value: unknown) => Condition<Name>[];

// Contracts have parsed what is given: text, a number or a yes or no.
export const cellOf = (value: unknown): Cell =>
  typeof value === 'boolean' ? Number(value) : (value as Cell);

const mostWords = 8;

/** Each word somewhere in what the view is searched by, marks or none. */
export const search = (): Filter<never> => (value) => {
  const words = fold(String(value)).split(/\s+/).filter(Boolean).slice(0, mostWords);
  return words.length > 0 ? [{ words }] : [];
};

/** What a mail address is found by: what follows the sign, half of all people share. */
export const mailName = (email: string): string => email.replace(/@.*$/, '');

/** People as they are typed: a number with +84 and points, a code after its @, an address whole or in part. */
export const searchPeople = (): Filter<never> => (value) => {
  const typed = String(value);
  const number = PhoneNumber.safeParse(typed).data;
  return search()(
    number ??
      typed
        .trim()
        .split(/\s+/)
        .map((word) => mailName(word.replace(/^@/, '')))
        .join(' '),
  );
};

export const equals =
  <Name extends string>(column: Name): Filter<Name> =>
  (value) => [{ column, is: cellOf(value) }];

/** An empty list asks for nothing in particular. */
export const among =
  <Name extends string>(column: Name): Filter<Name> =>
  (value) => {
    const cells = [value].flat().map(cellOf);
    return cells.length > 0 ? [{ column, among: cells }] : [];
  };

export const atLeast =
  <Name extends string>(column: Name): Filter<Name> =>
  (value) => [{ column, atLeast: cellOf(value) }];

export const atMost =
  <Name extends string>(column: Name): Filter<Name> =>
  (value) => [{ column, atMost: cellOf(value) }];
