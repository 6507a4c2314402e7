import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MediaItem } from '#web/ui/media/media-item.ts';
import { openViewer, pictures, sizeFrames } from './viewer-scene.tsx';

const asked = vi.hoisted(() => [] as string[]);
vi.mock('#web/platform/api/call.ts', () => ({
  call: (_: unknown, { params }: { params: { playbackId: string } }) => {
    asked.push(params.playbackId);
    return Promise.resolve({ captions: ['vi'] });
  },
}));

let scene: Awaited<ReturnType<typeof openViewer>> | undefined;
beforeEach(() => {
  asked.length = 0;
  sizeFrames();
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        queueMicrotask(() => act(() => told([{ isIntersecting: true }])));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(async () => {
  await scene?.close();
  scene = undefined;
  delete document.documentElement.dataset['theme'];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const open = async (items: readonly MediaItem[] = pictures(3), first = 0) =>
  (scene = await openViewer(items, first));
const film: MediaItem = { id: 'v', kind: 'video', src: '/v.mp4', alt: 'Phim', poster: '/v.webp' };
const text = () => document.querySelector('[role="dialog"]')?.textContent;

describe('the viewer', () => {
  it('shows one picture large, says which it is, and begins at its close button', async () => {
    const { picture, labelled } = await open(pictures(3), 1);
    expect([picture()?.getAttribute('src'), picture()?.alt, text()]).toEqual([
      '/p1-1280.webp',
      'Tranh 1',
      expect.stringContaining('2 / 3'),
    ]);
    expect(document.activeElement).toBe(labelled('Đóng'));
  });

  it('is closed, and is not open where there is no such picture', async () => {
    const { tap, shown } = await open();
    await tap('Đóng');
    expect([shown, document.querySelector('[role="dialog"]')]).toEqual([[undefined], null]);
    await scene?.close();
    await open(pictures(2), 2);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it('goes on and back by button and key, and around at both ends', async () => {
    const { tap, press, shown } = await open();
    await tap('Ảnh trước');
    await tap('Ảnh sau');
    await press('ArrowRight');
    await press('ArrowLeft');
    expect(shown).toEqual([2, 0, 1, 0]);
    await press('End');
    await press('Home');
    expect(shown.slice(4)).toEqual([2, 0]);
    expect([await press('ArrowRight'), await press('Tab'), await press('x')]).toEqual([true, false, false]);
    expect(shown).toHaveLength(7);
  });

  it('of one picture has no arrows', async () => {
    const { labelled } = await open(pictures(1));
    expect([labelled('Ảnh trước'), labelled('Ảnh sau')]).toEqual([null, null]);
  });

  it('takes a page size of a picture that has no master file, and of that one only', async () => {
    const { picture, tap, send } = await open();
    const broken = picture();
    if (broken) await send(broken, new Event('error'));
    expect(picture()?.getAttribute('src')).toBe('/p0-640.webp');
    await tap('Ảnh sau');
    expect(picture()?.getAttribute('src')).toBe('/p1-1280.webp');
  });

  it('shows a cut-out object on its ground in the theme of the page, a photograph on none', async () => {
    document.documentElement.dataset['theme'] = 'light';
    const { figure, tap } = await open(
      pictures(2).map((item, index) => ({ ...item, ...(index === 0 && { ground: 3 as const }) })),
    );
    expect([figure().dataset['theme'], figure().className.includes('ground-3')]).toEqual(['light', true]);
    await tap('Ảnh sau');
    expect([figure().dataset['theme'], figure().className.includes('ground')]).toEqual([undefined, false]);
  });
});

describe('the buttons of the zoom', () => {
  const labels = ['Thu nhỏ', 'Phóng to', 'Về kích thước ban đầu'] as const;

  it('go by tenths from the whole picture to four times, and say where they end', async () => {
    const { tap, zoom, labelled, figure } = await open();
    const ends = () => labels.map((label) => labelled(label)?.getAttribute('aria-disabled'));
    expect(ends()).toEqual(['true', 'false', 'true']);
    expect(figure().className).toContain('cursor-zoom-in');
    await tap('Thu nhỏ');
    expect(zoom()).toBe(1);
    await tap('Phóng to');
    expect([zoom(), text()?.includes('110%'), ends()]).toEqual([1.1, true, ['false', 'false', 'false']]);
    expect(figure().className).toContain('cursor-grab');
    await tap('Phóng to');
    await tap('Thu nhỏ');
    expect(zoom()).toBe(1.1);
    for (let turn = 0; turn < 30; turn += 1) await tap('Phóng to');
    expect([zoom(), ends()]).toEqual([4, ['false', 'true', 'false']]);
    await tap('Về kích thước ban đầu');
    expect([zoom(), ends()]).toEqual([1, ['true', 'false', 'true']]);
  });

  it('have keys, and another picture is whole again', async () => {
    const { press, tap, zoom } = await open();
    for (const key of ['+', '=', '+', '-']) await press(key);
    expect(zoom()).toBe(1.2);
    await press('0');
    expect(zoom()).toBe(1);
    await press('+');
    await tap('Ảnh sau');
    expect(zoom()).toBe(1);
  });
});

describe('a video in the viewer', () => {
  it('plays by itself with its still, and has no zoom', async () => {
    const { labelled } = await open([film, ...pictures(1)]);
    const video = () => document.querySelector('video');
    await expect.poll(() => video()?.getAttribute('src')).toBe('/v.mp4');
    await act(() => vi.dynamicImportSettled());
    expect([video()?.paused, video()?.getAttribute('poster'), video()?.getAttribute('aria-label')]).toEqual([
      false,
      '/v.webp',
      'Phim',
    ]);
    expect([labelled('Phóng to'), document.querySelector('figure'), text()?.includes('Phim')]).toEqual([
      null,
      null,
      true,
    ]);
    expect([asked, document.querySelector('track'), labelled('Phụ đề')]).toEqual([[], null, null]);
  });

  it('that was packaged here shows the captions it has', async () => {
    const { labelled } = await open([{ ...film, playbackId: 'v1' }]);
    await expect.poll(() => document.querySelector('track')?.getAttribute('src')).toMatch(/v1.*vi/);
    expect([asked, labelled('Phụ đề') === null]).toEqual([['v1'], false]);
  });

  it('has the keys of its player to itself, also on its lists; elsewhere they turn the page', async () => {
    const { press, labelled, shown } = await open([film, ...pictures(1)]);
    const speed = labelled('Tốc độ phát') as HTMLElement;
    await press('Home', speed);
    await press('ArrowRight', speed);
    expect(shown).toEqual([]);
    await press('ArrowRight', labelled('Đóng') as HTMLElement);
    expect(shown).toEqual([1]);
  });

  it('is not zoomed by the wheel, and the page does not scroll', async () => {
    const { send, tap, zoom } = await open([film, ...pictures(1)]);
    const wheel = new WheelEvent('wheel', { deltaY: -1, bubbles: true, cancelable: true });
    await send(document.querySelector('[data-player]') as Element, wheel);
    expect(wheel.defaultPrevented).toBe(true);
    await tap('Ảnh sau');
    expect(zoom()).toBe(1);
  });
});
