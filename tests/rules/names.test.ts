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
