import { describe, expect, it } from 'vitest';
import { filesIn } from './source-files.ts';

/** Keys of the items that views are made of: lists, searches and counts show what is written there. */
const followed =
  /\b(?:productKeys\.card|accountKeys\.(?:profile|gone)|orderKeys\.head|categoryKey|businessKey|brandKey)\(/g;

/** What puts a write into the feed a view reads. */
const feeds = /\b(?:feedKeys|tombstone)\(/;

/** Keys of records that are declared once (see `versioned`): nobody else writes them, with a feed or without. */
const declared = /^(?:orderKeys\.head|accountKeys\.profile)\(/;

/** These look, and write nothing. */
const reading = /\b(?:get|read|check|nameOf)$/;
const writing = /\b(?:put|create|update|upsert)$/;

type Enclosing = { opened: string; callee: string; start: number; text: string };

const pairs: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** The innermost brackets around a place: what stands before them, and all they hold. */
function enclosing(text: string, at: number): Enclosing {
  const closed: string[] = [];
  let start = at - 1;
  for (; start >= 0; start -= 1) {
    const letter = text[start] ?? '';
    if (pairs[letter]) closed.push(letter);
    else if (Object.values(pairs).includes(letter) && !closed.pop()) break;
  }
  let depth = 0;
  let end = start;
  for (; end < text.length; end += 1) {
    const letter = text[end] ?? '';
    if (Object.values(pairs).includes(letter)) depth += 1;
    if (pairs[letter] && (depth -= 1) === 0) break;
  }
  return {
    opened: text[start] ?? '',
    callee: text.slice(0, Math.max(0, start)).trimEnd(),
    start,
    text: text.slice(start, end + 1),
  };
}

/** What is wrong with a place that names such a key; undefined where it only reads, or tells the feed. */
function fault(text: string, at: number): string | undefined {
  const around = enclosing(text, at);
  const before = text.slice(around.start + 1, at).trim();
  if (around.opened === '{' && before.endsWith('...')) {
    return feeds.test(around.text) ? undefined : 'an item without its feed';
  }
  if (around.opened === '{' && /\bversioned\($/.test(around.callee)) {
    return /\n\s*feed: \w+Feed,/.test(around.text) ? undefined : 'a record without the view made of it';
  }
  if (around.opened === '{' || around.opened === '')
    return 'a key with a name of its own: write it where it is used';
  // A list of what to read.
  if (around.opened === '[') return undefined;
  if (reading.test(around.callee)) return undefined;
  if (writing.test(around.callee) && declared.test(text.slice(at))) return 'a write past its record';
  if (writing.test(around.callee)) return feeds.test(around.text) ? undefined : 'a write without its feed';
  // What is taken away leaves a stone in its place, in the same transaction.
  if (/\bremove$/.test(around.callee)) {
    return /\btombstone\(/.test(enclosing(text, around.start).text) ? undefined : 'taken away without a word';
  }
  return `handed to something this rule does not know`;
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

const faultsIn = (path: string, text: string): string[] =>
  [...text.matchAll(followed)].flatMap(({ index }) => {
    const found = fault(text, index);
    return found ? [`${path}:${lineOf(text, index)} ${found}`] : [];
  });

describe('whatever a view follows', () => {
  it('is known to this rule: a new feed brings its keys with it', () => {
    const feedNames = filesIn('functions').flatMap(({ text }) =>
      [...text.matchAll(/\w+Feed = \{ name: '(\w+)'/g)].map(([, name]) => name),
    );
    const known = new Set(['categories', 'makers', 'orders', 'products', 'users']);
    expect(new Set(feedNames)).toEqual(known);
  });

  it('is never written without the feed the view reads', () => {
    expect(filesIn('functions').flatMap(({ path, text }) => faultsIn(path, text))).toEqual([]);
  });

  it.each([
    ['table.write([update(productKeys.card(id), { set: { sold } })])', 'a write without its feed'],
    ['table.change(upsert(orderKeys.head(id), { add: { n: 1 } }), Order)', 'a write past its record'],
    ['update(orderKeys.head(id), { set: { n, ...feedKeys(orderFeed, id) } })', 'a write past its record'],
    [
      'const orderRecord = versioned({ key: ({ id }) => orderKeys.head(id), stale });',
      'a record without the view',
    ],
    ['const item = { ...categoryKey(id), entity: "category" };', 'an item without its feed'],
    ['table.write([remove(accountKeys.profile(id)), put(other)])', 'taken away without a word'],
    ['function f() { const key = brandKey(id); return key; }', 'a key with a name of its own'],
  ])('%s is noticed', (text, wanted) => {
    expect(faultsIn('x.ts', text).join()).toContain(wanted);
  });

  it.each([
    'update(productKeys.card(id), { set: { sold, ...feedKeys(productFeed, id) } })',
    'const item = { ...brandKey(id), ...brand, ...feedKeys(makerFeed, id) };',
    'table.write([remove(accountKeys.profile(id)), put({ ...tombstone(userFeed, id) })])',
    'await table.get(orderKeys.head(id), StoredOrder)',
    'await table.getMany([[accountKeys.profile(id), Profile]])',
    'check(productKeys.card(id), { when: { isActive: true }, refusal })',
  ])('%s is well', (text) => {
    expect(faultsIn('x.ts', text)).toEqual([]);
  });
});
