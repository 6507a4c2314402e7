import { describe, expect, it } from 'vitest';
import { extendedDays, privacyClocks, privacyDays, workingDaysAfter } from '#shared/people/privacy-clocks.ts';
import { usualPolicy } from '#shared/people/usual-policy.ts';

const { holidays } = usualPolicy;

describe('working days', () => {
  it.each([
    ['a Wednesday and two', '2026-11-25', 2, '2026-11-27'],
    ['a Friday and two: the weekend is none', '2026-11-27', 2, '2026-12-01'],
    ['over the holidays of April', '2026-04-29', 1, '2026-05-04'],
    ['before Tết', '2026-02-13', 2, '2026-02-24'],
    ['none at all', '2026-11-28', 0, '2026-11-28'],
  ])('%s', (_, day, count, wanted) => expect(workingDaysAfter(day, count, holidays)).toBe(wanted));
});

describe('the clocks of a request', () => {
  // 18:30 in London is the next day in Vietnam.
  const at = new Date('2026-11-25T18:30:00.000Z');

  it.each([
    ['access', '2026-11-30', '2026-12-11', '2026-12-08'],
    ['delete', '2026-11-30', '2026-12-16', '2026-12-11'],
  ] as const)('%s is confirmed by %s, done by %s, spoken of from %s', (kind, receiptBy, dueOn, alarmOn) =>
    expect(privacyDays(kind, at, holidays)).toEqual({ receiptBy, dueOn, alarmOn }),
  );

  it('run longer once more time is taken', () => {
    expect(extendedDays('access', { dueOn: '2026-12-11' }, holidays)).toEqual({
      dueOn: '2026-12-26',
      alarmOn: '2026-12-23',
    });
  });

  it('leave time to act before each is due', () => {
    for (const { receipt, due, alarm } of Object.values(privacyClocks)) {
      expect(due).toBeGreaterThan(alarm);
      expect(due).toBeGreaterThan(receipt);
    }
  });
});
