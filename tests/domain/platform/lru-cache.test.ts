import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { lruCache } from '#functions/platform/lru-cache.ts';
import { nameOf } from '#functions/platform/views/postgres-client.ts';
import { prepared } from '#functions/platform/views/view-file.ts';

it('keeps what was asked for last, and makes the rest anew', () => {
  const made: string[] = [];
  const keep = lruCache<string>(2);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b'])
    keep(name, () => {
      made.push(name);
      return name;
    });
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('statements somebody thought of many ways to ask for do not pile up', () => {
  const db = new DatabaseSync(':memory:');
  const [usual] = [prepared(db, 'SELECT 0')];
  for (let way = 0; way < 1000; way += 1) {
    prepared(db, `SELECT ${way}, 1`);
    expect(prepared(db, 'SELECT 0')).toBe(usual);
  }
  const first = prepared(db, 'SELECT 0, 1');
  expect(prepared(db, 'SELECT 0, 1')).toBe(first);
  const names = Array.from({ length: 1000 }, (_, way) => nameOf(`SELECT ${way}`));
  expect(names.filter(Boolean).length).toBeLessThanOrEqual(100);
  expect(nameOf('SELECT 0')).toBe(names[0]);
});
