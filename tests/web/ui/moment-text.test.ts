import { expect, it } from 'vitest';
import { momentOf, momentParts, timeOf } from '#web/ui/fields/moment-text.ts';

it.each([
  ['08:30', '08:30'],
  ['8:30', '08:30'],
  ['8.30', '08:30'],
  ['8h30', '08:30'],
  ['0830', '08:30'],
  [' 23:59 ', '23:59'],
  ['24:00', undefined],
  ['08:60', undefined],
  ['08:3', undefined],
  ['830', undefined],
  ['', undefined],
])('%j is read as %j', (typed, time) => expect(timeOf(typed)).toBe(time));

it.each([
  ['2026-11-21', '8:30', '2026-11-21T08:30'],
  ['2026-11-21', '', '2026-11-21T'],
  ['2026-11-21', '8:3', '2026-11-21T8:3'],
  ['', '08:30', 'T08:30'],
  ['21/1', '08:30', '21/1T08:30'],
  ['', '', ''],
])('a day %j and a time %j are %j', (day, time, moment) => expect(momentOf({ day, time })).toBe(moment));

it('is taken apart into what was typed', () => {
  expect(momentParts('2026-11-21T08:30')).toEqual({ day: '2026-11-21', time: '08:30' });
  expect(momentParts('T8:3')).toEqual({ day: '', time: '8:3' });
  expect(momentParts('')).toEqual({ day: '', time: '' });
});
