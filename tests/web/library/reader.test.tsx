import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { ChapterDetail } from '#shared/library/chapter.ts';
import { completeChapter, getChapter, getDocumentBySlug, saveProgress } from '#shared/library/index.ts';
import { getVideo } from '#shared/media/video.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { all, at, gom, id, line, member, one, open, progress, three, two } from './reader-scene.ts';

const { reader } = texts;

describe('the reader', () => {
  it('shows the captions of a video', async () => {
    const film = line(three, 3, { muxData: { playbackId: 'v1' } });
    await open(
      three,
      { chapters: [line(one, 1), line(two, 2), film] },
      answer(getChapter, exampleOf(ChapterDetail, { ...film, documentId: id('0'), content: '' })),
      answer(getVideo, { playbackId: 'v1', seconds: 9, width: 640, height: 360, captions: ['vi'] }),
    );
    await expect
      .poll(() => document.querySelector('track')?.getAttribute('src'))
      .toBe('/media/videos/v1/captions-vi.vtt');
  });

  it('shows a chapter with its place in the document, its text and its neighbours', async () => {
    const { dialog, user } = await open(two);
    await dialog.findByRole('heading', { level: 1, name: 'Chương 2' });
    dialog.getByText('Chương 2 / 3');
    await dialog.findByText('Hai.');
    expect(dialog.queryByRole('textbox')).toBeNull();
    await user.click(dialog.getByRole('link', { name: reader.next }));
    await dialog.findByRole('heading', { level: 1, name: 'Chương về gốm 3' });
    expect(location.pathname).toBe(at(three));
    expect(dialog.queryByRole('link', { name: reader.next })).toBeNull();
    dialog.getByRole('link', { name: reader.video.elsewhere });
    await user.keyboard('{ArrowLeft}');
    await dialog.findByRole('heading', { level: 1, name: 'Chương 2' });
    const list = within(dialog.getByRole('navigation', { name: reader.chapters }));
    expect(list.getByRole('link', { current: 'page' }).textContent).toContain('Chương 2');
    await user.click(list.getByRole('link', { name: /gốm 1/ }));
    await dialog.findByText('Chương 1 / 3');
    expect(dialog.queryByRole('link', { name: reader.previous })).toBeNull();
  });

  it('changes the size of the text by keys and remembers it, and lists its keys', async () => {
    const { dialog, network, page, user } = await open(one);
    const article = await dialog.findByRole('article');
    const before = Number.parseFloat(article.style.fontSize);
    await user.keyboard('+');
    await expect.poll(() => Number.parseFloat(article.style.fontSize)).toBeGreaterThan(before);
    expect(localStorage.getItem('reader-size')).toBe('2');
    await user.keyboard('-');
    await expect.poll(() => Number.parseFloat(article.style.fontSize)).toBe(before);
    await user.keyboard('?');
    const help = within(await page.findByRole('dialog', { name: reader.help.title }));
    help.getByText(reader.help.keys.larger);
    // Which layer lies on top is only known once all of them have rendered again.
    await network.rest();
    await user.keyboard('{Escape}');
    await expect.poll(() => page.queryByRole('dialog', { name: reader.help.title })).toBeNull();
    expect(location.pathname).toBe(at(one));
  });

  it('closes to its document by its button', async () => {
    const { user, dialog } = await open(one);
    await user.click(dialog.getByRole('button', { name: reader.close }));
    await expect.poll(() => location.pathname).toBe('/documents/nghe-gom');
  });

  it('closes to its document by Escape', async () => {
    const { user, dialog } = await open(two);
    await dialog.findByRole('heading', { level: 1 });
    await user.keyboard('{Escape}');
    await expect.poll(() => location.pathname).toBe('/documents/nghe-gom');
  });

  it('leads from a former address to the current one', async () => {
    await renderAt(at(one, 'ten-cu'), { as: member, answers: all(gom()) });
    await expect.poll(() => location.pathname).toBe(at(one));
  });

  it.each([
    ['DOCUMENT_NOT_FOUND', reader.missing.document.title],
    ['CONTENT_REMOVED', reader.missing.removed.title],
    ['NO_TOKEN', reader.guest.title],
  ] as const)('says %s in words', async (code, words) => {
    const { page } = await renderAt(at(one), {
      answers: [...all(gom()), refuse(getDocumentBySlug, code)],
    });
    expect(await page.findByRole('heading', { level: 1, name: words })).toBeTruthy();
  });

  it('says that a chapter is not there, beside those that are', async () => {
    const { dialog } = await open('gone');
    await dialog.findByRole('heading', { level: 1, name: reader.missing.chapter.title });
    expect(dialog.getAllByRole('link', { name: /Chương/ }).length).toBeGreaterThanOrEqual(3);
    const refused = await open(one, {}, refuse(getChapter, 'CHAPTER_NOT_FOUND'));
    await refused.dialog.findByRole('heading', { level: 1, name: reader.missing.chapter.title });
  });

  it('says that a chapter has no content', async () => {
    const empty = answer(getChapter, exampleOf(ChapterDetail, { ...line(one, 1), content: '' }));
    const { dialog } = await open(one, {}, empty);
    await dialog.findByText(reader.empty.title);
    expect(dialog.getByText(reader.mark.rule.none)).toBeTruthy();
  });
});

describe('going on', () => {
  it('is offered and not forced, and leads to the chapter and its place', async () => {
    const { dialog, user } = await open(one, { progress: progress() });
    await dialog.findByText(reader.resume.title.replace('{{title}}', 'Chương 2'));
    dialog.getByText(reader.resume.paragraph.replace('{{number}}', '5'));
    expect(location.pathname).toBe(at(one));
    await user.click(dialog.getByRole('button', { name: reader.resume.continue }));
    await expect.poll(() => location.pathname).toBe(at(two));
    expect(dialog.queryByRole('region', { name: reader.resume.label })).toBeNull();
  });

  it('is offered once', async () => {
    const { dialog, user } = await open(one, { progress: progress() });
    await user.click(await dialog.findByRole('button', { name: reader.resume.dismiss }));
    expect(dialog.queryByRole('region', { name: reader.resume.label })).toBeNull();
  });

  it('from an earlier place is an act: the place goes back because the reader says so', async () => {
    const { dialog, user, network } = await open(one, { progress: progress() });
    await user.click(await dialog.findByRole('button', { name: reader.resume.restart }));
    await expect
      .poll(() => network.askedOf(saveProgress).map(({ body }) => body))
      .toEqual([{ chapterId: one, second: 0, paragraph: 0, completed: [], reset: true }]);
  });

  it('is not offered where nothing was read', async () => {
    const { dialog } = await open(one);
    await dialog.findByText('Hai.');
    expect(dialog.queryByRole('region', { name: reader.resume.label })).toBeNull();
  });
});

describe('a completed chapter', () => {
  it('is marked at once, and no longer if the server refuses', async () => {
    const { dialog, page, user, network } = await open(one);
    await user.click(await dialog.findByRole('button', { name: reader.mark.todo }));
    const done = await dialog.findByRole('button', { name: reader.mark.done, pressed: true });
    expect(dialog.getByRole('navigation').querySelector('[role=img]')).not.toBeNull();
    expect(network.askedOf(completeChapter).map(({ body }) => body)).toEqual([{ on: true }]);
    network.answer(refuse(completeChapter, 'CHAPTER_NOT_FOUND'));
    await user.click(done);
    await page.findByText(reader.failed.mark);
    await page.findByText('Không tìm thấy chương này.');
    await dialog.findByRole('button', { name: reader.mark.done, pressed: true });
  });

  it('is what the reader is told it is', async () => {
    const { dialog } = await open(one);
    expect(await dialog.findByText(reader.mark.rule.text)).toBeTruthy();
  });
});
