// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { VideoPlayer, type VideoPlayerProps } from '#web/ui/media/player/video-player.tsx';

const hls = vi.hoisted(() => ({
  supported: true,
  made: [] as { handlers: Map<string, (...args: unknown[]) => void>; calls: string[]; nextLevel: number }[],
}));
vi.mock('hls.js/light', () => ({
  default: class {
    static Events = { MANIFEST_PARSED: 'parsed', ERROR: 'error' };
    static isSupported = () => hls.supported;
    handlers = new Map<string, (...args: unknown[]) => void>();
    calls: string[] = [];
    nextLevel = -1;
    constructor() {
      hls.made.push(this);
    }
    on(name: string, handler: (...args: unknown[]) => void) {
      this.handlers.set(name, handler);
    }
    loadSource(src: string) {
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

let screen: Awaited<ReturnType<typeof renderForm>> | undefined;
let comesNear: () => void;
let margin: string | undefined;
let lessMotion = false;
const native = vi.spyOn(HTMLMediaElement.prototype, 'canPlayType');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  native.mockReturnValue('maybe');
  lessMotion = false;
  hls.supported = true;
  hls.made.length = 0;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: lessMotion && query.includes('reduce') }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void, options: { rootMargin: string }) {
        margin = options.rootMargin;
        told([{ isIntersecting: false }]);
        comesNear = () => told([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(async () => {
  await screen?.close();
  screen = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const video = () => document.querySelector('video') as HTMLVideoElement;
const player = () => document.querySelector('[data-player]') as HTMLElement;
const labelled = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
const click = (label: string) => act(async () => labelled(label)?.click());
const tell = (type: string) => act(async () => void video().dispatchEvent(new Event(type)));
const press = (key: string, target: Element = player()) =>
  act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
const near = () => act(async () => comesNear());
const setDuration = (seconds: number) => vi.spyOn(video(), 'duration', 'get').mockReturnValue(seconds);
const arriving = () => act(async () => vi.dynamicImportSettled());

const hlsSource = '/media/videos/v1/master.m3u8';
async function shown(props: Partial<VideoPlayerProps> = {}, isNear = true) {
  screen = await renderForm(
    <VideoPlayer src={hlsSource} label="Đèn lồng" poster="/media/videos/v1/poster.webp" {...props} />,
  );
  if (isNear) await near();
  await arriving();
}

describe('before it is near, a video', () => {
  it('fetches neither film nor still; both come 200 px before it is seen', async () => {
    await shown({}, false);
    expect(margin).toBe('200px');
    expect([video().preload, video().getAttribute('src'), video().getAttribute('poster')]).toEqual([
      'none',
      null,
      null,
    ]);
    await near();
    expect([video().preload, video().getAttribute('src'), video().getAttribute('poster')]).toEqual([
      'metadata',
      hlsSource,
      '/media/videos/v1/poster.webp',
    ]);
    expect(hls.made).toEqual([]);
  });

  it('plays as soon as it can when somebody presses play', async () => {
    await shown({}, false);
    await click('Phát video');
    await arriving();
    expect([video().getAttribute('src'), video().paused]).toEqual([hlsSource, false]);
  });
});

describe('a video', () => {
  it('starts by itself only if it should, and not for people who want less motion', async () => {
    await shown();
    expect(video().paused).toBe(true);
    await screen?.close();
    await shown({ autoPlay: true });
    expect(video().paused).toBe(false);
    await screen?.close();
    lessMotion = true;
    await shown({ autoPlay: true });
    expect(video().paused).toBe(true);
  });

  it('names its viewer, who may be nobody', async () => {
    await shown();
    expect(video().dataset['viewerUserId']).toBe('anonymous');
    await screen?.close();
    await shown({ viewerId: 'u1' });
    expect(video().dataset['viewerUserId']).toBe('u1');
  });

  it('has names for everything in the reader’s language', async () => {
    await shown();
    setDuration(130);
    video().currentTime = 65;
    await tell('timeupdate');
    expect(player().getAttribute('aria-label')).toBe('Trình phát video: Đèn lồng');
    const names = [...document.querySelectorAll('button, input, select')].map((control) =>
      control.getAttribute('aria-label'),
    );
    expect(names).toEqual([
      'Phát video',
      'Thời gian',
      'Phát',
      'Tắt tiếng',
      'Âm lượng',
      'Tốc độ phát',
      'Toàn màn hình',
    ]);
    expect(labelled('Thời gian')?.getAttribute('aria-valuetext')).toBe('1 phút 5 giây trên 2 phút 10 giây');
    expect(document.body.textContent).toContain('1:05 / 2:10');
  });

  it('plays and pauses by button, picture and key', async () => {
    await shown();
    await click('Phát');
    expect(video().paused).toBe(false);
    expect(labelled('Phát video')).toBeNull();
    await click('Tạm dừng');
    expect(video().paused).toBe(true);
    await act(async () => video().click());
    expect(video().paused).toBe(false);
    await press('k');
    expect(video().paused).toBe(true);
  });

  it('is steered by keys, which do nothing else on the page', async () => {
    const page = vi.fn<(event: Event) => void>();
    document.addEventListener('keydown', page);
    await shown();
    setDuration(100);
    video().currentTime = 50;
    await press('ArrowRight');
    await press('l');
    expect(video().currentTime).toBe(65);
    await press('j');
    expect(video().currentTime).toBe(55);
    for (let turn = 0; turn < 20; turn += 1) await press('ArrowLeft');
    expect(video().currentTime).toBe(0);
    await press('ArrowDown');
    expect(video().volume).toBe(0.95);
    await press('m');
    expect(video().muted).toBe(true);
    await press('ArrowUp');
    expect([video().volume, video().muted]).toEqual([1, false]);
    await press('>');
    expect(video().playbackRate).toBe(1.25);
    await press('<');
    expect(video().playbackRate).toBe(1);
    expect(page).not.toHaveBeenCalled();
    await press('x');
    expect(page).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', page);
  });

  it('is seen by the controls as it is', async () => {
    await shown();
    await act(async () => {
      video().muted = true;
    });
    await tell('volumechange');
    expect(labelled('Bật tiếng')).not.toBeNull();
    expect(labelled('Âm lượng')?.getAttribute('aria-valuetext')).toBe('0%');
    await click('Phát');
    await tell('waiting');
    expect(labelled('Đang tải video')).not.toBeNull();
    await tell('playing');
    expect(labelled('Đang tải video')).toBeNull();
  });

  it('fills the screen, and leaves it again', async () => {
    await shown();
    const request = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no gesture'));
    Object.assign(player(), { requestFullscreen: request });
    await press('f');
    expect(request).toHaveBeenCalledTimes(1);
    const leave = vi.fn<() => Promise<void>>().mockResolvedValue();
    Object.assign(document, { exitFullscreen: leave });
    Object.assign(document, { fullscreenElement: player() });
    await click('Toàn màn hình');
    expect([request.mock.calls.length, leave.mock.calls.length]).toEqual([1, 1]);
    Object.assign(document, { fullscreenElement: null });
  });

  it('resumes where it was left, but not at its very end', async () => {
    for (const [startAt, at] of [
      [30, 30],
      [96, 0],
      [0, 0],
    ] as const) {
      await shown({ startAt });
      setDuration(100);
      await tell('loadedmetadata');
      expect(video().currentTime).toBe(at);
      await screen?.close();
    }
  });

  it('shows its captions on request, those in the reader’s language', async () => {
    const captions = (['en', 'vi'] as const).map((language) => ({ language, src: `/c-${language}.vtt` }));
    const modes = [{ mode: '' }, { mode: '' }];
    const tracks = vi.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get');
    tracks.mockReturnValue(modes as never);
    await shown({ captions });
    expect([...document.querySelectorAll('track')].map(({ srclang, label }) => [srclang, label])).toEqual([
      ['en', 'Tiếng Anh'],
      ['vi', 'Tiếng Việt'],
    ]);
    expect(modes.map(({ mode }) => mode)).toEqual(['disabled', 'disabled']);
    await press('c');
    expect(modes.map(({ mode }) => mode)).toEqual(['disabled', 'showing']);
    expect(labelled('Phụ đề')?.getAttribute('aria-pressed')).toBe('true');
    await click('Phụ đề');
    expect(modes.map(({ mode }) => mode)).toEqual(['disabled', 'disabled']);
    tracks.mockRestore();
  });
});

describe('progress', () => {
  const at = async (time: number, seconds: number) => {
    vi.setSystemTime(Date.now() + seconds * 1000);
    video().currentTime = time;
    await tell('timeupdate');
  };

  it('is told every five seconds, and at once when watching stops', async () => {
    const onProgress = vi.fn<(second: number) => void>();
    await shown({ onProgress });
    await click('Phát');
    await at(4.9, 4.9);
    expect(onProgress).not.toHaveBeenCalled();
    await at(5.2, 0.3);
    await at(9, 4);
    expect(onProgress.mock.calls).toEqual([[5]]);
    await click('Tạm dừng');
    await tell('ended');
    expect(onProgress.mock.calls).toEqual([[5], [9]]);
    video().currentTime = 12;
    await act(async () => void dispatchEvent(new Event('pagehide')));
    video().currentTime = 13;
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(onProgress).toHaveBeenLastCalledWith(12);
    hidden.mockReturnValue('hidden');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(onProgress).toHaveBeenLastCalledWith(13);
    hidden.mockRestore();
    video().currentTime = 14;
    await screen?.close();
    expect(onProgress).toHaveBeenLastCalledWith(14);
  });

  it('says nothing of a video that was not watched', async () => {
    const onProgress = vi.fn<(second: number) => void>();
    await shown({ onProgress, startAt: 30 });
    await at(30, 10);
    await screen?.close();
    expect(onProgress).not.toHaveBeenCalled();
  });
});

describe('where the browser plays no HLS, a video', () => {
  beforeEach(() => void native.mockReturnValue(''));

  it('is played by our own code, which loads nothing before somebody plays', async () => {
    await shown();
    expect(video().getAttribute('src')).toBeNull();
    expect(hls.made[0]?.calls).toEqual([hlsSource]);
    await click('Phát');
    expect(hls.made[0]?.calls).toEqual([hlsSource, 'start']);
    await screen?.close();
    expect(hls.made[0]?.calls).toEqual([hlsSource, 'start', 'destroy']);
  });

  it('lets people choose among its qualities, if it has several', async () => {
    await shown();
    const parsed = (...heights: number[]) =>
      act(async () =>
        hls.made[0]?.handlers.get('parsed')?.('parsed', { levels: heights.map((height) => ({ height })) }),
      );
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
    const fail = (fatal: boolean) =>
      act(async () => hls.made[0]?.handlers.get('error')?.('error', { fatal }));
    await fail(false);
    expect(document.body.textContent).not.toContain('Không phát được video');
    await fail(true);
    expect(document.body.textContent).toContain('Không phát được video');
    await press('k');
    expect(video().paused).toBe(true);
    await screen?.press('Thử lại');
    await arriving();
    expect(hls.made).toHaveLength(2);
    expect(document.body.textContent).not.toContain('Không phát được video');
  });
});

it('a video that fails in the browser can be tried again', async () => {
  await shown();
  await tell('error');
  expect(document.body.textContent).toContain('Vui lòng kiểm tra kết nối mạng');
  await screen?.press('Thử lại');
  expect(document.body.textContent).not.toContain('Không phát được video');
  expect(video().getAttribute('src')).toBe(hlsSource);
});
