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
  near,
  nearMargin,
  player,
  press,
  pressText,
  setDuration,
  shown,
  tell,
  video,
  wantLessMotion,
} from './player-scene.tsx';

beforeEach(() => aBrowser(true));
afterEach(closeBrowser);

describe('before it is near, a video', () => {
  it('fetches neither film nor still; both come 200 px before it is seen', async () => {
    await shown({}, false);
    expect(nearMargin()).toBe('200px');
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
    await leave();
    await shown({ autoPlay: true });
    expect(video().paused).toBe(false);
    await leave();
    wantLessMotion();
    await shown({ autoPlay: true });
    expect(video().paused).toBe(true);
  });

  it('names its viewer, who may be nobody', async () => {
    await shown();
    expect(video().dataset['viewerUserId']).toBe('anonymous');
    await leave();
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
      await leave();
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
    await leave();
    expect(onProgress).toHaveBeenLastCalledWith(14);
  });

  it('says nothing of a video that was not watched', async () => {
    const onProgress = vi.fn<(second: number) => void>();
    await shown({ onProgress, startAt: 30 });
    await at(30, 10);
    await leave();
    expect(onProgress).not.toHaveBeenCalled();
  });
});

it('a video that fails in the browser can be tried again', async () => {
  await shown();
  await tell('error');
  expect(document.body.textContent).toContain('Vui lòng kiểm tra kết nối mạng');
  await pressText('Thử lại');
  expect(document.body.textContent).not.toContain('Không phát được video');
  expect(video().getAttribute('src')).toBe(hlsSource);
});
