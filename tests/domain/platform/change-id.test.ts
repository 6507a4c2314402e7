import { expect, it } from 'vitest';
import { idPattern, instantOfId } from '#shared/values/ids.ts';
import { changeMark, holdsChange, newChangeId } from '#functions/platform/table/change-id.ts';

const at = Date.parse('2026-11-28T08:00:00Z');

it('is an id of its moment, unlike any other, which tells apart whose changes they are', () => {
  const [first, later, other] = [newChangeId('p1', at), newChangeId('p1', at + 9), newChangeId('p2', at)];
  for (const id of [first, later, other]) expect(id).toMatch(idPattern);
  expect([first, later, other].map(instantOfId)).toEqual([at, at + 9, at]);
  expect(new Set(Array.from({ length: 100 }, () => newChangeId('p1', at))).size).toBe(100);
  expect(changeMark(later)).toBe(changeMark(first));
  expect(changeMark(later)).toBe(later.slice(10, 16));
  const marks = Array.from({ length: 5000 }, (_, place) => changeMark(newChangeId(`p${place}`, at)));
  expect(new Set(marks).size).toBe(5000);
});

it('is held by itself and by what came later; of two at one moment by itself alone', () => {
  const [change, twin] = [newChangeId('p1', at), newChangeId('p1', at)];
  expect(holdsChange(change, change)).toBe(true);
  expect(holdsChange(newChangeId('p1', at + 1), change)).toBe(true);
  expect(holdsChange(newChangeId('p1', at - 1), change)).toBe(false);
  expect([holdsChange(twin, change), holdsChange(change, twin)]).toEqual([false, false]);
  expect(holdsChange('', change)).toBe(false);
});
