import { expect, it } from 'vitest';
import { filesIn } from './source-files.ts';

/** Nouns that look like participles. */
const nouns =
  /^(?:Drawing|Feed|Heading|Holding|Listing|Mapping|Meaning|Nothing|Paging|Rating|Reading|Setting|Shipping|Sizing|Spelling|Standing|Tracking|Typing|Waiting)$/;

/** `type Asked`, `const Placing = z.object(…)`: one word that says what was done to something, and not what it is. */
const participle =
  /^(?:export )?(?:type|const) ([A-Z][a-z]*(?:ed|ing)|Told|Given|Kept|Known|Held|Found|Sent|Said|Heard|Shown|Made|Taken|Wish|Read)\b/gm;

const participlesIn = (text: string): string[] =>
  [...text.matchAll(participle)].flatMap(([, name = '']) => (nouns.test(name) ? [] : [name]));

it('types are nouns', () => {
  const wrong = filesIn('functions', 'infra', 'shared', 'web', 'seed').flatMap(({ path, text }) =>
    participlesIn(text).map((name) => `${path}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ['type Asked = string;', ['Asked']],
  ['export type Told = { a: 1 };', ['Told']],
  ['type Said = BodyOf<typeof contract>;', ['Said']],
  ['export type Wish = { a: 1 };', ['Wish']],
  ['const Redeemed = z.object({});', ['Redeemed']],
  ['type Reading = string;', []],
  ['type Drawing = string;', []],
  ['type AskedPrice = number;', []],
  ['const asked = 1;', []],
])('%s', (text, found) => {
  expect(participlesIn(text)).toEqual(found);
});

/**
 * Words that said things in a way of our own, and the known term of each. An operation keeps its name: clients and the
 * cloud know it.
 */
const retired: Readonly<Record<string, string>> = {
  Told: 'reported',
  Said: 'input',
  Wish: 'request',
  Meant: 'matched',
  Borne: 'confirmed',
  Asked: 'requested',
  Thing: 'good',
  Things: 'goods',
  Portion: 'shard',
  Portions: 'shards',
  Look: 'style',
  Anew: 'again',
};
const operations = new Set(['uploadThing']);

const exported = /^export (?:async )?(?:const|function\*?|type|class|interface) (\w+)/gm;

const retiredIn = (text: string): string[] =>
  [...text.matchAll(exported)].flatMap(([, name = '']) => {
    const words = name.match(/[A-Z]?[a-z]+/g) ?? [];
    const found = words.find((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}` in retired);
    return found && !operations.has(name) ? [name] : [];
  });

it('exports are named by known terms', () => {
  const files = filesIn('functions', 'infra', 'shared', 'web', 'seed', 'scripts');
  expect(files.flatMap(({ path, text }) => retiredIn(text).map((name) => `${path}: ${name}`))).toEqual([]);
});

it.each([
  ['export const stockSaid = 1;', ['stockSaid']],
  ['export type ReturnWish = string;', ['ReturnWish']],
  ['export async function told() {}', ['told']],
  ['export const uploadThing = 1;', []],
  ['export const lookup = 1;', []],
  ['const told = 1;', []],
])('%s', (text, found) => {
  expect(retiredIn(text)).toEqual(found);
});
