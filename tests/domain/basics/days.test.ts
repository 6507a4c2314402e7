import { describe, expect, it } from 'vitest';
import { SinceDay, UntilDay } from '#shared/values/days.ts';

describe('a day', () => {
  it.each([
    ['2026-11-01', '2026-10-31T17:00:00.000Z', '2026-11-01T16:59:59.999Z'],
    ['2026-11-01T08:00:00Z', '2026-11-01T08:00:00.000Z', '2026-11-01T08:00:00.000Z'],
    ['2026-11-01T08:00:00+07:00', '2026-11-01T01:00:00.000Z', '2026-11-01T01:00:00.000Z'],
  ])('%s', (said, since, until) => {
    expect([SinceDay.parse(said), UntilDay.parse(said)]).toEqual([since, until]);
  });

  it.each(['2026-02-30', '2026-13-01', '01/11/2026', 'hôm qua', '', '2026-11-01T25:00:00Z'])(
    '%j is none',
    (said) => {
      expect([SinceDay.safeParse(said).success, UntilDay.safeParse(said).success]).toEqual([false, false]);
    },
  );
});
