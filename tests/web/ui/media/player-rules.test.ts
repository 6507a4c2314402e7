// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { actionOf, clamp, nextSpeed } from '#web/ui/media/player/player-keys.ts';
import { playTime, spokenTime } from '#web/ui/media/player/play-time.ts';

const pressed = (key: string, held = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });
const [frame, button, list] = ['section', 'button', 'select'].map((tag) => document.createElement(tag));

describe('keys of the player', () => {
  it.each([
    [' ', { kind: 'toggle' }],
    ['k', { kind: 'toggle' }],
    ['K', { kind: 'toggle' }],
    ['ArrowLeft', { kind: 'seek', seconds: -5 }],
    ['ArrowRight', { kind: 'seek', seconds: 5 }],
    ['j', { kind: 'seek', seconds: -10 }],
    ['L', { kind: 'seek', seconds: 10 }],
    ['ArrowUp', { kind: 'volume', step: 0.05 }],
    ['ArrowDown', { kind: 'volume', step: -0.05 }],
    ['m', { kind: 'mute' }],
    ['f', { kind: 'fullscreen' }],
    ['c', { kind: 'captions' }],
    ['<', { kind: 'speed', step: -1 }],
    ['>', { kind: 'speed', step: 1 }],
    ['x', undefined],
    ['Tab', undefined],
  ])('%s as on YouTube', (key, action) => {
    expect(actionOf(pressed(key), frame as Element)).toEqual(action);
  });

  it('leave the shortcuts of the browser alone', () => {
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      expect(actionOf(pressed('f', held), frame as Element)).toBeUndefined();
  });

  it('leave the space bar to a focused button, and every key to a focused list', () => {
    expect(actionOf(pressed(' '), button as Element)).toBeUndefined();
    expect(actionOf(pressed('k'), button as Element)).toEqual({ kind: 'toggle' });
    expect(actionOf(pressed('ArrowUp'), list as Element)).toBeUndefined();
  });
});

it.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [2, 1, 2],
  [0.5, -1, 0.5],
  [1.1, 1, 1.25],
  [1.1, -1, 1],
] as const)('speed %s by %s is %s', (speed, step, next) => {
  expect(nextSpeed(speed, step)).toBe(next);
});

it('positions stay within the video', () => {
  expect([clamp(-1, 9), clamp(5, 9), clamp(10, 9)]).toEqual([0, 5, 9]);
});

it.each([
  [0, '0:00', '0 giây'],
  [5.9, '0:05', '5 giây'],
  [60, '1:00', '1 phút'],
  [65, '1:05', '1 phút 5 giây'],
  [61, '1:01', '1 phút 1 giây'],
  [3600, '1:00:00', '1 giờ'],
  [3660, '1:01:00', '1 giờ 1 phút'],
  [3665, '1:01:05', '1 giờ 1 phút 5 giây'],
  [Number.NaN, '0:00', '0 giây'],
  [-1, '0:00', '0 giây'],
])('%s seconds are shown as %s and read as %s', (seconds, shown, spoken) => {
  expect([playTime(seconds), spokenTime(seconds, 'vi')]).toEqual([shown, spoken]);
});
