import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { daysOf, shiftDay } from '#functions/domain/reports/period.ts';
import { inMonths, comparableEnd } from '#functions/domain/reports/report-period.ts';
import type { Condition } from '#functions/platform/views/list-plan.ts';

type At = { day: string; month: string; at: string };
const admits =
  (conditions: readonly Condition<'day' | 'month' | 'at'>[]) =>
  (row: At): boolean =>
    conditions.every((one) => {
      if (!('column' in one)) return false;
      const cell = row[one.column];
      if ('is' in one) return cell === one.is;
      if ('atLeast' in one) return cell >= String(one.atLeast);
      return 'atMost' in one && cell <= String(one.atMost);
    });

const aDay = fc.integer({ min: 0, max: 900 }).map((days) => shiftDay('2024-12-30', days));

describe('the parts of a period', () => {
  it('hold each of its days once, and no other, where months are taken whole', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 0, max: 400 }), (from, length) => {
        const to = shiftDay(from, length);
        const parts = inMonths({ from, to }).map(admits);
        for (const day of daysOf({ from: shiftDay(from, -40), to: shiftDay(to, 40) })) {
          const row = { day, month: day.slice(0, 7), at: '' };
          const times = parts.filter((admit) => admit(row)).length;
          expect([day, times]).toEqual([day, day >= from && day <= to ? 1 : 0]);
        }
      }),
    );
  });

  it('hold each moment up to its last once, and none after', () => {
    const hour = 3_600_000;
    fc.assert(
      fc.property(aDay, fc.integer({ min: 1, max: 30 * 24 }), fc.boolean(), (from, hours, isWhole) => {
        const begin = Date.parse(`${from}T00:00:00+07:00`);
        const last = begin + hours * hour - 1;
        const until = new Date(isWhole ? Date.parse(`${dayInVietnam(last)}T23:59:59.999+07:00`) : last);
        const parts = comparableEnd({ from, until: until.toISOString() }, ['day', 'at']).map(admits);
        for (let moment = begin - 30 * hour; moment < until.getTime() + 60 * hour; moment += hour / 2) {
          const row = { day: dayInVietnam(moment), month: '', at: new Date(moment).toISOString() };
          const times = parts.filter((admit) => admit(row)).length;
          expect([row.at, times]).toEqual([row.at, moment >= begin && moment <= until.getTime() ? 1 : 0]);
        }
      }),
      { numRuns: 40 },
    );
  });
});
