// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aBrowser,
  arriving,
  click,
  closeBrowser,
  hlsSource,
  labelled,
  leave,
  press,
  pressText,
  set,
  shown,
  tell,
  video,
} from './player-scene.tsx';

const hls = vi.hoisted(() => ({
  supported: true,
  breaks: false,
  made: [] as {
    options: object;
    handlers: Map<string, (...args: unknown[]) => void>;
    calls: string[];
    nextLevel: number;
  }[],
}));
vi.mock('hls.js/light', () => ({
  default: class {
    static Events = { MANIFEST_PARSED: 'parsed', ERROR: 'error' };
    static isSupported = () => hls.supported;
    handlers = new Map<string, (...args: unknown[]) => void>();
    calls: string[] = [];
    nextLevel = -1;
    options: object;
    constructor(options: object) {
      this.options = options;
      hls.made.push(this);
    }
    on(name: string, handler: (...args: unknown[]) => void) {
      this.handlers.set(name, handler);
    }
    loadSource(src: string) {
      if (hls.breaks) throw new TypeError('broken');
      this.calls.push(src);
    }
    attachMedia() {}
    startLoad() {
      this.calls.push('start');
    }
    destroy() {
      this.calls.push('destroy');
    }
  },
}));

beforeEach(() => {
  aBrowser(false);
  Object.assign(hls, { supported: true, breaks: false });
  hls.made.length = 0;
});
afterEach(closeBrowser);

const parsed = (...heights: number[]) =>
  act(async () =>
    hls.made[0]?.handlers.get('parsed')?.('parsed', { levels: heights.map((height) => ({ height })) }),
  );
const fail = (fatal: boolean) => act(async () => hls.made[0]?.handlers.get('error')?.('error', { fatal }));

describe('where the browser plays no HLS, a video', () => {
  it('is played by our own code, which loads nothing before somebody plays', async () => {
    await shown();
    expect(video().getAttribute('src')).toBeNull();
    expect(hls.made[0]?.calls).toEqual([hlsSource]);
    await click('Phát');
    expect(hls.made[0]?.calls).toEqual([hlsSource, 'start']);
    await leave();
    expect(hls.made[0]?.calls).toEqual([hlsSource, 'start', 'destroy']);
  });

  it('lets people choose among its qualities, if it has several', async () => {
    await shown();
    await parsed(720);
    expect(labelled('Chất lượng')).toBeNull();
    await parsed(480, 1080);
    const list = labelled('Chất lượng') as HTMLSelectElement;
    expect([...list.options].map(({ textContent }) => textContent)).toEqual(['Tự động', '1080p', '480p']);
    const choose = (value: string) =>
      act(async () => {
        list.value = value;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      });
    await choose('1080');
    expect(hls.made[0]?.nextLevel).toBe(1);
    await choose('auto');
    expect(hls.made[0]?.nextLevel).toBe(-1);
  });

  it('is replaced by a clear sentence if our code cannot run either', async () => {
    hls.supported = false;
    await shown();
    expect(document.body.textContent).toContain('Trình duyệt này chưa hỗ trợ phát video.');
    expect(document.body.textContent).not.toContain('Thử lại');
  });

  it('that is a plain file needs no HLS', async () => {
    await shown({ src: '/media/a.mp4' });
    expect(video().getAttribute('src')).toBe('/media/a.mp4');
    expect(hls.made).toEqual([]);
  });

  it('that cannot be loaded can be tried again; small faults are mended silently', async () => {
    await shown();
    await fail(false);
    expect(document.body.textContent).not.toContain('Không phát được video');
    await fail(true);
    expect(document.body.textContent).toContain('Không phát được video');
    await press('k');
    expect(video().paused).toBe(true);
    await pressText('Thử lại');
    await arriving();
    expect(hls.made).toHaveLength(2);
    expect(document.body.textContent).not.toContain('Không phát được video');
  });

  it('loads only what is asked for: from the first play or jump on, once', async () => {
    await shown();
    expect(hls.made[0]?.options).toEqual({ autoStartLoad: false, enableWorker: false });
    await tell('seeking');
    expect(hls.made[0]?.calls).toEqual([hlsSource, 'start']);
    await tell('seeking');
    await tell('play');
    await tell('play');
    expect(hls.made[0]?.calls).toEqual([hlsSource, 'start', 'start']);
  });

  it('has each height once, and chooses the first picture of it', async () => {
    await shown();
    await parsed(480, 720, 720, 480);
    const list = labelled('Chất lượng') as HTMLSelectElement;
    expect([...list.options].map(({ textContent }) => textContent)).toEqual(['Tự động', '720p', '480p']);
    await set('Chất lượng', '720');
    expect([hls.made[0]?.nextLevel, list.value]).toEqual([1, '720']);
    await set('Chất lượng', '999');
    expect([hls.made[0]?.nextLevel, list.value]).toEqual([1, '720']);
  });

  it('that is tried again has no more to do with the first try', async () => {
    await shown();
    await parsed(480, 720);
    await fail(true);
    await pressText('Thử lại');
    await arriving();
    expect(labelled('Chất lượng')).toBeNull();
    const [first, second] = hls.made;
    await click('Phát');
    await tell('seeking');
    expect([first?.calls, second?.calls]).toEqual([
      [hlsSource, 'destroy'],
      [hlsSource, 'start', 'start'],
    ]);
    await act(async () => {
      first?.handlers.get('error')?.('error', { fatal: true });
      first?.handlers.get('parsed')?.('parsed', { levels: [{ height: 1 }, { height: 2 }] });
    });
    expect([document.body.textContent.includes('Không phát được video'), labelled('Chất lượng')]).toEqual([
      false,
      null,
    ]);
  });

  it.each(['/v/master.m3u8?token=1', '/v/master.m3u8'])('%s is HLS', async (src) => {
    await shown({ src });
    expect(hls.made[0]?.calls).toEqual([src]);
  });

  it.each(['/v/master.m3u8.mp4', '/v/xm3u8'])('%s is not', async (src) => {
    await shown({ src });
    expect([hls.made, video().getAttribute('src')]).toEqual([[], src]);
  });

  it('that our code cannot take up can be tried again', async () => {
    hls.breaks = true;
    await shown();
    expect(document.body.textContent).toContain('Vui lòng kiểm tra kết nối mạng');
    hls.breaks = false;
    await pressText('Thử lại');
    await arriving();
    expect(document.body.textContent).not.toContain('Không phát được video');
  });
});
