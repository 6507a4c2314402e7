import { describe, expect, it } from 'vitest';
import { prepareVideo } from '#web/platform/video/prepare-video.ts';
import type { ConversionMode, ConversionResult } from '#web/platform/video/video-messages.ts';

const original = new File(['gốc'], 'chợ sáng.MOV', { type: 'video/quicktime', lastModified: 7 });
const content = new Blob(['mới']);
const poster = new File(['p'], 'poster.webp', { type: 'image/webp' });

type Answers = Partial<Record<ConversionMode, ConversionResult>>;

/** A browser that converts as told; what it is not told fails. */
function aBrowser(answers: Answers, showable: readonly Blob[] = []) {
  const modes: ConversionMode[] = [];
  const seen: string[] = [];
  return {
    modes,
    seen,
    convert: (_file: File, mode: ConversionMode, { onProgress }: { onProgress: (share: number) => void }) => {
      modes.push(mode);
      for (const share of [0.2, 0.6, 0.4]) onProgress(mode === 'copy' ? share + 0.1 : share);
      const answer = answers[mode];
      return answer ? Promise.resolve(answer) : Promise.reject(new Error('cannot'));
    },
    poster: (file: Blob) => {
      seen.push((file as File).name);
      return Promise.resolve(showable.length === 0 || showable.includes(file) ? poster : undefined);
    },
    keepAwake: () => {
      seen.push('awake');
      return () => void seen.push('asleep');
    },
  };
}

async function prepare(browser: ReturnType<typeof aBrowser>, signal = new AbortController().signal) {
  const shares: number[] = [];
  const onProgress = (share: number) => void shares.push(share);
  const { file, ...rest } = await prepareVideo(original, { signal, onProgress }, browser);
  return {
    ...rest,
    name: file.name,
    type: file.type,
    text: await file.text(),
    at: file.lastModified,
    shares,
  };
}

describe('a video', () => {
  it('is transcoded where the browser can', async () => {
    const browser = aBrowser({ convert: { content, how: 'transcoded', diskName: 'd.mp4' } });
    expect(await prepare(browser)).toEqual({
      name: 'chợ sáng.mp4',
      type: 'video/mp4',
      text: 'mới',
      at: 7,
      how: 'transcoded',
      diskName: 'd.mp4',
      poster,
      shares: [0.2, 0.6],
    });
    expect([browser.modes, browser.seen]).toEqual([['convert'], ['awake', 'chợ sáng.mp4', 'asleep']]);
  });

  it('that needs nothing keeps a plain name', async () => {
    const browser = aBrowser({ convert: { content, how: 'copied' } });
    expect(await prepare(browser)).toMatchObject({ name: 'chợ sáng.mp4', how: 'copied' });
  });

  it('is copied to MP4 where it cannot be transcoded, and says so in its name', async () => {
    const browser = aBrowser({ copy: { content, how: 'copied' } });
    expect(await prepare(browser)).toMatchObject({
      name: 'chợ sáng-mux.mp4',
      type: 'video/mp4',
      text: 'mới',
      how: 'copied',
      shares: [0.2, 0.6, 0.7],
    });
    expect(browser.modes).toEqual(['convert', 'copy']);
  });

  it('is sent as it is, renamed, if even that fails', async () => {
    const browser = aBrowser({});
    expect(await prepare(browser)).toMatchObject({
      name: 'chợ sáng-mux.mp4',
      type: 'video/mp4',
      text: 'gốc',
      how: 'original',
    });
    expect(browser.modes).toEqual(['convert', 'copy']);
  });

  it('gets its poster from the original if the browser shows only that, or none', async () => {
    const converted: ConversionResult = { content, how: 'transcoded' };
    expect(await prepare(aBrowser({ convert: converted }, [original]))).toMatchObject({ poster });
    expect((await prepare(aBrowser({ convert: converted }, [content]))).poster).toBeUndefined();
  });

  it.each(['convert', 'copy'] as const)('that is cancelled during %s falls back to nothing', async (mode) => {
    const stop = new AbortController();
    const browser = aBrowser({});
    const convert = (...args: Parameters<typeof browser.convert>) => {
      if (args[1] === mode) stop.abort();
      return browser.convert(...args);
    };
    await expect(prepare({ ...browser, convert }, stop.signal)).rejects.toThrow('aborted');
    expect([browser.modes.at(-1), browser.seen]).toEqual([mode, ['awake', 'asleep']]);
  });

  it('that is cancelled while its poster is taken is not handed over', async () => {
    const stop = new AbortController();
    const browser = aBrowser({ convert: { content, how: 'transcoded' } });
    const late = () => {
      stop.abort();
      return Promise.resolve(poster);
    };
    await expect(prepare({ ...browser, poster: late }, stop.signal)).rejects.toThrow('aborted');
  });
});
