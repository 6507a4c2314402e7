import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import * as library from '#shared/library/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, hold, keepWaiting, refuse } from '../support/network.ts';
import type { Screen } from '../support/render-at.tsx';
import { watchSavedFiles } from '../support/saved-files.ts';
import { chapter, id, openDocument } from './document-scene.ts';

const { chapters: words, reading: readers } = texts.staffLibrary;
const rowsOf = (page: Screen['page']) =>
  page.getAllByRole('button', { name: /^Di chuyển/ }).map((handle) => handle.closest('li'));
const isPressed = (handle: HTMLElement) => handle.getAttribute('aria-pressed') === 'true';
const video = { muxData: null, videoUrl: '' };

describe('the chapters of a document', () => {
  it('are named and counted, with what they have; one without a title has its place for a name', async () => {
    const chapters = [
      chapter('Một', { ...video, views: 1201 }),
      chapter('Hai', { ...video, title: '', position: 2, views: 0, videoUrl: 'https://a.test/v' }),
      chapter('Ba', { ...video, views: 3, muxData: { playbackId: 'v1' } }),
    ];
    const { page } = await openDocument({ chapters });
    expect(rowsOf(page).map((row) => row?.textContent)).toEqual([
      expect.stringContaining('1Một1.201 lượt xem'),
      expect.stringContaining('2Chương 20 lượt xem · có video'),
      expect.stringContaining('3Ba3 lượt xem · có video'),
    ]);
    expect(rowsOf(page)[0]?.textContent).not.toMatch(/video|·/);
    expect(page.getByRole('link', { name: 'Chương 2' }).getAttribute('href')).toBe(
      `/admin/posts/documents/${id}/chapters/c-Hai`,
    );
  });

  it('stand in their new order at once, and in no other one until the server has answered', async () => {
    const sending = hold(answer(library.reorderChapters, { chapterIds: [], chaptersVersion: 5 }));
    const { page, user, network } = await openDocument({}, sending);
    const [one, two] = ['Một', 'Hai'].map((name) =>
      page.getByRole<HTMLButtonElement>('button', { name: `Di chuyển “${name}”` }),
    );
    one?.focus();
    await user.keyboard(' ');
    await expect.poll(() => one && isPressed(one)).toBe(true);
    expect(two && isPressed(two)).toBe(false);
    await user.keyboard('{ArrowDown} ');
    await expect.poll(() => network.askedOf(library.reorderChapters)).toHaveLength(1);
    await expect
      .poll(() => rowsOf(page).map((row) => row?.textContent?.slice(0, 4)))
      .toEqual(['1Hai', '2Một', expect.stringMatching(/^3Ba/)]);
    await expect.poll(() => [one?.disabled, two?.disabled]).toEqual([true, true]);
    expect(page.queryByText(/ở vị trí/)).toBeNull();
    sending.release();
    await expect.poll(() => [one?.disabled, two?.disabled]).toEqual([false, false]);
  });

  it('are shown to readers one call after another, and a refusal is said', async () => {
    const sending = hold(refuse(library.publishChapter, 'CHAPTER_NOT_FOUND'));
    const { page, user } = await openDocument({}, sending);
    const toggle = page.getByRole<HTMLButtonElement>('switch', { name: 'Hiển thị “Hai” với người đọc' });
    await user.click(toggle);
    await expect.poll(() => toggle.disabled).toBe(true);
    sending.release();
    await page.findByText(words.publishFailed);
    await expect.poll(() => toggle.disabled).toBe(false);
  });

  it('are added on a page of their own, which opens once it can be shown', async () => {
    const { page, user, network } = await openDocument();
    network.answer(
      answer(library.createChapter, exampleOf(library.createChapter.reply, { id: 'c4' })),
      keepWaiting(library.chapterDrafts.getDraft),
    );
    await user.click(page.getByRole('button', { name: words.add }));
    const dialog = within(await page.findByRole('dialog', { name: words.add }));
    await user.click(dialog.getByRole('button', { name: words.create.submit }));
    const title = dialog.getByRole('textbox');
    await expect.poll(() => title.getAttribute('aria-invalid')).toBe('true');
    await user.type(title, 'Bốn{Enter}');
    await expect.poll(() => page.queryByRole('dialog')).toBeNull();
    await expect
      .poll(() => network.askedOf(library.chapterDrafts.getDraft))
      .toMatchObject([{ params: { id: 'c4' } }]);
  });

  it('are none at first, and no more than a hundred', async () => {
    const { page: first } = await openDocument({ chapters: [] });
    expect(first.getByText(words.none)).toBeTruthy();
    expect(first.getByRole('button', { name: words.add })).toHaveProperty('disabled', false);
    const full = Array.from({ length: 100 }, (_, nth) => chapter(`${nth}`));
    const { page: last } = await openDocument({ chapters: full });
    expect(last.queryByText(words.none)).toBeNull();
    expect(last.getByRole('button', { name: words.add })).toHaveProperty('disabled', true);
  });
});

describe('the readers of a document', () => {
  it('leave as a file, with a name for each chapter', async () => {
    const saved = watchSavedFiles();
    const line = { isPublished: true, views: 1201, started: 40, finished: 2 };
    const { page, user } = await openDocument(
      {},
      answer(library.getDocumentReading, {
        chapters: [
          { ...line, id: 'c-Một', title: 'Một', position: 1 },
          { ...line, id: 'c-Hai', title: '', position: 2 },
        ],
      }),
    );
    expect(page.getByRole('row', { name: 'Một 1.201 40 2' })).toBeTruthy();
    expect(page.getByRole('row', { name: 'Chương 2 1.201 40 2' })).toBeTruthy();
    await user.click(page.getByRole('button', { name: readers.csv }));
    expect(saved.names).toEqual([readers.file]);
    expect(await saved.lines()).toEqual([
      [readers.chapter, readers.views, readers.started, readers.finished].join(','),
      'Một,1201,40,2',
      'Chương 2,1201,40,2',
    ]);
  });

  it('are not counted where there is no chapter', async () => {
    const { page } = await openDocument({}, answer(library.getDocumentReading, { chapters: [] }));
    expect(page.getByText(readers.none)).toBeTruthy();
    expect(page.queryByRole('button', { name: readers.csv })).toBeNull();
  });
});
