import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { fromCursor, toCursor } from '#functions/platform/table/table-cursor.ts';

const partition = { names: ['pk', 'sk'], pk: 'USER#1' } as const;
const indexed = { names: ['gsi1pk', 'gsi1sk'], pk: 'POSTS' } as const;
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const refused = new AppError('BAD_CURSOR');

describe('a cursor', () => {
  it('leads on in the list it came from', () => {
    const key = { pk: 'USER#1', sk: 'SESSION#2' };
    expect(fromCursor(toCursor(key), partition)).toEqual(key);
  });

  it('is none at the end and at the start of a list', () => {
    expect(toCursor(undefined)).toBeUndefined();
    expect(fromCursor(undefined, partition)).toBeUndefined();
    expect(fromCursor('', partition)).toBeUndefined();
  });

  it.each([
    ['another partition', encoded({ pk: 'USER#2', sk: 'S' })],
    ['no partition', encoded({ sk: 'S' })],
    ['a partition of another type', encoded({ pk: ['USER#1'], sk: 'S' })],
    ['a list', encoded([])],
    ['nothing', encoded(null)],
    ['a very long key', encoded({ pk: 'USER#1', sk: 'x'.repeat(1025) })],
    ['a long key of many-byte letters', encoded({ pk: 'USER#1', sk: 'đ'.repeat(600) })],
    ['no place in the list', encoded({ pk: 'USER#1' })],
    ['an empty place', encoded({ pk: 'USER#1', sk: '' })],
    ['half a character', encoded({ pk: 'USER#1', sk: '\ud800' })],
    ['an attribute too many', encoded({ pk: 'USER#1', sk: 'S', gsi1pk: 'x' })],
    ['broken JSON', Buffer.from('{"pk":').toString('base64url')],
    ['letters outside base64', '🎉🎉'],
  ])('of %s is refused', (_, cursor) => {
    expect(() => fromCursor(cursor, partition)).toThrow(refused);
  });

  it('of an index names the keys of both, and nothing else', () => {
    const key = { pk: 'POST#1', sk: 'HEAD', gsi1pk: 'POSTS', gsi1sk: '2026' };
    expect(fromCursor(toCursor(key), indexed)).toEqual(key);
    const { pk: _, ...less } = key;
    expect(() => fromCursor(encoded(less), indexed)).toThrow(refused);
    expect(() => fromCursor(encoded({ ...key, gsi1pk: 'DRAFTS' }), indexed)).toThrow(refused);
  });

  it('of junk is refused in one way only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (junk) => {
        expect(() => fromCursor(junk, partition)).toThrow(refused);
      }),
    );
  });
});
