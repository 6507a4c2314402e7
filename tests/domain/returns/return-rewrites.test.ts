import { expect, it } from 'vitest';
import { returnRecord, StoredReturn } from '#functions/domain/returns/return-record.ts';
import { returnsInTheirFeed } from '#functions/domain/returns/return-rewrites.ts';
import { anItemOf } from '#tests/support/item-of-schema.ts';

const stored = StoredReturn.parse(anItemOf(StoredReturn));
const { changes: _changes, changeId: _changeId, ...older } = returnRecord.item(stored);

it('a return from before there was a view of them enters its feed, once', () => {
  const today = returnsInTheirFeed.today(older);
  expect(today).toMatchObject({ ...older, changes: 'VIEW#returns#0' });
  expect(returnsInTheirFeed.today(today)).toBe(today);
  expect(returnsInTheirFeed.today({ pk: 'a', sk: 'b' })).toEqual({ pk: 'a', sk: 'b' });
});
