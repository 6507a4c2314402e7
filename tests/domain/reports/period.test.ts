import { expect, it } from 'vitest';
import { comparedPeriods, daysOf } from '#functions/domain/reports/period.ts';

/** 10:46 in Hà Nội. */
const now = new Date('2026-11-21T03:46:00.000Z');

it('is the last seven days unless asked otherwise, against the seven before up to the same hour', () => {
  expect(comparedPeriods({}, now)).toEqual({
    period: { from: '2026-11-15', to: '2026-11-21', until: '2026-11-21T03:46:00.000Z' },
    before: { from: '2026-11-08', to: '2026-11-14', until: '2026-11-14T03:46:00.000Z' },
  });
});

it.each([
  [
    'a day that is over',
    { from: '2026-11-20', to: '2026-11-20' },
    ['2026-11-20T16:59:59.999Z', '2026-11-19', '2026-11-19T16:59:59.999Z'],
  ],
  [
    'today',
    { from: '2026-11-21', to: '2026-11-21' },
    ['2026-11-21T03:46:00.000Z', '2026-11-20', '2026-11-20T03:46:00.000Z'],
  ],
  [
    'a month, against as many days before',
    { from: '2026-03-01', to: '2026-03-31' },
    ['2026-03-31T16:59:59.999Z', '2026-01-29', '2026-02-28T16:59:59.999Z'],
  ],
  [
    'what is still to come',
    { from: '2027-01-01', to: '2027-01-02' },
    ['2026-12-31T17:00:00.000Z', '2026-12-30', '2026-12-29T17:00:00.000Z'],
  ],
])('%s', (_, asked, [until, from, untilBefore]) => {
  const { period, before } = comparedPeriods(asked, now);
  expect([period.until, before.from, before.until]).toEqual([until, from, untilBefore]);
  expect(daysOf(before)).toHaveLength(daysOf(period).length);
});

it('begins its days at midnight in Hà Nội, which is the evening before in London', () => {
  const evening = new Date('2026-11-20T17:30:00.000Z');
  expect(comparedPeriods({}, evening).period.to).toBe('2026-11-21');
});
