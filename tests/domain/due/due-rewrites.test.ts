import { expect, it } from 'vitest';
import { dueItem } from '#functions/domain/due/due-items.ts';
import { duesInLanes } from '#functions/domain/due/due-rewrites.ts';

const due = { at: '2026-11-22T03:00:00.000Z', kind: 'unpaid-order', of: 'o1' } as const;

it('what was due before kinds had lanes lies in the lane of what it is of, with all it said', () => {
  const older = { pk: 'DUE#unpaid-order', sk: `${due.at}#o1`, entity: 'due', ...due, trace: 't', more: 1 };
  expect([duesInLanes.name, duesInLanes.entities]).toEqual(['dues-in-lanes', ['due']]);
  const today = duesInLanes.today(older);
  expect(today).toEqual({ ...older, ...dueItem(due) });
  expect(today['pk']).toMatch(/^DUE#unpaid-order#[0-7]$/);
  const broken = { ...older, kind: 'unknown' };
  expect(duesInLanes.today(broken)).toBe(broken);
});
