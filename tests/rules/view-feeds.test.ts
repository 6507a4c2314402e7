import { describe, expect, it } from 'vitest';
import { filesIn } from './source-files.ts';

/** Keys of the items that views are made of: lists, searches and counts show what is written there. */
const followed =
  /\b(?:productKeys\.card|shelfKey|accountKeys\.(?:profile|gone)|orderKeys\.head|returnKeys\.head|voucherKeys\.head|customerKeys\.(?:head|gone)|purchasingKeys\.(?:head|gone)|paymentKeys\.(?:payment|notice)|refundKeys\.head|invoiceKeys\.head|tillKeys\.head|identityKeys\.wallet|contactKeys\.head|memberLogKeys\.logged|peopleKeys\.request|libraryKeys\.(?:document|words)|caseKeys\.card|categoryKey|businessKey|brandKey)\(/g;

/** What puts a write into the feed a view reads: made by the record with every write of it, and by nobody else. */
const feeds = /\b(?:feedKeys|tombstone)\(/;
const records = 'functions/platform/records/versioned.ts';
const makers = 'functions/platform/views/view-feed.ts';

/** These look, and write nothing. */
const reading = /\b(?:get|read|check|nameOf)$/;
const writing = /\b(?:put|create|update|upsert|remove)$/;

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

/** What is wrong with a place that names such a key; undefined where it only reads, or declares the record. */
function fault(text: string, at: number): string | undefined {
  const around = enclosing(text, at);
  const before = text.slice(around.start + 1, at).trim();
  if (around.opened === '{' && before.endsWith('...')) return 'an item past its record';
  if (around.opened === '{' && /\b(?:versioned|publicationRecord)\($/.test(around.callee))
    return /\n\s*feed: \w+Feed,/.test(around.text) ? undefined : 'a record without the view made of it';
  if (around.opened === '{' || around.opened === '')
    return 'a key with a name of its own: write it where it is used';
  // A list of what to read.
  if (around.opened === '[') return undefined;
  if (reading.test(around.callee)) return undefined;
  if (writing.test(around.callee)) return 'a write past its record';
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
    const known = new Set([
      'cases',
      'categories',
      'chapters',
      'customers',
      'documents',
      'identities',
      'inventory',
      'invoices',
      'lots',
      'makers',
      'memberlog',
      'messages',
      'news',
      'notices',
      'orders',
      'packing',
      'payments',
      'privacy',
      'products',
      'purchases',
      'refunds',
      'returns',
      'tills',
      'users',
      'vouchers',
    ]);
    expect(new Set(feedNames)).toEqual(known);
  });

  it('is written by its record, which no write can leave without the feed', () => {
    expect(filesIn('functions').flatMap(({ path, text }) => faultsIn(path, text))).toEqual([]);
  });

  it('is told to views by records alone', () => {
    const telling = filesIn('functions').filter(({ path, text }) => path !== makers && feeds.test(text));
    expect(telling.map(({ path }) => path)).toEqual([records]);
  });

  it.each([
    ['table.write([update(productKeys.card(id), { set: { sold } })])', 'a write past its record'],
    ['table.change(upsert(orderKeys.head(id), { add: { n: 1 } }), Order)', 'a write past its record'],
    ['table.write([remove(accountKeys.profile(id)), put(other)])', 'a write past its record'],
    [
      'const orderRecord = versioned({ key: ({ id }) => orderKeys.head(id), stale });',
      'a record without the view',
    ],
    ['const item = { ...categoryKey(id), entity: "category" };', 'an item past its record'],
    ['function f() { const key = brandKey(id); return key; }', 'a key with a name of its own'],
  ])('%s is noticed', (text, wanted) => {
    expect(faultsIn('x.ts', text).join()).toContain(wanted);
  });

  it.each([
    'const brands = versioned({\n  key: ({ id }) => brandKey(id),\n  feed: makerFeed,\n});',
    'await table.get(orderKeys.head(id), StoredOrder)',
    'await table.getMany([[accountKeys.profile(id), Profile]])',
    'check(productKeys.card(id), { when: { isActive: true }, refusal })',
  ])('%s is well', (text) => {
    expect(faultsIn('x.ts', text)).toEqual([]);
  });
});
