import { isDeepStrictEqual } from 'node:util';
import type { ActivityChange, ActivityValue } from '#shared/activity/activity.contract.ts';

type Teller<V> = (value: V) => ActivityValue;

/** What is told of a record's changes, each field as somebody may read it. What is not named here is not told. */
export type ToldFields<S> = { readonly [Field in keyof S]?: Teller<S[Field]> };

/** Long enough to know a text by. */
const longest = 200;
const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text;

const veil = '•••';
const shownDigits = 3;
/** “lan@example.com” is l•••@example.com, 0912345678 is •••678: enough to tell one from another. */
function mask(text: string): string {
  const [name = '', host] = text.split('@');
  // By letters: half of one is nothing that can be kept.
  if (host !== undefined) return `${Array.from(name)[0] ?? ''}${veil}@${host}`;
  const letters = Array.from(text);
  return veil + letters.slice(Math.max(shownDigits, letters.length - shownDigits)).join('');
}

type Plain = string | number | boolean | null;

export const asIs = (value: Plain): ActivityValue => (typeof value === 'string' ? cut(value) : value);
/** Words in a row. */
export const listed = (values: readonly string[]): ActivityValue => cut(values.join(', '));
export const counted = (values: readonly unknown[]): ActivityValue => values.length;
/** The name of what it belongs to. */
export const named = (thing: { name: string } | null): ActivityValue => thing && cut(thing.name);
/** How somebody is reached. */
export const masked = (text: string | null): ActivityValue => (text ? mask(text) : null);
/** That it is there, or another than before; not what it says. */
export const veiled = (value: unknown): ActivityValue =>
  value === null || value === undefined || value === '' ? null : veil;

/** What is told of a change of these fields; nothing where none of them is another. */
export const changesOf = <S extends object>(told: ToldFields<S>, before: S, after: S): ActivityChange[] =>
  (Object.keys(told) as (keyof S & string)[])
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    // Each teller stands under the field it reads.
    .map((field) => {
      const tell = told[field] as Teller<unknown>;
      return { field, from: tell(before[field]), to: tell(after[field]) };
    })
    // As many as before: none came, none went.
    .filter(({ from, to }) => typeof to !== 'number' || from !== to);
