import { describe, expect, it } from 'vitest';
import {
  enterAction,
  indentOf,
  isOtherPage,
  levelBadgeOf,
  pagesAround,
} from '#web/features/discussion/rules/thread-layout.ts';

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, 3]],
  [2, 5, [1, 2, 3]],
  [3, 5, [2, 3, 4]],
  [5, 5, [3, 4, 5]],
  [1, 0, []],
])('page %i of %i offers %j', (page, totalPages, pages) => {
  expect(pagesAround(page, totalPages)).toEqual(pages);
});

it.each([
  [0, false],
  [1, true],
  [2, false],
  [3, true],
  [4, false],
  [1.5, false],
])('page %d can be opened from page 2 of 3: %s', (wanted, can) => {
  expect(isOtherPage(wanted, 2, 3)).toBe(can);
});

it('replies are indented up to the fourth level, and named from the third', () => {
  expect([1, 4, 5].map((depth) => indentOf(depth) !== '')).toEqual([true, true, false]);
  expect([2, 3].map((depth) => levelBadgeOf(depth))).toEqual([undefined, 3]);
});

describe('Enter', () => {
  const pressed = { key: 'Enter', shiftKey: false, ctrlKey: false, metaKey: false, isComposing: false };
  it.each([
    ['sends', {}, 'ctrl', 'send'],
    ['sends', {}, 'shift', 'send'],
    ['with Ctrl breaks the line', { ctrlKey: true }, 'ctrl', 'newline'],
    ['with Cmd breaks the line', { metaKey: true }, 'ctrl', 'newline'],
    ['with Ctrl sends', { ctrlKey: true }, 'shift', 'send'],
    ['with Shift breaks the line', { shiftKey: true }, 'shift', 'newline'],
    ['with Shift breaks the line', { shiftKey: true }, 'ctrl', 'newline'],
    ['within a composition does nothing', { isComposing: true }, 'ctrl', undefined],
  ] as const)('%s', (_, change, newline, action) => {
    expect(enterAction({ ...pressed, ...change }, newline)).toBe(action);
  });
  it('is the only key that sends', () => {
    expect(enterAction({ ...pressed, key: 'a' }, 'ctrl')).toBeUndefined();
  });
});
