import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openViewer, pictures, sizeFrames } from './viewer-scene.tsx';

let scene: Awaited<ReturnType<typeof openViewer>> | undefined;
beforeEach(() => sizeFrames());
afterEach(async () => {
  await scene?.close();
  scene = undefined;
  vi.restoreAllMocks();
});
const open = async (count = 3) => (scene = await openViewer(pictures(count)));

describe('two fingers', () => {
  it('zoom in by as much as they move apart, around the point between them', async () => {
    const { pointer, view } = await open();
    await pointer('down', [200, 100], { id: 1 });
    await pointer('down', [240, 100], { id: 2 });
    expect(view()).toEqual([0, 0, 1]);
    await pointer('move', [290, 100], { id: 2 });
    // Around the point 45 to the right of the centre, and half of the finger's way of 50.
    expect(view()).toEqual([-56.25 + 25, 0, 2.25]);
    await pointer('move', [290, 160], { id: 2 });
    expect(view()?.[2]).toBeCloseTo((2.25 * Math.hypot(90, 60)) / 90, 6);
    await pointer('up', [290, 160], { id: 2 });
    expect(view()?.[2]).toBeCloseTo((2.25 * Math.hypot(90, 60)) / 90, 6);
    await pointer('up', [200, 100], { id: 1 });
    expect(view()?.[2]).toBe(2.7);
  });

  it('zoom no further than four times and never below the whole picture', async () => {
    const { pointer, zoom } = await open();
    await pointer('down', [200, 100], { id: 1 });
    await pointer('down', [210, 100], { id: 2 });
    await pointer('move', [350, 100], { id: 2 });
    expect(zoom()).toBe(4);
    await pointer('move', [201, 100], { id: 2 });
    expect(zoom()).toBe(1);
  });

  it('turn no page, however far one of them goes', async () => {
    const { pointer, shown } = await open();
    await pointer('down', [300, 100], { id: 1 });
    await pointer('down', [310, 100], { id: 2 });
    await pointer('up', [310, 100], { id: 2 });
    await pointer('move', [100, 100], { id: 1 });
    await pointer('up', [100, 100], { id: 1 });
    expect(shown).toEqual([]);
  });

  it('of which one is taken away by the browser are one finger again', async () => {
    const { pointer, view, swipe, shown } = await open();
    await pointer('down', [200, 100], { id: 1 });
    await pointer('down', [240, 100], { id: 2 });
    await pointer('cancel', [240, 100], { id: 2 });
    await pointer('move', [290, 100], { id: 2 });
    expect(view()).toEqual([0, 0, 1]);
    await pointer('cancel', [200, 100], { id: 1 });
    await swipe([300, 100], [200, 100]);
    expect(shown).toEqual([1]);
  });
});

describe('one finger', () => {
  it('turns the page where the whole picture is seen', async () => {
    const { swipe, shown } = await open();
    await swipe([300, 100], [252, 100]);
    expect(shown).toEqual([1]);
    await swipe([200, 100], [300, 100]);
    await swipe([200, 100], [300, 100]);
    expect(shown).toEqual([1, 0, 2]);
    await swipe([200, 100], [153, 100]);
    await swipe([200, 50], [260, 150]);
    expect(shown).toEqual([1, 0, 2]);
  });

  it('turns no page of one', async () => {
    const { swipe, shown } = await open(1);
    await swipe([300, 100], [200, 100]);
    expect(shown).toEqual([]);
  });

  it('moves an enlarged picture with it, up to its edge, and turns no page', async () => {
    const { swipe, touch, view, shown } = await open();
    await touch([200, 100], 1000);
    await touch([200, 100], 1100);
    expect(view()).toEqual([0, 0, 2]);
    await swipe([300, 100], [250, 130]);
    expect(view()).toEqual([-50, 30, 2]);
    await swipe([300, 100], [0, 100]);
    expect(view()).toEqual([-200, 30, 2]);
    await swipe([200, 0], [200, 300]);
    expect(view()).toEqual([-200, 100, 2]);
    expect(shown).toEqual([]);
  });

  it('that hovers moves nothing', async () => {
    const { touch, pointer, view } = await open();
    await touch([200, 100], 1000);
    await touch([200, 100], 1100);
    await pointer('move', [250, 130]);
    await pointer('up', [100, 100]);
    expect(view()).toEqual([0, 0, 2]);
  });

  it('that was never set down turns no page and taps nothing', async () => {
    const { touch, pointer, view, shown } = await open();
    await pointer('up', [300, 100]);
    await touch([200, 100], 1000);
    await pointer('up', [200, 100], { at: 1100 });
    expect([view(), shown]).toEqual([[0, 0, 1], []]);
  });
});

describe('a second tap', () => {
  it('enlarges the place that was tapped, and the next two show the whole picture again', async () => {
    const { touch, view } = await open();
    await touch([300, 80], 1000);
    expect(view()).toEqual([0, 0, 1]);
    await touch([305, 80], 1299);
    expect(view()).toEqual([-105, 20, 2]);
    await touch([305, 80], 1400);
    expect(view()).toEqual([-105, 20, 2]);
    await touch([305, 80], 1500);
    expect(view()).toEqual([0, 0, 1]);
  });

  it.each([
    ['too late', [200, 100], 1300],
    ['too far to the side', [224, 100], 1100],
    ['too far below', [200, 124], 1100],
  ] as const)('that comes %s does not count', async (_, place, at) => {
    const { touch, zoom } = await open();
    await touch([200, 100], 1000);
    await touch(place, at);
    expect(zoom()).toBe(1);
  });

  it('counts only if the finger stayed where it was', async () => {
    const { touch, pointer, zoom } = await open();
    await touch([200, 100], 1000);
    await pointer('down', [180, 100], { at: 1100 });
    await pointer('up', [204, 100], { at: 1100 });
    expect(zoom()).toBe(1);
  });
});

describe('the wheel', () => {
  const wheel = (deltaY: number) =>
    Object.defineProperties(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }), {
      clientX: { value: 300 },
      clientY: { value: 100 },
    });

  it('zooms by a tenth towards the pointer, and the page does not scroll', async () => {
    const { send, figure, view } = await open();
    const event = wheel(-1);
    await send(figure(), event);
    expect(event.defaultPrevented).toBe(true);
    expect(view()?.[0]).toBeCloseTo(-10);
    expect(view()?.slice(1)).toEqual([0, 1.1]);
    await send(figure(), wheel(1));
    expect(view()).toEqual([0, 0, 1]);
    await send(figure(), wheel(1));
    expect(view()).toEqual([0, 0, 1]);
  });
});
