import { describe, expect, it } from 'vitest';
import { hanoiDay, nextAt, quietUntil } from '#shared/notifications/quiet-hours.ts';

const night = { on: true, from: '22:00', to: '07:00' };
/** By the clock of Hà Nội. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+07:00`);

describe('quiet hours of Hà Nội', () => {
  it.each([
    ['21:59', undefined],
    ['22:00', '2026-11-26T07:00'],
    ['23:30', '2026-11-26T07:00'],
    ['06:59', '2026-11-25T07:00'],
    ['07:00', undefined],
    ['12:00', undefined],
  ])('over midnight, at %s they last until %s', (time, until) => {
    expect(quietUntil(night, at('2026-11-25', time))).toEqual(until && new Date(`${until}:00+07:00`));
  });

  it('within one day', () => {
    const noon = { on: true, from: '12:00', to: '13:30' };
    expect(quietUntil(noon, at('2026-11-25', '12:10'))).toEqual(at('2026-11-25', '13:30'));
    expect(quietUntil(noon, at('2026-11-25', '13:30'))).toBeUndefined();
  });

  it('are none where they are off, or begin as they end', () => {
    expect(quietUntil({ ...night, on: false }, at('2026-11-25', '23:00'))).toBeUndefined();
    expect(quietUntil({ ...night, to: '22:00' }, at('2026-11-25', '23:00'))).toBeUndefined();
  });
});

describe('the next time a clock shows something', () => {
  it.each([
    ['2026-11-25', '07:59', false, '2026-11-25'],
    ['2026-11-25', '08:00', false, '2026-11-26'],
    ['2026-11-25', '23:59', false, '2026-11-26'],
    // A Wednesday.
    ['2026-11-25', '07:00', true, '2026-11-30'],
    ['2026-11-30', '07:59', true, '2026-11-30'],
    ['2026-11-30', '08:00', true, '2026-12-07'],
  ])('after %s %s, on a Monday %s: %s', (day, time, onMonday, next) => {
    expect(nextAt('08:00', at(day, time), { onMonday })).toEqual(at(next, '08:00'));
  });

  it('a day begins at midnight there', () => {
    expect(hanoiDay(at('2026-11-25', '00:10'))).toBe('2026-11-25');
    expect(hanoiDay(new Date('2026-11-25T18:00:00Z'))).toBe('2026-11-26');
  });
});
