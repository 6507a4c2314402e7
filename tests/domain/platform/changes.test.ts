import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it } from 'vitest';
import { changeOf, changeSeconds, changeToken, maxChanges } from '#shared/contract/change-tokens.ts';
import { newId } from '#shared/values/ids.ts';
import {
  newestChange,
  newChanges,
  noteChange,
  serialiseChanges,
  withChanges,
} from '#functions/platform/table/changes.ts';
import { put, remove, update } from '#functions/platform/table/table-operations.ts';
import { createDocumentClient } from '#functions/platform/clients/document-client.ts';
import { createTable } from '#functions/platform/table/table.ts';
import { feedKeys } from '#functions/platform/views/view-feed.ts';

const now = Date.parse('2026-11-22T05:00:00Z');
const at = (milliseconds: number) => newId(now + milliseconds);
const known = (said: string | undefined) => [...newChanges(said, now).known];

describe('what a caller says has changed', () => {
  it('is the newest of each feed', () => {
    const [first, second, other] = [at(-20), at(-10), at(-5)];
    expect(known(`products.0.${second}, products.0.${first},users.0.${other}`)).toEqual([
      ['products.0', second],
      ['users.0', other],
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['an empty line', ''],
    ['no token', 'products,0,%00'],
    ['a feed without an id', 'products.0.'],
    ['letters no id has', `products.0.${'I'.repeat(26)}`],
    ['a change that was long ago', `products.0.${at(-changeSeconds * 1000 - 1)}`],
    ['a change that is yet to come', `products.0.${at(60_000)}`],
  ])('is nothing for %s', (_, said) => expect(known(said)).toEqual([]));

  it('is bounded', () => {
    const said = Array.from({ length: 50 }, (_, shard) => `products.${shard}.${at(0)}`).join(',');
    expect(known(said)).toHaveLength(maxChanges);
  });
});

describe('what a call changed', () => {
  const notes = { name: 'notes', shards: 1 };
  const key = { pk: 'NOTE#1', sk: 'NOTE' };
  const tableThat = (answers: () => object) => {
    const client = createDocumentClient();
    mockClient(client).onAnyCommand().callsFake(answers);
    return createTable(client, 'table');
  };
  const refuses = () => {
    throw new ConditionalCheckFailedException({ message: '', $metadata: {} });
  };

  it('is told of what was written, its newest change of each feed', async () => {
    const table = tableThat(() => ({}));
    const changes = newChanges(undefined, now);
    const [made, changed] = [feedKeys(notes, '1'), feedKeys(notes, '1')];
    await withChanges(changes, async () => {
      await table.write([put({ ...key, ...made })]);
      await table.write([update(key, { set: changed })]);
      const newest = made.changeId > changed.changeId ? made : changed;
      expect(newestChange('notes.0')).toBe(newest.changeId);
      expect(serialiseChanges(changes)).toBe(`notes.0.${newest.changeId}`);
    });
  });

  it('leaves out what was refused, and what no list shows', async () => {
    const changes = newChanges(undefined, now);
    await withChanges(changes, async () => {
      const refused = update(key, { set: feedKeys(notes, '1') }, { refusal: 'gone' });
      expect(await tableThat(refuses).write([refused])).toBe('gone');
      const table = tableThat(() => ({}));
      await table.write([put({ ...key, text: 'plain' })]);
      await table.write([remove(key)]);
    });
    expect(serialiseChanges(changes)).toBeUndefined();
  });

  it('is told of by its newest where it was too much', async () => {
    const changes = newChanges(undefined, now);
    const fed = Array.from({ length: maxChanges + 3 }, (_, shard) => ({
      feed: `notes.${shard}`,
      id: at(shard),
    }));
    withChanges(changes, () => fed.forEach(noteChange));
    const told = serialiseChanges(changes)?.split(',') ?? [];
    expect(told.toSorted()).toEqual(fed.slice(3).map(changeToken).toSorted());
  });

  it('says nothing outside of a call', () => {
    noteChange({ feed: 'notes.0', id: newId() });
    expect(newestChange('notes.0')).toBeUndefined();
  });
});

it('an item says which feed its change is in', () => {
  const keys = feedKeys({ name: 'notes', shards: 1 }, '1');
  const change = changeOf({ ...keys, text: 'x' });
  expect(change && changeToken(change)).toBe(`notes.0.${keys.changeId}`);
  expect(changeOf({ text: 'x' })).toBeUndefined();
});
