import { describe, expect, it } from 'vitest';
import { createBurstReader } from '#web/ui/scan/burst-reader.ts';
import { keystrokeOf, type Keystroke, type KeyPress } from '#web/ui/scan/keystroke.ts';
import { throughUniKey } from './input-method.ts';

type Timed = readonly [stroke: Keystroke, gap: number];

const char = (written: string): Keystroke => ({ kind: 'char', char: written, replaced: false });
const end: Keystroke = { kind: 'end' };
const every = (text: string, gap: number): Timed[] => Array.from(text).map((written) => [char(written), gap]);
/** As a scanner types: 10 ms a press, Enter at the end. */
const scanned = (text: string, gap = 10): Timed[] => [...every(text, gap), [end, gap]];

/** The readings of each end, in the order they came. The mark is the number of presses before. */
function read(presses: readonly Timed[]) {
  let at = 0;
  let count = 0;
  const reader = createBurstReader(() => count);
  return presses.flatMap(([stroke, gap]) => {
    at += gap;
    const heard = reader.hear(stroke, at);
    count += 1;
    return heard ? [heard] : [];
  });
}
const codes = (presses: readonly Timed[]) =>
  read(presses).map(({ readings }) => readings.map(({ keys }) => keys));

describe('a burst', () => {
  it.each([5, 12, 30, 45])('of %d ms a press is a code', (gap) => {
    expect(codes(scanned('8934588012228', gap))).toEqual([['8934588012228']]);
  });

  it('keeps its small letters', () => {
    expect(codes(scanned('aB-9x_z'))).toEqual([['aB-9x_z']]);
  });

  it('ended by Tab is one too', () => {
    const tab = keystrokeOf(press({ key: 'Tab', code: 'Tab' }));
    expect(codes([...every('CL26-7K', 10), [tab, 10]])).toEqual([['CL26-7K']]);
  });

  it.each([1, 3, 6, 9, 12])('torn in two after %d presses is joined', (place) => {
    const torn = [
      ...every('8934588012228'.slice(0, place), 10),
      ...every('8934588012228'.slice(place), 10),
    ].map(([stroke, gap], at): Timed => [stroke, at === place ? 250 : gap]);
    expect(codes([...torn, [end, 10]])[0]).toContain('8934588012228');
  });

  it('may be a little late with its Enter', () => {
    expect(codes([...every('8934588012228', 10), [end, 300]])).toEqual([['8934588012228']]);
  });

  it('remembers what was before its first press, not before what a finger did earlier', () => {
    const [heard] = read([
      ...every('ghi chu', 120),
      ...every('8934588012228', 10).map(([s, g], at): Timed => [s, at === 0 ? 600 : g]),
      [end, 10],
    ]);
    expect(heard?.readings.map(({ keys, mark }) => [keys, mark])).toEqual([['8934588012228', 7]]);
  });

  it('after a lone press is read both ways, without it first', () => {
    const [heard] = read([
      ...every('x', 10),
      ...every('SP-0012', 10).map(([s, g], at): Timed => [s, at === 0 ? 200 : g]),
      [end, 10],
    ]);
    expect(heard?.readings.map(({ keys, mark }) => [keys, mark])).toEqual([
      ['SP-0012', 1],
      ['xSP-0012', 0],
    ]);
  });

  it('followed at once by another is two codes', () => {
    expect(codes([...scanned('8934588012228'), ...scanned('4006381333931', 5)])).toEqual([
      ['8934588012228'],
      ['4006381333931'],
    ]);
  });

  it('of two scanners at once is no code anybody has: nothing is made up', () => {
    const [one, two] = ['8934588012228', '4006381333931'] as const;
    const mixed = Array.from(one).flatMap((digit, at): Timed[] => [
      [char(digit), 5],
      [char(two[at] ?? ''), 5],
    ]);
    const found = codes([...mixed, [end, 5], [end, 5]]).flat();
    expect([found.length, found[0]?.length, found.includes(one), found.includes(two)]).toEqual([
      1,
      26,
      false,
      false,
    ]);
  });

  it('says that a second Enter belongs to it', () => {
    expect(read([...scanned('8934588012228'), [end, 5]]).map(({ isEcho }) => isEcho)).toEqual([
      undefined,
      true,
    ]);
    expect(read([...scanned('8934588012228'), [end, 900]]).map(({ isEcho }) => isEcho)).toEqual([
      undefined,
      false,
    ]);
  });

  it('that UniKey garbled is mended', () => {
    const strokes = throughUniKey('DDAW-W01').strokes.map((stroke): Timed => [stroke, 8]);
    expect(codes([...strokes, [end, 8]])).toEqual([['DDAW-W01']]);
  });

  it('of presses the browser does not name has no keys, and says how many they were', () => {
    const [heard] = read([...Array.from({ length: 13 }, (): Timed => [{ kind: 'unknown' }, 10]), [end, 10]]);
    expect(heard?.readings).toEqual([{ keys: '', presses: 13, mark: 0 }]);
  });
});

describe('fingers', () => {
  it.each([60, 80, 120, 200])('that press every %d ms write no code', (gap) => {
    expect(codes([...every('thanh toan', gap), [end, gap]]).flat()).toEqual([]);
  });

  it('that roll over a few keys write no code', () => {
    const rolled = [70, 25, 20, 110, 30, 90, 15, 20, 130].map((gap, at): Timed => [
      char('nguyenhue'[at] ?? ''),
      gap,
    ]);
    expect(codes([...rolled, [end, 90]]).flat()).toEqual([]);
  });

  it('that drum four keys and then press Enter write no code', () => {
    expect(codes([...every('asdf', 25), [end, 120]]).flat()).toEqual([]);
  });

  it('that press Enter alone write no code', () => {
    expect(read([[end, 1000]])).toEqual([{ readings: [], isEcho: false }]);
  });

  it('on a key held down write no code', () => {
    const held: Keystroke = { kind: 'break' };
    expect(codes([...Array.from({ length: 20 }, (): Timed => [held, 30]), [end, 30]]).flat()).toEqual([]);
  });
});

const press = (given: Partial<KeyPress>): KeyPress => ({
  key: '',
  code: '',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  isComposing: false,
  capsLock: false,
  ...given,
});

describe('a press', () => {
  it.each([
    ['as it is', { key: 'D', code: 'KeyD', shiftKey: true }, char('D')],
    ['small', { key: 'd', code: 'KeyD' }, char('d')],
    [
      'composed: by its place',
      { key: 'Process', code: 'KeyD', shiftKey: true, isComposing: true },
      char('D'),
    ],
    ['composed, with Caps Lock', { key: 'Process', code: 'KeyD', capsLock: true }, char('D')],
    [
      'composed, Shift against Caps Lock',
      { key: 'Process', code: 'KeyD', capsLock: true, shiftKey: true },
      char('d'),
    ],
    ['composed by a Mac, which names the key too', { key: 'a', code: 'KeyA', isComposing: true }, char('a')],
    ['composed digit', { key: 'Process', code: 'Digit1', isComposing: true }, char('1')],
    ['of a Vietnamese layout, whose digits are letters', { key: 'ă', code: 'Digit1' }, char('1')],
    ['sign', { key: 'Process', code: 'Slash', shiftKey: true }, char('?')],
    ['of the number block', { key: '7', code: 'Numpad7' }, char('7')],
    ['put there by UniKey', { key: 'Đ', code: '' }, { kind: 'char', char: 'Đ', replaced: true }],
    ['nobody names', { key: 'Unidentified', code: '' }, { kind: 'unknown' }],
    ['of erasing', { key: 'Backspace', code: 'Backspace' }, { kind: 'erase' }],
    ['of Shift', { key: 'Shift', code: 'ShiftLeft' }, { kind: 'silent' }],
    ['of Enter', { key: 'Enter', code: 'Enter' }, end],
    ['of Enter, composed', { key: 'Process', code: 'Enter', isComposing: true }, end],
    ['of a shortcut', { key: 'k', code: 'KeyK', ctrlKey: true }, { kind: 'break' }],
    ['held down', { key: 'a', code: 'KeyA', repeat: true }, { kind: 'break' }],
    ['of an arrow', { key: 'ArrowLeft', code: 'ArrowLeft' }, { kind: 'break' }],
  ])('%s', (_, given, stroke) => {
    expect(keystrokeOf(press(given))).toEqual(stroke);
  });
});
