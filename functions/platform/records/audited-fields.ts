import { isDeepStrictEqual } from 'node:util';
import type { ActivityChange, ActivityValue } from '#shared/activity/activity.contract.ts';

type Teller<V> = (value: V) => ActivityValue;

/** Formatters of the audited fields in the form that staff may read. Other fields are not recorded. */
export type AuditedFields<S> = { readonly [Field in keyof S]?: Teller<S[Field]> };

/** Maximum length of a recorded text, long enough to recognize it. */
const longest = 200;
const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text;

const veil = '•••';
const shownDigits = 3;
/** Masks a contact (l•••@example.com, •••678), leaving enough to tell two apart. */
function mask(text: string): string {
  const [name = '', host] = text.split('@');
  // Splits by code points, because half of a surrogate pair cannot be stored.
  if (host !== undefined) return `${Array.from(name)[0] ?? ''}${veil}@${host}`;
  const letters = Array.from(text);
  return veil + letters.slice(Math.max(shownDigits, letters.length - shownDigits)).join('');
}

type Plain = string | number | boolean | null;

export const asIs = (value: Plain): ActivityValue => (typeof value === 'string' ? cut(value) : value);
/** Joins words with commas. */
export const listed = (values: readonly string[]): ActivityValue => cut(values.join(', '));
export const counted = (values: readonly unknown[]): ActivityValue => values.length;
/** Records the name of a referenced thing. */
export const named = (thing: { name: string } | null): ActivityValue => thing && cut(thing.name);
/** Records an email address or phone number in masked form. */
export const masked = (text: string | null): ActivityValue => (text ? mask(text) : null);
/** Records only that a value is set or has changed, not the value itself. */
export const veiled = (value: unknown): ActivityValue =>
  value === null || value === undefined || value === '' ? null : veil;

/** Lists the recorded changes between two versions of a record; empty if none of these fields differs. */
export const changesOf = <S extends object>(told: AuditedFields<S>, before: S, after: S): ActivityChange[] =>
  (Object.keys(told) as (keyof S & string)[])
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    // Each formatter is stored under the field that it reads, so the cast is safe.
    .map((field) => {
      const tell = told[field] as Teller<unknown>;
      return { field, from: tell(before[field]), to: tell(after[field]) };
    })
    // Leaves out counts that did not change: nothing was added or removed.
    .filter(({ from, to }) => typeof to !== 'number' || from !== to);
