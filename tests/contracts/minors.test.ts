import { expect, it } from 'vitest';
import { isMinor, yearsBetween } from '#shared/accounts/minors.ts';

it.each([
  ['2010-11-26', '2026-11-26', 16, false],
  ['2010-11-27', '2026-11-26', 15, true],
  ['2010-12-01', '2026-11-30', 15, true],
  // Whoever was born on a leap day is a year older on the first of March.
  ['2012-02-29', '2028-02-28', 15, true],
  ['2011-02-28', '2027-02-28', 16, false],
  ['1966-05-17', '2026-11-26', 60, false],
])('born %s, on %s one is %i', (born, today, years, young) => {
  expect([yearsBetween(born, today), isMinor(born, today)]).toEqual([years, young]);
});
