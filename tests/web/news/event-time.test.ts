import { expect, it } from 'vitest';
import { canRemind, takesDays } from '#web/features/news/rules/event-time.ts';

const event = {
  category: 'event',
  date: '2026-11-28T12:00:00.000Z',
  endsAt: null as string | null,
  isCancelled: false,
} as const;
const now = Date.parse('2026-11-28T10:59:59.000Z');

it.each([
  ['no end', null, false],
  ['an end on the same day', '2026-11-28T16:59:00.000Z', false],
  // In Hà Nội the next day begins at 17:00 UTC.
  ['an end after midnight in Hà Nội', '2026-11-28T17:00:00.000Z', true],
  ['an end days later', '2026-11-30T12:00:00.000Z', true],
])('an event with %s', (_, endsAt, isLong) => {
  expect(takesDays({ ...event, endsAt })).toBe(isLong);
  expect(takesDays({ ...event, endsAt, date: null })).toBe(false);
});

it('is reminded of until an hour before it begins', () => {
  expect(canRemind(event, now)).toBe(true);
  expect(canRemind(event, now + 999)).toBe(true);
  expect(canRemind(event, now + 1000)).toBe(false);
  expect(canRemind({ ...event, isCancelled: true }, now)).toBe(false);
  expect(canRemind({ ...event, category: 'news' }, now)).toBe(false);
  expect(canRemind({ ...event, date: null }, now)).toBe(false);
});
