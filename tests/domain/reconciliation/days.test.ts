import { describe, expect, it } from 'vitest';
import {
  dayAfter,
  dayOf,
  lastCompleteDay,
  millisecondsSince,
  momentsOf,
} from '#functions/domain/reconciliation/days.ts';

describe('a day that is compared', () => {
  it('is counted on by the calendar, also over the end of a month', () => {
    expect([dayAfter('2026-11-30', 1), dayAfter('2026-12-01', -1), dayAfter('2026-11-20', 0)]).toEqual([
      '2026-12-01',
      '2026-11-30',
      '2026-11-20',
    ]);
  });

  it('goes from midnight to midnight in Vietnam', () => {
    const { from, to } = momentsOf('2026-11-20');
    expect([from, to]).toEqual(['2026-11-19T17:00:00.000Z', '2026-11-20T16:59:59.999Z']);
    expect([dayOf(from), dayOf(to)]).toEqual(['2026-11-20', '2026-11-20']);
    expect(dayOf('2026-11-20T17:00:00.000Z')).toBe('2026-11-21');
  });

  it('began so long ago, or has not begun', () => {
    const now = () => new Date('2026-11-20T17:00:00.000Z');
    expect(millisecondsSince({ now }, '2026-11-20T16:00:00.000Z')).toBe(3_600_000);
    expect(millisecondsSince({ now }, '2026-11-20T18:00:00.000Z')).toBe(0);
  });

  it.each([
    ['2026-11-20T17:59:59.000Z', '2026-11-19'],
    ['2026-11-20T18:00:00.000Z', '2026-11-20'],
  ])('is whole an hour after it ended: at %s the last one is %s', (now, day) => {
    expect(lastCompleteDay(new Date(now))).toBe(day);
  });
});
