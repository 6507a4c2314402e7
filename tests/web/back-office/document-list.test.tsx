import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { DocumentItem } from '#shared/library/document.ts';
import * as library from '#shared/library/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { type Answer, answer, hold, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { watchSavedFiles } from '../support/saved-files.ts';
import { detail, edited, id, known, pageOf, reading } from './document-scene.ts';

const { staffLibrary } = texts;
const { list: words, act } = staffLibrary;
const staff = { status: 'draft', publishAt: null, hasDraft: false, version: 1 } as const;
const row = (given: object) =>
  exampleOf(DocumentItem, { isPublished: false, thumbnailUrl: null, staff, ...given });

describe('the list of documents', () => {
  const first = row({ id, title: 'Nghề gốm', staff: { ...staff, hasDraft: true } });
  const open = (rows = [first], ...answers: Answer[]) =>
    renderAt('/admin/posts/documents', { as: 'collaborator', answers: [pageOf(rows), known, ...answers] });

  it('has a tab for each order, in the address', async () => {
    const { page: screen, user, network } = await open();
    await user.click(await screen.findByRole('tab', { name: staffLibrary.tab.views }));
    await expect.poll(() => location.search).toContain('tab=views');
    await expect
      .poll(() => network.askedOf(library.listDocuments).at(-1)?.query)
      .toMatchObject({ tab: 'views' });
    await user.click(await screen.findByRole('tab', { name: staffLibrary.tab.all }));
    await expect.poll(() => location.search).not.toContain('tab=');
  });

  it('publishes by the switch, and deletes after a question', async () => {
    const { page: screen, user, network } = await open();
    network.answer(answer(library.publishDocument, { isPublished: true, version: 2 }));
    network.answer(answer(library.deleteDocument, { success: true }));
    await user.click(await screen.findByRole('switch', { name: 'Hiển thị “Nghề gốm” với người đọc' }));
    await expect
      .poll(() => network.askedOf(library.publishDocument))
      .toMatchObject([{ params: { id }, body: { isPublished: true } }]);
    await user.click(await screen.findByRole('button', { name: 'Xóa “Nghề gốm”' }));
    expect(network.askedOf(library.deleteDocument)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: staffLibrary.act.delete }));
    await screen.findByText(staffLibrary.act.deleted);
    expect(network.askedOf(library.deleteDocument)).toMatchObject([{ params: { id } }]);
  });

  it('asks for title and category of a new document before it is sent, and opens its editor', async () => {
    const { page: screen, user, network } = await open();
    for (const one of [
      answer(library.createDocument, detail()),
      answer(library.documentDrafts.getDraft, edited()),
      answer(library.getDocument, detail()),
      reading,
    ])
      network.answer(one);
    await user.click(await screen.findByRole('button', { name: staffLibrary.list.add }));
    await user.click(await screen.findByRole('button', { name: staffLibrary.create.submit }));
    expect(network.askedOf(library.createDocument)).toEqual([]);
    const title = await screen.findByRole('textbox', { name: /^Tiêu đề/ });
    await expect.poll(() => title.getAttribute('aria-invalid')).toBe('true');
    await user.type(title, 'Nghề gốm');
    await user.click(screen.getByRole('combobox', { name: /^Danh mục/ }));
    await user.click(await screen.findByRole('option', { name: 'Nghề làng' }));
    await user.click(screen.getByRole('button', { name: staffLibrary.create.submit }));
    await expect.poll(() => location.pathname).toBe(`/admin/posts/documents/${id}`);
    expect(network.askedOf(library.createDocument)).toMatchObject([
      { body: { title: 'Nghề gốm', categoryId: 'nghe' } },
    ]);
  });

  const published = row({
    id: 'd1',
    title: 'Gốm',
    description: 'Từ đất đến lò',
    categoryName: 'Nghề làng',
    isPublished: true,
    thumbnailUrl: '/media/p/{width}.webp',
    uploader: {
      id: 'mai',
      fullName: 'Lê Mai',
      avatarUrl: null,
      referenceId: 'CHOLANG02',
      verificationDate: null,
    },
    chapterCount: 12,
    views: 1203,
    downloads: 304,
    favorites: 55,
    createdAt: '2026-11-01T01:00:00.000Z',
    publishedAt: '2026-11-02T02:00:00.000Z',
    updatedAt: '2026-11-03T03:00:00.000Z',
    staff: { ...staff, status: 'published', hasDraft: true },
  });
  const planned = row({
    id: 'd2',
    title: '',
    uploader: null,
    publishedAt: null,
    staff: { ...staff, hasDraft: true, publishAt: '2026-12-24T03:00:00.000Z' },
  });
  const gone = row({ id: 'd3', title: 'Mây', staff: { ...staff, status: 'archived' } });
  const unstaffed = row({ id: 'd4', title: 'Tre', isPublished: true, staff: undefined });
  const hidden = row({ id: 'd5', title: 'Nứa', isPublished: false, staff: undefined });

  it('shows of each document what is known of it, and what can be done with it', async () => {
    const { page } = await open([published, planned, gone, unstaffed, hidden]);
    await page.findByRole('link', { name: 'Gốm' });
    const lineOf = (title: string) =>
      page.getByRole('link', { name: title }).closest<HTMLElement>('tr') ?? document.body;
    const { status } = texts.publishing;
    for (const part of [
      'Từ đất đến lò',
      words.hasDraft,
      'Nghề làng',
      status.published,
      '12',
      '1.203',
      '304',
      '55',
      '01/11/2026',
      '02/11/2026',
    ])
      expect(lineOf('Gốm').textContent).toContain(part);
    expect(lineOf('Gốm').textContent).not.toContain('Hẹn ');
    expect(lineOf('Gốm').querySelector('[data-main]')?.textContent).toContain('Gốm');
    expect(lineOf('Gốm').querySelector('img')?.getAttribute('src')).toBe('/media/p/160.webp');
    const untitled = lineOf(texts.publishing.untitled);
    expect(untitled.textContent).toContain('Hẹn 24/12/2026 10:00');
    expect(untitled.textContent).toContain(status.scheduled);
    expect(untitled.textContent).not.toContain(words.hasDraft);
    const names = (line: HTMLElement) =>
      within(line)
        .queryAllByRole('button')
        .map((button) => button.getAttribute('aria-label'));
    expect(names(untitled)).toEqual([`Xóa “${texts.publishing.untitled}”`]);
    expect(within(untitled).getByRole('switch').getAttribute('aria-checked')).toBe('false');
    expect([names(lineOf('Mây')), within(lineOf('Mây')).queryByRole('switch')]).toEqual([[], null]);
    expect(lineOf('Tre').textContent).toContain(status.published);
    expect(lineOf('Tre').textContent).not.toContain(words.hasDraft);
    expect(lineOf('Nứa').textContent).toContain(status.draft);
  });

  it('is sorted by those columns that have an order, and leaves as a file with all that is shown', async () => {
    const saved = watchSavedFiles();
    const { page, user } = await open([published, planned]);
    await page.findByRole('link', { name: 'Gốm' });
    const heads = page.getAllByRole('columnheader');
    const shown = [
      words.title,
      words.categoryName,
      words.status,
      words.chapterCount,
      words.views,
      words.downloads,
      words.favorites,
      words.createdAt,
      words.publishedAt,
      words.acts,
    ];
    expect(heads.map(({ textContent }) => textContent).filter(Boolean)).toEqual(shown);
    expect(
      heads.filter((head) => within(head).queryByRole('button')).map(({ textContent }) => textContent),
    ).toEqual([words.title, words.views, words.downloads, words.createdAt, words.publishedAt]);
    await user.click(page.getByRole('button', { name: 'Cột hiển thị' }));
    for (const name of [words.uploader, words.updatedAt])
      await user.click(await page.findByRole('checkbox', { name }));
    await user.keyboard('{Escape}');
    const headOf = (name: string) => page.getByRole('columnheader', { name: new RegExp(name) });
    await expect.poll(() => within(headOf(words.updatedAt)).queryByRole('button')).not.toBeNull();
    expect(page.getByText('Lê Mai')).toBeTruthy();
    await user.click(page.getByRole('button', { name: 'Xuất 2 dòng' }));
    await expect.poll(() => saved.names).toEqual(['tai-lieu.csv']);
    const [line, one, other] = await saved.lines();
    expect(line?.split(',')).toHaveLength(shown.length + 1);
    expect(one).toContain(`Gốm,Nghề làng,${texts.publishing.status.published},Lê Mai,12,1203,304,55,`);
    expect(other).toContain(texts.publishing.status.scheduled);
  });

  it('publishes one document after another, and says which could not be', async () => {
    const sending = hold(refuse(library.publishDocument, 'PUBLICATION_INCOMPLETE'));
    const { page, user } = await open([first], sending);
    const toggle = await page.findByRole<HTMLButtonElement>('switch', { name: /Hiển thị “Nghề gốm”/ });
    await user.click(toggle);
    await expect.poll(() => toggle.disabled).toBe(true);
    sending.release();
    await page.findByText(act.publishFailed);
    await expect.poll(() => toggle.disabled).toBe(false);
  });
});
