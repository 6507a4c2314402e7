import { describe, expect, it } from 'vitest';
import { can, type Role, roles } from '#shared/contract/access.ts';
import { tasks, tasksOf } from '#shared/overview/dashboard.contract.ts';
import { compareDays, weekDayOf } from '#web/back-office/overview/rules/compare-days.ts';
import { taskPlaces } from '#web/back-office/overview/rules/task-places.ts';
import { waitingAge } from '#web/back-office/overview/rules/waiting-age.ts';
import { pageOpenTo } from '#web/back-office/staff-pages.ts';
import { showDays } from '#web/platform/format/local-time.ts';

describe('a task that waits', () => {
  it.each(roles)('leads %s to a page that is open to them', (role: Role) => {
    for (const task of tasksOf(role))
      expect([task, pageOpenTo(role, taskPlaces[task].to)?.to]).toEqual([task, taskPlaces[task].to]);
  });

  it.each(Object.entries(tasks))('%s is told to those with the right %s alone', (task, capability) => {
    const told = roles.filter((role) => tasksOf(role).some((one) => one === task));
    expect(told).toEqual(roles.filter((role) => can(role, capability)));
  });
});

const now = Date.parse('2026-11-28T05:00:00.000Z');
it.each([
  ['2026-11-28T04:59:50.000Z', 'minutes', 1],
  ['2026-11-28T04:00:01.000Z', 'minutes', 59],
  ['2026-11-28T04:00:00.000Z', 'hours', 1],
  ['2026-11-27T05:00:01.000Z', 'hours', 23],
  ['2026-11-27T05:00:00.000Z', 'days', 1],
  ['2026-11-25T06:00:00.000Z', 'days', 2],
])('what waits since %s has waited %s: %i', (since, unit, count) => {
  expect(waitingAge(since, now)).toEqual({ unit, count });
});

it.each([
  [
    { now: 112, before: 100 },
    { is: 'more', percent: 12 },
  ],
  [
    { now: 50, before: 100 },
    { is: 'less', percent: 50 },
  ],
  [
    { now: 300, before: 100 },
    { is: 'more', percent: 200 },
  ],
  [
    { now: 1142, before: 100 },
    { is: 'times', times: 11.4 },
  ],
  [{ now: 100, before: 100 }, { is: 'same' }],
  [{ now: 100, before: 0 }, { is: 'first' }],
  [{ now: 0, before: 0 }, { is: 'first' }],
])('%j is compared as %j', (figures, comparison) => {
  expect(compareDays(figures)).toEqual(comparison);
});

it('knows the days of the week of calendar days', () => {
  expect(weekDayOf('2026-11-28')).toBe('saturday');
  expect(weekDayOf('2026-11-22')).toBe('sunday');
});

it('names one day once, and several by the first and the last', () => {
  expect(showDays('2026-11-27', '2026-11-27', 'vi')).toBe('27/11');
  expect(showDays('2026-11-21', '2026-11-27', 'vi')).toBe('21/11 – 27/11');
  expect(showDays('2026-11-21', '2026-11-27', 'en')).toBe('21 Nov – 27 Nov');
});
