import { describe, expect, it } from 'vitest';
import { saveProgress, viewChapter } from '#shared/library/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { answer, refuse } from '../support/network.ts';
import {
  loseNetwork,
  one,
  openStill,
  openStillAs,
  progress,
  soon,
  three,
  turnTab,
  two,
} from './reader-scene.ts';

const { reader } = texts;
const report = (given: object) => ({ second: 0, paragraph: 0, completed: [], reset: false, ...given });

/** Pauses of ten seconds and more last this much longer here than in a browser. */
const patience = 20;

describe('the end of a text', () => {
  it('completes the chapter once it was in sight for three seconds', async () => {
    const { dialog, sight, end, pass, reports } = await openStill(one);
    const isDone = () => dialog.queryByRole('button', { name: reader.mark.done, pressed: true }) !== null;
    await pass(4000);
    expect(isDone()).toBe(false);
    sight.see(end, true);
    await pass(2900);
    // It is scrolled away again, and back within one frame.
    sight.see(end, true, false);
    await pass(3100);
    expect(isDone()).toBe(false);
    sight.see(end, false, true);
    await pass(2900);
    expect(isDone()).toBe(false);
    await pass(100);
    await expect.poll(isDone).toBe(true);
    await expect.poll(reports).toEqual([report({ chapterId: one, completed: [one] })]);
    expect(sight.isWatched(end)).toBe(false);
  });

  it('completes nothing after its reader has gone on', async () => {
    const { follow, sight, end, pass, reports } = await openStill(one);
    sight.see(end, true);
    await follow(reader.next, 'Chương 2');
    expect(sight.isWatched(end)).toBe(false);
    await pass(3100);
    expect(reports().flatMap(({ completed }) => completed)).toEqual([]);
  });
});

describe('the place of a reader', () => {
  it('is the paragraph at the upper two fifths, looked at once a second and sent as one report', async () => {
    const { place, scroll, pass, reports } = await openStill(one);
    place(100, 500, 501);
    scroll();
    await pass(800);
    scroll();
    place(100, 300, 499);
    await pass(300);
    place(100, 501, 501);
    scroll();
    await pass(1100);
    await pass(10_000 * patience - 3000);
    expect(reports()).toEqual([]);
    await pass(4000);
    await expect.poll(reports).toEqual([report({ chapterId: one, paragraph: 2 })]);
  });

  it('is sent when the tab is hidden, when it may be closed, and when the reader is left', async () => {
    const { place, scroll, pass, reports, close } = await openStill(one);
    const readTo = async (...tops: number[]) => {
      place(...tops);
      scroll();
      await pass(1100);
    };
    await readTo(100, 500, 501);
    turnTab('visible');
    await pass(10);
    expect(reports()).toEqual([]);
    turnTab('hidden');
    await expect.poll(reports).toEqual([report({ chapterId: one, paragraph: 1 })]);
    turnTab('visible');
    await readTo(100, 400, 500);
    dispatchEvent(new Event('pagehide'));
    await expect.poll(() => reports().length).toBe(2);
    expect(reports()[1]).toEqual(report({ chapterId: one, paragraph: 2 }));
    await close();
    await expect.poll(() => reports().length).toBe(3);
    await pass(10);
    dispatchEvent(new Event('pagehide'));
    await pass(10);
    expect(reports()).toHaveLength(3);
  });

  it('is no longer followed in a chapter that was left', async () => {
    const { place, scroll, pass, reports, follow, close } = await openStill(one);
    place(100, 400, 500);
    scroll();
    await follow(reader.next, 'Chương 2');
    await pass(1100);
    await close();
    await pass(10);
    expect(reports().map(({ paragraph }) => paragraph)).not.toContain(2);
  });

  it('that was read without a network waits, and is offered and sent later', async () => {
    const { place, scroll, pass, reports, user, page, close } = await openStill(one, {
      progress: progress({ chapterId: one, paragraph: 1 }),
    });
    const net = loseNetwork();
    place(100, 400, 500);
    scroll();
    await pass(1100);
    net.believe();
    turnTab('hidden');
    await pass(10);
    turnTab('visible');
    const overview = await close();
    await user.click(overview.getByRole('link', { name: /gốm 1/ }));
    await soon(() => page.getByText(reader.resume.paragraph.replace('{{number}}', '3')));
    expect(reports()).toEqual([]);
    net.comeBack();
    await expect.poll(reports).toEqual([report({ chapterId: one, paragraph: 2 })]);
  });
});

describe('a view', () => {
  it('is counted at once after two seconds, and taken back if the server counts it no more', async () => {
    const { pass, network, follow, close, page, reports } = await openStill(one);
    const views = () => network.askedOf(viewChapter).map(({ params }) => params.chapterId);
    await pass(1800);
    expect(views()).toEqual([]);
    await pass(200);
    await expect.poll(views).toEqual([one]);
    expect(reports()).toEqual([]);
    network.answer(answer(viewChapter, { counted: false, lastViewed: '2026-12-01T00:00:00.000Z' }));
    await follow(reader.next, 'Chương 2');
    // A chapter that was only opened is a place, too.
    await expect.poll(reports).toEqual([report({ chapterId: one })]);
    await pass(2000);
    await expect.poll(views).toEqual([one, two]);
    expect(page.queryByText(reader.failed.view)).toBeNull();
    const net = loseNetwork();
    await follow(reader.previous, 'Chương về gốm 1');
    await pass(2000);
    net.comeBack();
    expect(page.queryByText(reader.failed.view)).toBeNull();
    network.answer(refuse(viewChapter, 'CHAPTER_NOT_FOUND'));
    await follow(reader.next, 'Chương 2');
    await follow(reader.next, 'Chương về gốm 3');
    await pass(2000);
    await soon(() => page.getByText(reader.failed.view));
    expect(views()).toEqual([one, two, three]);
    const overview = await close();
    const shown = overview.getAllByText(/lượt xem/).map(({ textContent }) => textContent ?? '');
    expect(shown.filter((text) => /^\d/.test(text))).toEqual(['6 lượt xem', '5 lượt xem', '5 lượt xem']);
  });

  it('of a guest is not counted, and nothing of theirs is recorded', async () => {
    const { pass, sight, end, scroll, place, network, dialog } = await openStillAs({}, one);
    place(100, 400, 500);
    scroll();
    sight.see(end, true);
    await pass(3100);
    await pass(10_000 * patience);
    dispatchEvent(new Event('pagehide'));
    expect([viewChapter, saveProgress].flatMap(network.askedOf)).toEqual([]);
    expect(dialog.queryByRole('button', { name: reader.mark.done })).toBeNull();
  });
});
