import { describe, expect, it, vi } from 'vitest';
import { saveProgress } from '#shared/library/index.ts';
import { getVideo } from '#shared/media/video.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { answer, refuse } from '../support/network.ts';
import {
  chapterWith,
  line,
  loseNetwork,
  one,
  openStill,
  progress,
  someText,
  soon,
  three,
  two,
} from './reader-scene.ts';

const { reader } = texts;
const filmFacts = answer(getVideo, { playbackId: 'v1', seconds: 9, width: 640, height: 360, captions: [] });
const shownVideo = () =>
  soon(() => {
    const video = document.querySelector('video');
    if (!video) throw new Error('No video');
    return video;
  });
const report = (given: object) => ({ second: 0, paragraph: 0, completed: [], reset: false, ...given });

describe('going on', () => {
  const watchJumps = () => {
    const jumps: [string | null, unknown][] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
      jumps.push([this.textContent, how]);
    });
    return jumps;
  };

  it('in the open chapter leads to its paragraph, which has the focus', async () => {
    const jumps = watchJumps();
    const { user, dialog, main, follow } = await openStill(one, {
      progress: progress({ chapterId: one, paragraph: 2 }),
    });
    await soon(() => dialog.getByText(reader.resume.title.replace('{{title}}', 'Chương về gốm 1')));
    expect(document.activeElement).toBe(dialog.getByRole('heading', { level: 1 }));
    const tops = vi.spyOn(main, 'scrollTo');
    await user.click(dialog.getByRole('button', { name: reader.resume.continue }));
    expect(jumps).toEqual([['Ba.', { block: 'start' }]]);
    expect(document.activeElement?.textContent).toBe('Ba.');
    expect(dialog.queryByRole('region', { name: reader.resume.label })).toBeNull();
    expect(tops).not.toHaveBeenCalled();
    // The next chapter begins at its top.
    await follow(reader.next, 'Chương 2');
    expect(tops.mock.calls).toEqual([[{ top: 0 }]]);
    expect(document.activeElement).toBe(dialog.getByRole('heading', { level: 1 }));
    expect(jumps).toHaveLength(1);
  });

  it('in another chapter waits for its text, however late its code is', async () => {
    const jumps = watchJumps();
    const { user, dialog, network } = await openStill(
      one,
      { progress: progress({ paragraph: 2 }) },
      chapterWith(''),
    );
    network.answer(chapterWith('Mở đầu.<p>Một.</p><p>Hai.</p><p>Lò.</p>'));
    await user.click(await soon(() => dialog.getByRole('button', { name: reader.resume.continue })));
    await expect.poll(() => jumps).toEqual([['Lò.', { block: 'start' }]]);
    expect(dialog.queryByRole('region', { name: reader.resume.label })).toBeNull();
  });

  it('at a second names it, and a video that is loaded goes there', async () => {
    const film = line(one, 1, { muxData: { playbackId: 'v1' } });
    const { user, dialog } = await openStill(
      one,
      { chapters: [film, line(two, 2)], progress: progress({ chapterId: one, second: 65, paragraph: 0 }) },
      chapterWith('', film),
      filmFacts,
    );
    await soon(() => dialog.getByText(reader.resume.second.replace('{{time}}', '1:05')));
    expect(dialog.queryByText(/Đoạn/)).toBeNull();
    const video = await shownVideo();
    expect(video.currentTime).toBe(0);
    vi.spyOn(video, 'readyState', 'get').mockReturnValue(1);
    await user.click(dialog.getByRole('button', { name: reader.resume.continue }));
    await expect.poll(() => video.currentTime).toBe(65);
  });

  it('at a second leaves a video alone that is not loaded: the player goes there when it is', async () => {
    const film = line(three, 3, { muxData: { playbackId: 'v1' } });
    const { user, dialog, network } = await openStill(
      one,
      {
        chapters: [line(one, 1), film],
        progress: progress({ chapterId: three, second: 65, paragraph: 2 }),
      },
      undefined,
      filmFacts,
    );
    await soon(() => dialog.getByText('Video: 1:05 · Đoạn 3'));
    network.answer(chapterWith(someText, film));
    await user.click(dialog.getByRole('button', { name: reader.resume.continue }));
    const video = await shownVideo();
    expect(video.currentTime).toBe(0);
    vi.spyOn(video, 'duration', 'get').mockReturnValue(100);
    video.dispatchEvent(new Event('loadedmetadata'));
    expect(video.currentTime).toBe(65);
    await expect.poll(() => document.activeElement?.textContent).toBe('Ba.');
  });
});

describe('a chapter with a video', () => {
  const film = line(one, 1, { muxData: { playbackId: 'v1' } });
  const openFilm = (content: string) =>
    openStill(one, { chapters: [film, line(two, 2)] }, chapterWith(content, film), filmFacts);
  const tell = (video: HTMLVideoElement, ...types: string[]) => {
    for (const type of types) video.dispatchEvent(new Event(type));
  };

  it('is completed at the end of its video, if that is all it has', async () => {
    const { dialog, network, reports, follow, pass } = await openFilm('');
    expect(dialog.getByText(reader.mark.rule.video)).toBeTruthy();
    const video = await shownVideo();
    expect(video.getAttribute('aria-label')).toBe('Chương về gốm 1');
    tell(video, 'play');
    video.currentTime = 42.5;
    tell(video, 'pause');
    video.currentTime = 43.5;
    tell(video, 'ended');
    await expect.poll(reports).toEqual([report({ chapterId: one, second: 43, completed: [one] })]);
    await soon(() => dialog.getByRole('button', { name: reader.mark.done, pressed: true }));
    network.answer(chapterWith(someText));
    await follow(reader.next, 'Chương 2');
    await pass(10);
    tell(video, 'ended');
    await pass(10);
    expect(reports()).toHaveLength(1);
  });

  it('and a text is completed after both', async () => {
    const { dialog, reports, sight, end, pass } = await openFilm(someText);
    await soon(() => dialog.getByText('Ba.'));
    expect(dialog.getByText(reader.mark.rule.both)).toBeTruthy();
    const video = await shownVideo();
    tell(video, 'ended');
    await pass(3100);
    expect(reports()).toEqual([]);
    sight.see(end, true);
    await pass(3100);
    await expect.poll(reports).toEqual([report({ chapterId: one, completed: [one] })]);
  });

  it('says that videos need a network, and shows it when there is one', async () => {
    const { dialog } = await openFilm(someText);
    await shownVideo();
    const net = loseNetwork();
    await soon(() => dialog.getByText(reader.video.offline));
    expect(document.querySelector('video')).toBeNull();
    net.comeBack();
    await shownVideo();
  });
});

describe('reading again from here', () => {
  it('forgets what waits to be sent, and says why it failed', async () => {
    const { user, dialog, page, network, reports, pass, place, scroll, close } = await openStill(one, {
      progress: progress(),
    });
    place(100, 500, 501);
    scroll();
    await pass(1100);
    network.answer(refuse(saveProgress, 'CHAPTER_NOT_FOUND'));
    await user.click(await soon(() => dialog.getByRole('button', { name: reader.resume.restart })));
    await soon(() => page.getByText(reader.failed.restart));
    await soon(() => page.getByText('Không tìm thấy chương này.'));
    expect(reports()).toEqual([report({ chapterId: one, paragraph: 1, reset: true })]);
    await close();
    await pass(10);
    expect(reports()).toHaveLength(1);
  });
});
