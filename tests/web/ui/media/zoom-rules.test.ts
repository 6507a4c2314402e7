import { expect, it } from 'vitest';
import { panWithin, swipeStep, zoomAround, zoomTo } from '#web/ui/media/media-item.ts';

it('a zoom is rounded to the nearest tenth', () => {
  expect([zoomTo(1.24), zoomTo(1.26)]).toEqual([1.2, 1.3]);
});

it('an enlarged picture leaves no empty edge on either side', () => {
  expect([-500, -100, 100, 500].map((offset) => panWithin(offset, 2, 400))).toEqual([-200, -100, 100, 200]);
});

it('a picture that was moved is enlarged around the pointer', () => {
  const box = { width: 400, height: 200 };
  expect(zoomAround({ scale: 2, x: 50, y: -10 }, 4, { x: 20, y: 30 }, box)).toEqual({
    scale: 4,
    x: 20 + 2 * 30,
    y: 30 - 2 * 40,
  });
});

it.each([
  [-48, 0, 1],
  [48, 0, -1],
  [-47, 0, 0],
  [-72, 48, 1],
  [-72, 49, 0],
  [60, -45, 0],
])('a finger that goes %i to the side and %i down turns %i pages', (dx, dy, pages) => {
  expect(swipeStep(dx, dy)).toBe(pages);
});
