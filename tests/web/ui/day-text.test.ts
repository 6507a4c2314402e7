import { expect, it } from 'vitest';
import { isoOf, dayText } from '#web/ui/fields/day-text.ts';

it.each([
  ['21/11/2026', '2026-11-21'],
  ['1/3/2026', '2026-03-01'],
  [' 1.3.2026 ', '2026-03-01'],
  ['1-3-2026', '2026-03-01'],
  ['21112026', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', undefined],
  ['31/04/2026', undefined],
  ['11/21/2026', undefined],
  ['2026-13-01', undefined],
  ['21/11/26', undefined],
  ['', undefined],
])('%j is read as %j', (typed, iso) => expect(isoOf(typed)).toBe(iso));

it.each([
  ['2026-11-21', '21/11/2026'],
  ['21/11/20', '21/11/20'],
  ['2026-02-31', '2026-02-31'],
  ['', ''],
])('%j is shown as %j', (value, shown) => expect(dayText(value)).toBe(shown));
