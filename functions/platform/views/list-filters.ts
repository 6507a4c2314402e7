import { PhoneNumber } from '#shared/accounts/user.ts';
import { fold } from '#shared/values/text.ts';
import type { Cell, Condition } from './list-plan.ts';

/** Translates a filter value of a contract into conditions on a view's columns. */
export type Filter<Name extends string> = (value: unknown) => Condition<Name>[];

// The contract has already parsed the value: text, a number or a boolean.
export const cellOf = (value: unknown): Cell =>
  typeof value === 'boolean' ? Number(value) : (value as Cell);

const maxWords = 8;

/** Requires each word anywhere in the searched text, ignoring diacritics. */
export const search = (): Filter<never> => (value) => {
  const words = fold(String(value)).split(/\s+/).filter(Boolean).slice(0, maxWords);
  return words.length > 0 ? [{ words }] : [];
};

/** Searched part of an email address: many people share the domain, so only the part before the @ is used. */
export const mailName = (email: string): string => email.replace(/@.*$/, '');

/** Searches people by a phone number with +84 and dots, a code with @, or a (partial) address. */
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

/** An empty list means no restriction. */
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
