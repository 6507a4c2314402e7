import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { VideoPlayer } from '#web/ui/media/player/video-player.tsx';
import { aBrowser, closeBrowser, near, video } from './player-scene.tsx';

type Attaching = { src: string; done: (undo: () => void) => void; failed: (error: Error) => void };
const attaching = vi.hoisted(() => [] as Attaching[]);
vi.mock('#web/ui/media/player/attach-source.ts', () => ({
  attachSource: (_: unknown, src: string) =>
    new Promise((done, failed) => void attaching.push({ src, done, failed })),
}));

let close: (() => Promise<unknown>) | undefined;
beforeEach(() => {
  attaching.length = 0;
  aBrowser(true);
});
afterEach(async () => {
  await close?.();
  await closeBrowser();
});

/** Shows one video, and another in its place before the code that plays the first one has arrived. */
async function overtake() {
  function Page() {
    const [src, setSrc] = useState('/a.m3u8');
    return (
      <>
        <button onClick={() => setSrc('/b.m3u8')}>Phim sau</button>
        <VideoPlayer autoPlay src={src} label="Đèn lồng" />
      </>
    );
  }
  const page = await renderForm(<Page />);
  ({ close } = page);
  await near();
  await page.press('Phim sau');
  const [first, second] = attaching;
  if (!first || !second) throw new Error('Two videos were not asked for');
  expect([first.src, second.src]).toEqual(['/a.m3u8', '/b.m3u8']);
  return { first, second };
}

it('a video that was replaced before its code came is given up, and only the next one plays', async () => {
  const { first, second } = await overtake();
  const undo = vi.fn<() => void>();
  await act(async () => first.done(undo));
  expect([undo.mock.calls.length, video().paused]).toEqual([1, true]);
  const undoNext = vi.fn<() => void>();
  await act(async () => second.done(undoNext));
  expect([undoNext.mock.calls.length, video().paused]).toEqual([0, false]);
  await close?.();
  close = undefined;
  expect([undo.mock.calls.length, undoNext.mock.calls.length]).toEqual([1, 1]);
});

it('a video that was replaced is not told to have failed, the one that is shown is', async () => {
  const { first, second } = await overtake();
  await act(async () => first.failed(new Error('gone')));
  expect(document.body.textContent).not.toContain('Không phát được video');
  await act(async () => second.failed(new Error('gone')));
  expect(document.body.textContent).toContain('Không phát được video');
});
