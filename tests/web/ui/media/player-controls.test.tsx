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
  player,
  press,
  pressText,
  set,
  setDuration,
  shown,
  tell,
  video,
} from './player-scene.tsx';

beforeEach(() => aBrowser(true));
afterEach(async () => {
  await closeBrowser();
  for (const name of ['fullscreenElement', 'pictureInPictureElement', 'pictureInPictureEnabled'])
    Object.assign(document, { [name]: undefined });
});
const box = (label: string) => labelled(label) as HTMLInputElement;

describe('the time', () => {
  it('can be set once the length is known, within it', async () => {
    await shown();
    expect([box('Thời gian').disabled, box('Thời gian').max]).toEqual([true, '0']);
    setDuration(130);
    await tell('durationchange');
    expect([box('Thời gian').disabled, box('Thời gian').max, box('Thời gian').step]).toEqual([
      false,
      '130',
      '1',
    ]);
    await set('Thời gian', '70');
    await tell('seeked');
    expect([video().currentTime, box('Thời gian').value]).toEqual([70, '70']);
    for (let turn = 0; turn < 10; turn += 1) await press('l');
    expect(video().currentTime).toBe(130);
  });

  it('of a video without a known length can be set by keys', async () => {
    await shown();
    setDuration(Number.POSITIVE_INFINITY);
    await tell('durationchange');
    expect(document.body.textContent).toContain('0:00 / 0:00');
    await press('l');
    expect(video().currentTime).toBe(10);
  });
});

describe('the volume', () => {
  it('is set by its slider in whole hundredths; at zero the video is silent', async () => {
    await shown();
    expect([box('Âm lượng').min, box('Âm lượng').max, box('Âm lượng').step]).toEqual(['0', '1', '0.05']);
    await set('Âm lượng', '0.35');
    await tell('volumechange');
    expect([video().volume, box('Âm lượng').value]).toEqual([0.35, '0.35']);
    expect(box('Âm lượng').getAttribute('aria-valuetext')).toBe('35%');
    await set('Âm lượng', '0');
    await tell('volumechange');
    expect([video().muted, labelled('Bật tiếng') === null]).toEqual([true, false]);
    await act(async () => {
      video().muted = false;
    });
    await tell('volumechange');
    expect(labelled('Bật tiếng')).not.toBeNull();
    await set('Âm lượng', '0.5');
    await tell('volumechange');
    await click('Tắt tiếng');
    await tell('volumechange');
    expect([video().muted, video().volume, box('Âm lượng').value]).toEqual([true, 0.5, '0']);
    await click('Bật tiếng');
    expect(video().muted).toBe(false);
  });

  it('by keys stays within its ends', async () => {
    await shown();
    await press('ArrowUp');
    expect(video().volume).toBe(1);
    for (let turn = 0; turn < 25; turn += 1) await press('ArrowDown');
    expect([video().volume, video().muted]).toEqual([0, true]);
  });
});

it('the speed is chosen from a list, which shows what the keys chose', async () => {
  await shown();
  const list = labelled('Tốc độ phát') as unknown as HTMLSelectElement;
  expect([...list.options].map(({ textContent }) => textContent)).toEqual([
    '0,5×',
    '0,75×',
    '1×',
    '1,25×',
    '1,5×',
    '1,75×',
    '2×',
  ]);
  await set('Tốc độ phát', '1.5');
  expect(video().playbackRate).toBe(1.5);
  await press('>');
  await tell('ratechange');
  expect(list.value).toBe('1.75');
});

describe('a slow line', () => {
  it.each(['playing', 'pause', 'emptied'])('is told until %s', async (type) => {
    await shown();
    await click('Phát');
    await tell('waiting');
    await tell('timeupdate');
    expect(labelled('Đang tải video')).not.toBeNull();
    await tell(type);
    expect(labelled('Đang tải video')).toBeNull();
  });
});

it('a video that ends or is paused by the browser can be played again', async () => {
  await shown();
  await click('Phát');
  const paused = vi.spyOn(video(), 'paused', 'get').mockReturnValue(true);
  await tell('ended');
  expect(labelled('Phát')).not.toBeNull();
  paused.mockReturnValue(false);
  await tell('playing');
  expect(labelled('Tạm dừng')).not.toBeNull();
});

it('the buttons show what a press does', async () => {
  await shown();
  const icon = (label: string) => labelled(label)?.querySelector('svg')?.getAttribute('class') ?? '';
  expect([icon('Phát'), icon('Tắt tiếng')]).toEqual([
    expect.stringContaining('lucide-play'),
    expect.stringContaining('lucide-volume-2'),
  ]);
  await click('Phát');
  await click('Tắt tiếng');
  await tell('volumechange');
  expect([icon('Tạm dừng'), icon('Bật tiếng')]).toEqual([
    expect.stringContaining('lucide-pause'),
    expect.stringContaining('lucide-volume-x'),
  ]);
});

describe('full screen', () => {
  it('on a phone that shows only videos is that of the video', async () => {
    await shown();
    Object.assign(player(), { requestFullscreen: undefined });
    await press('f');
    const enter = vi.fn<() => void>();
    Object.assign(video(), { webkitEnterFullscreen: enter });
    await press('f');
    expect(enter).toHaveBeenCalledTimes(1);
  });
});

describe('the small window', () => {
  it('is offered only where there is one', async () => {
    await shown();
    expect(labelled('Phát trong cửa sổ nhỏ')).toBeNull();
  });

  it('is opened and left, and a refusal changes nothing', async () => {
    Object.assign(document, { pictureInPictureEnabled: true });
    await shown();
    const request = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no gesture'));
    Object.assign(video(), { requestPictureInPicture: request });
    await click('Phát trong cửa sổ nhỏ');
    expect(request).toHaveBeenCalledTimes(1);
    const exit = vi.fn<() => Promise<void>>().mockResolvedValue();
    Object.assign(document, { exitPictureInPicture: exit, pictureInPictureElement: video() });
    await click('Phát trong cửa sổ nhỏ');
    expect([request.mock.calls.length, exit.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('captions', () => {
  const modes = [{ mode: '' }, { mode: '' }];
  beforeEach(() => {
    vi.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get').mockReturnValue(modes as never);
  });

  it('in other languages only are shown in the first one', async () => {
    await shown({ captions: [{ language: 'en', src: '/en.vtt' }] });
    expect(labelled('Phụ đề')?.getAttribute('aria-pressed')).toBe('false');
    await click('Phụ đề');
    expect(modes.map(({ mode }) => mode)).toEqual(['showing', 'disabled']);
  });

  it('that do not exist have no button, and their key does nothing', async () => {
    await shown();
    await press('c');
    expect([labelled('Phụ đề'), modes.map(({ mode }) => mode)]).toEqual([null, ['disabled', 'disabled']]);
  });
});

describe('where it was left', () => {
  it.each([
    [94, 94],
    [95, 0],
  ])('at %i of 100 seconds it goes on at %i', async (startAt, at) => {
    await shown({ startAt });
    setDuration(100);
    await tell('loadedmetadata');
    expect(video().currentTime).toBe(at);
  });

  it('a video without such a place stays where it is when it is loaded again', async () => {
    await shown();
    setDuration(100);
    video().currentTime = 7;
    await tell('loadedmetadata');
    expect(video().currentTime).toBe(7);
  });
});

describe('a video that failed', () => {
  it('leaves the keys to the page', async () => {
    await shown();
    await tell('error');
    const event = new KeyboardEvent('keydown', { key: 'k', bubbles: true, cancelable: true });
    await act(async () => void player().dispatchEvent(event));
    expect([event.defaultPrevented, labelled('Phát video')]).toEqual([false, null]);
  });

  it('is fetched anew, its old source first taken away', async () => {
    await shown();
    await tell('error');
    const load = vi.spyOn(video(), 'load');
    await pressText('Thử lại');
    await arriving();
    expect([load.mock.calls.length, video().getAttribute('src')]).toEqual([1, hlsSource]);
  });

  it('when it should start shows what it had, and the player stays', async () => {
    await shown();
    vi.spyOn(video(), 'play').mockRejectedValue(new Error('no gesture'));
    await click('Phát');
    expect([video().paused, labelled('Phát') === null]).toEqual([true, false]);
  });
});

describe('progress', () => {
  const at = async (time: number, milliseconds: number) => {
    vi.setSystemTime(Date.now() + milliseconds);
    video().currentTime = time;
    await tell('timeupdate');
  };

  it('is told after five seconds, and each second once', async () => {
    const onProgress = vi.fn<(second: number) => void>();
    await shown({ onProgress });
    await click('Phát');
    await at(4, 4999);
    expect(onProgress).not.toHaveBeenCalled();
    await at(5, 1);
    await at(9, 4000);
    await at(5.5, 1000);
    expect(onProgress.mock.calls).toEqual([[5]]);
    await click('Tạm dừng');
    await leave();
    expect(onProgress.mock.calls).toEqual([[5]]);
  });

  it('is told of a video that plays to its end', async () => {
    const onProgress = vi.fn<(second: number) => void>();
    await shown({ onProgress });
    await click('Phát');
    video().currentTime = 3;
    await tell('ended');
    expect(onProgress.mock.calls).toEqual([[3]]);
  });

  it('of a page that is left is told no more', async () => {
    const onProgress = vi.fn<(second: number) => void>();
    await shown({ onProgress });
    await click('Phát');
    const left = video();
    await leave();
    left.currentTime = 8;
    dispatchEvent(new Event('pagehide'));
    expect(onProgress.mock.calls).toEqual([[0]]);
  });
});
