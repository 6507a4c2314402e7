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
