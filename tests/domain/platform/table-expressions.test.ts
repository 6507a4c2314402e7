import { describe, expect, it } from 'vitest';
import {
  type Change,
  type Condition,
  conditionExpression,
  Placeholders,
  updateExpression,
} from '#functions/platform/table/table-expressions.ts';
import { check, create, put, remove, update, upsert } from '#functions/platform/table/table-operations.ts';

describe('a condition', () => {
  const table: [Condition, string, unknown[]][] = [
    [{ state: 'waiting' }, '#state = :v0', ['waiting']],
    [{ tries: { is: '<', to: 5 } }, '#tries < :v0', [5]],
    [{ pk: { missing: true } }, 'attribute_not_exists(#pk)', []],
    [{ pk: { present: true } }, 'attribute_exists(#pk)', []],
    [
      { heldUntil: { missingOrAtMost: 100 } },
      '(attribute_not_exists(#heldUntil) OR #heldUntil <= :v0)',
      [100],
    ],
    [
      { pk: { present: true }, revision: 3, isActive: true },
      'attribute_exists(#pk) AND #revision = :v0 AND #isActive = :v1',
      [3, true],
    ],
  ];
  it.each(table)('%j', (condition, expression, values) => {
    const place = new Placeholders();
    expect(conditionExpression(condition, place)).toBe(expression);
    expect(Object.values(place.values)).toEqual(values);
    expect(Object.values(place.names)).toEqual(Object.keys(condition));
  });
});

describe('a change', () => {
  const table: [Change, string][] = [
    [{ set: { a: 1, b: 'x' } }, 'SET #a = :v0, #b = :v1'],
    [{ set: { a: 1, gone: undefined } }, 'SET #a = :v0'],
    [{ set: { a: null } }, 'SET #a = :v0'],
    [{ setOnce: { reserved: 0 } }, 'SET #reserved = if_not_exists(#reserved, :v0)'],
    [{ add: { tries: 1 } }, 'ADD #tries :v0'],
    [{ remove: ['a', 'b'] }, 'REMOVE #a, #b'],
    [
      { set: { a: 1 }, setOnce: { b: 2 }, add: { c: 3 }, remove: ['d'] },
      'SET #a = :v0, #b = if_not_exists(#b, :v1) ADD #c :v2 REMOVE #d',
    ],
    [{}, ''],
  ];
  it.each(table)('%j', (change, expression) => {
    expect(updateExpression(change, new Placeholders())).toBe(expression);
  });
});

describe('an operation', () => {
  const key = { pk: 'P', sk: 'S' };

  it('creates only where there is nothing', () => {
    const { refusal, build } = create({ ...key, a: 1 }, { refusal: 'taken' });
    expect(refusal).toBe('taken');
    expect(build('t')).toEqual({
      Put: {
        TableName: 't',
        Item: { ...key, a: 1 },
        ConditionExpression: 'attribute_not_exists(#pk)',
        ExpressionAttributeNames: { '#pk': 'pk' },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    });
  });

  it('updates only what exists, upserts anything', () => {
    expect(update(key, { set: { a: 1 } }).build('t').Update).toEqual({
      TableName: 't',
      Key: key,
      UpdateExpression: 'SET #a = :v0',
      ConditionExpression: 'attribute_exists(#pk)',
      ExpressionAttributeNames: { '#a': 'a', '#pk': 'pk' },
      ExpressionAttributeValues: { ':v0': 1 },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    expect(upsert(key, { add: { n: 1 } }).build('t').Update).not.toHaveProperty('ConditionExpression');
  });

  it('changes and tests one attribute with values apart', () => {
    const { Update } = update(key, { set: { tokenHash: 'new' } }, { when: { tokenHash: 'old' } }).build('t');
    expect(Update?.UpdateExpression).toBe('SET #tokenHash = :v0');
    expect(Update?.ConditionExpression).toBe('attribute_exists(#pk) AND #tokenHash = :v1');
    expect(Update?.ExpressionAttributeValues).toEqual({ ':v0': 'new', ':v1': 'old' });
  });

  it('names its key and nothing else of an item', () => {
    expect(remove({ ...key, extra: 1 } as typeof key).build('t').Delete?.Key).toEqual(key);
    expect(put({ ...key, a: 1 }).build('t').Put).not.toHaveProperty('ConditionExpression');
    expect(check(key, { when: { a: 1 } }).build('t').ConditionCheck?.ConditionExpression).toBe('#a = :v0');
  });
});
