import { describe, expect, it } from 'vitest';
import { initialsOf, tintOf } from '#web/ui/data/avatar-look.ts';
import { clockFace } from '#web/ui/data/clock-face.ts';
import { showDay, todayInVietnam } from '#web/platform/format/local-time.ts';
import {
  presetOf,
  presetRange,
  shopperPresets,
  staffPresets,
  staffRange,
  type RangePreset,
} from '#web/ui/fields/date-range.ts';
import { matching, moveHighlight, typeAhead } from '#web/ui/fields/listbox-keys.ts';
import { panWithin, swipeStep, wrapIndex, zoomAround, zoomTo } from '#web/ui/media/media-item.ts';
import { compactVnd, formatVnd } from '#shared/values/money.ts';

describe('money', () => {
  it.each([
    [0, '0 ₫'],
    [1_250_000, '1.250.000 ₫'],
  ])('%i đồng is written %s', (amount, expected) => expect(formatVnd(amount)).toBe(expected));

  it.each([
    [999, '999 ₫'],
    [2_000, '2K'],
    [30_000, '30K'],
    [999_960, '1M'],
    [1_240_000, '1.2M'],
    [1_500_000, '1.5M'],
    [48_000_000, '48M'],
  ])('%i đồng is shortened to %s', (amount, expected) => expect(compactVnd(amount)).toBe(expected));
});

describe('people', () => {
  it.each([
    ['Nguyễn Thị Hồng Nhung', 'HN'],
    ['Đạt', 'Đ'],
    ['  trần   thu hà ', 'TH'],
    ['', ''],
  ])('%j has the initials %j', (name, expected) => expect(initialsOf(name)).toBe(expected));

  it('gives one person one tint', () => expect(tintOf('Minh Châu')).toBe(tintOf('Minh Châu')));
});

describe('time', () => {
  it.each([
    [905_000, '15:05'],
    [59_400, '01:00'],
    [1, '00:01'],
    [-5, '00:00'],
  ])('%i ms to go reads %s', (left, expected) => expect(clockFace(left)).toBe(expected));

  it('starts the day at midnight in Vietnam', () => {
    expect(todayInVietnam(Date.parse('2026-11-20T16:59:59Z'))).toBe('2026-11-20');
    expect(todayInVietnam(Date.parse('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
  });

  it.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['last7', '2026-02-23', '2026-03-01'],
    ['last30', '2026-01-31', '2026-03-01'],
    ['thisMonth', '2026-03-01', '2026-03-01'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
    ['thisQuarter', '2026-01-01', '2026-03-01'],
    ['thisYear', '2026-01-01', '2026-03-01'],
  ] as const)('on 1 March, %s is %s to %s', (preset, from, to) => {
    expect(presetRange(preset, '2026-03-01')).toEqual({ from, to });
  });

  it.each([
    ['2026-03-31', '2026-01-01'],
    ['2026-04-01', '2026-04-01'],
    ['2026-09-30', '2026-07-01'],
    ['2026-12-05', '2026-10-01'],
  ])('the quarter of %s begins on %s', (today, from) =>
    expect(presetRange('thisQuarter', today)).toEqual({ from, to: today }),
  );

  it('staff begin with the last seven days in Vietnam, whatever day it is where they read', () => {
    // 18:30 on the 20th in London, past midnight in Hà Nội.
    const today = todayInVietnam(Date.parse('2026-11-20T18:30:00Z'));
    expect(staffRange(today)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  });

  it('recognises a preset', () => {
    const of = (from: string, among: readonly RangePreset[]) =>
      presetOf({ from, to: '2026-03-01' }, among, '2026-03-01');
    expect([of('2026-02-23', shopperPresets), of('2026-02-24', shopperPresets)]).toEqual([
      'last7',
      undefined,
    ]);
    expect([of('2026-01-01', staffPresets), of('2026-01-01', shopperPresets)]).toEqual([
      'thisQuarter',
      undefined,
    ]);
    expect(showDay('2026-11-05')).toBe('05/11/2026');
  });
});

describe('pictures', () => {
  it('goes round at both ends', () => expect([wrapIndex(-1, 6), wrapIndex(6, 6)]).toEqual([5, 0]));
  it('zooms from 1 to 4 in tenths', () =>
    expect([zoomTo(0.4), zoomTo(1.1 + 0.1), zoomTo(9)]).toEqual([1, 1.2, 4]));
  it('never pans past an edge', () =>
    expect([panWithin(900, 2, 400), panWithin(50, 1, 400)]).toEqual([200, 0]));
  it('keeps what is under the pointer there while it grows', () => {
    const box = { width: 400, height: 400 };
    const grown = zoomAround({ scale: 1, x: 0, y: 0 }, 2, { x: 100, y: -50 }, box);
    expect(grown).toEqual({ scale: 2, x: -100, y: 50 });
    expect(zoomAround(grown, 1, { x: 100, y: -50 }, box)).toEqual({ scale: 1, x: 0, y: 0 });
  });
  it.each([
    [-60, 5, 1],
    [60, -5, -1],
    [-20, 0, 0],
    [-60, 70, 0],
  ])('a finger that goes %i, %i means %i', (dx, dy, step) => expect(swipeStep(dx, dy)).toBe(step));
});

describe('lists', () => {
  const options = ['Đà Nẵng', 'Đắk Lắk', 'Hà Nội'].map((label) => ({ value: label, label }));
  it('finds Đà Nẵng by "da nang" and by "nang da"', () => {
    expect(matching(options, 'da nang').map(({ label }) => label)).toEqual(['Đà Nẵng']);
    expect(matching(options, 'nang da')).toHaveLength(1);
  });
  it('moves and wraps', () => {
    expect([
      moveHighlight('ArrowDown', 2, 3),
      moveHighlight('ArrowUp', 0, 3),
      moveHighlight('End', 0, 3),
    ]).toEqual([0, 2, 2]);
    expect(moveHighlight('ArrowDown', 0, 0)).toBeUndefined();
  });
  it('looks up by first letters', () =>
    expect([typeAhead(['Mới nhất', 'Bán chạy', 'Giá'], 'g', 1), typeAhead(['Mới'], 'x', 0)]).toEqual([
      2,
      undefined,
    ]));
});
