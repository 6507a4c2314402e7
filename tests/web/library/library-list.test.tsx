import { fireEvent, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import type { OwnDocumentItem } from '#shared/library/document.ts';
import { downloadDocument, listOwnDocuments, searchDocuments } from '#shared/library/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { none, onePage } from '../faces/list-case.ts';
import { type Answer, answer, hold, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { detail, file, item, libraryAnswers, member } from './library-answers.ts';

const { common, library } = texts;
const open = (url: string, ...answers: Answer[]) =>
  renderAt(url, { as: member, answers: libraryAnswers(detail(), ...answers) });
const listOf = (items: readonly OwnDocumentItem[], more: object = {}) =>
  answer(listOwnDocuments, { data: items, ...onePage, limit: 10, ...more } as never);
const place = { chapterId: 'a', second: 0, paragraph: 0 };
const nothing = listOf([], none);

describe('the tools of the library', () => {
  it('show what the address says, and take it back', async () => {
    const search = '?search=g%E1%BB%91m&category=nghe&favorite=true&view=table&sort=oldest&page=2';
    const { page, user } = await open(`/documents${search}`, answer(searchDocuments, { data: [] }));
    const table = await page.findByRole('table');
    const box = page.getByRole<HTMLInputElement>('searchbox', { name: library.filter.search });
    expect([box.value, box.placeholder]).toEqual(['gốm', library.filter.search]);
    const chosen = (name: string) => page.getByRole('combobox', { name }).textContent;
    expect([chosen(library.filter.category), chosen(library.sort.label)]).toEqual([
      'Nghề làng',
      library.sort.oldest,
    ]);
    const isPressed = (name: string) =>
      page.getByRole('button', { name, pressed: true }).getAttribute('aria-pressed');
    expect([isPressed(library.view.table), isPressed(library.filter.favorite)]).toEqual(['true', 'true']);
    page.getByRole('button', { name: library.filter.following, pressed: false });
    page.getByRole('button', { name: library.view.cards, pressed: false });
    const cells = within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells.slice(0, 5)).toEqual(['Nghề làng', '0/2', '5', '7', '21/11/2026']);
    const removal = (label: string) => texts.ui.chip.remove.replace('{{label}}', label);
    for (const label of ['“gốm”', 'Nghề làng', library.filter.favorite])
      page.getByRole('button', { name: removal(label) });
    expect(page.queryByRole('button', { name: removal(library.filter.following) })).toBeNull();

    await user.click(page.getByRole('button', { name: library.filter.favorite, pressed: true }));
    await expect.poll(() => location.search).not.toMatch(/favorite|page/);
    await user.click(page.getByRole('combobox', { name: library.filter.category }));
    await user.click(await page.findByRole('option', { name: library.filter.allCategories }));
    await expect.poll(() => location.search).not.toMatch(/category/);
    await user.clear(box);
    await user.keyboard('{Enter}');
    await expect.poll(() => location.search).toBe('?sort=oldest&view=table');
    await user.type(box, 'sen{Enter}');
    await expect.poll(() => location.search).toContain('search=sen');
    await user.click(page.getByRole('button', { name: removal('“sen”') }));
    await expect.poll(() => location.search).not.toContain('sen');
    await user.click(page.getByRole('button', { name: library.filter.following, pressed: false }));
    await expect.poll(() => location.search).toContain('following=true');
    await user.click(page.getByRole('button', { name: library.filter.following, pressed: true }));
    await expect.poll(() => location.search).not.toContain('following');
  });

  it('name a category that is gone by what it is, and show no chips without a filter', async () => {
    const { page, user } = await open('/documents?category=gone');
    await page.findByText(item.title);
    await user.click(
      page.getByRole('button', { name: texts.ui.chip.remove.replace('{{label}}', library.filter.category) }),
    );
    await expect.poll(() => location.search).toBe('');
    expect(page.queryByRole('button', { name: common.action.clearFilters })).toBeNull();
    page.getByRole('button', { name: library.view.cards, pressed: true });
    page.getByRole('tab', { name: library.tab.all, selected: true });
  });
});

describe('the documents of the library', () => {
  it('have pages, and an address beyond them leads back', async () => {
    const pages = { total: 21, totalPages: 3, hasNext: true };
    const { page, user, network } = await open('/documents', listOf([item], pages));
    await page.findByText(item.title);
    const scrolled = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
    network.answer(listOf([], { ...pages, page: 2 }));
    await user.click(page.getByRole('button', { name: /2/ }));
    await expect.poll(() => location.search).toBe('?page=2');
    await expect.poll(() => scrolled.mock.calls.length).toBeGreaterThan(0);
    const last = await page.findByRole('button', { name: common.list.toLast });
    network.answer(listOf([item], { ...pages, page: 3, hasNext: false }));
    await user.click(last);
    await expect.poll(() => location.search).toBe('?page=3');
    const count = scrolled.mock.calls.length;
    await user.click(page.getByRole('button', { name: library.filter.favorite, pressed: false }));
    await expect.poll(() => location.search).toBe('?favorite=true');
    expect(scrolled.mock.calls).toHaveLength(count);
  });

  it('are none, in words for a library that is empty and for one that is narrowed', async () => {
    const { page, user, network } = await open('/documents', nothing);
    await page.findByText(library.empty.title);
    page.getByText(library.empty.hint);
    await user.click(page.getByRole('button', { name: library.filter.favorite, pressed: false }));
    await page.findByText(library.empty.narrowed);
    network.answer(refuse(listOwnDocuments, 'BAD_REQUEST'));
    await user.click(page.getByRole('tab', { name: library.tab.views }));
    await page.findByText(library.failed.list);
    network.answer(nothing);
    await user.click(page.getByRole('button', { name: texts.ui.state.retry }));
    await page.findByText(library.empty.narrowed);
    const widen = within(page.getByRole('tabpanel')).getByRole('button', {
      name: common.action.clearFilters,
    });
    await user.click(widen);
    await expect.poll(() => location.search).toBe('?tab=views');
  });

  it('have cards with their picture, counts and progress', async () => {
    const begun = {
      ...item,
      thumbnailUrl: '/media/gom.webp',
      progress: { ...place, furthest: place, completed: ['a'], at: item.createdAt },
    };
    const empty = { ...item, id: 'other', title: 'Nghề dệt', description: '', chapterCount: 0 };
    const { page, user } = await open('/documents', listOf([begun, empty]));
    const [first, second] = await page.findAllByRole('article');
    const counts = ['2 chương', '5 lượt xem', '7 lượt tải'];
    for (const text of [...counts, '1/2', begun.description]) expect(first?.textContent).toContain(text);
    expect(first?.querySelector('progress')?.value).toBe(0.5);
    expect(second?.textContent).toContain('0 chương');
    expect(second?.querySelector('progress')).toBeNull();
    const pictures = () => first?.querySelectorAll('img') ?? [];
    expect(pictures()).toHaveLength(2);
    expect(second?.querySelector('img')).toBeNull();
    const sharp = pictures()[1];
    if (!sharp) throw new Error('No picture');
    fireEvent.error(sharp);
    await expect.poll(() => pictures().length).toBe(0);
    await user.click(within(second as HTMLElement).getByRole('link', { name: 'Nghề dệt' }));
    await page.findByRole('dialog');
    expect(location.pathname).toBe('/documents/nghe-gom');
  });
});

describe('found chapters', () => {
  const hit = (chapterId: string, title: string) => ({
    documentId: item.id,
    documentTitle: 'Nghề gốm xưa',
    chapterId,
    position: 4,
    title: title ? [{ text: title, isMarked: false }] : [],
    snippet: [{ text: 'Nung gốm', isMarked: true }],
  });
  const found = (...titles: string[]) =>
    answer(searchDocuments, { data: titles.map((title, place) => hit(`c${place}`, title)) });

  it('are all there if they are three, and can be folded again if they are more', async () => {
    const { page, user, network } = await open('/documents?search=men', found('Men', '', 'Lò'));
    const hits = () => within(page.getByRole('region', { name: library.hits.title }));
    await page.findByRole('region', { name: library.hits.title });
    hits().getByRole('link', { name: 'Chương 4' });
    expect(hits().getAllByText('Nghề gốm xưa')).toHaveLength(3);
    expect(hits().queryByRole('button')).toBeNull();
    network.answer(found('Men', 'Lò', 'Đất', 'Nước'));
    await user.clear(page.getByRole('searchbox'));
    await user.type(page.getByRole('searchbox'), 'lò{Enter}');
    const more = await page.findByRole('button', { name: library.hits.all_other.replace('{{count}}', '4') });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await user.click(more);
    const less = hits().getByRole('button', { name: library.hits.less });
    expect(less.getAttribute('aria-expanded')).toBe('true');
    await user.click(less);
    expect(hits().getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('a download from the list', () => {
  it('saves what the document has, counts once however often it is pressed, and says so', async () => {
    const files = ['mot.pdf', 'khac.pdf'].map(file);
    const held = hold(answer(downloadDocument, { attachments: files }));
    const document_ = detail({ attachments: files.slice(0, 1) });
    const { page, user, network } = await renderAt('/documents', {
      as: member,
      answers: libraryAnswers(document_, held),
    });
    const api = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      String(url).startsWith('/media/') ? Promise.resolve(new Response('x')) : api(url, init),
    );
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const button = await page.findByRole('button', {
      name: library.downloadOf.replace('{{title}}', item.title),
    });
    button.click();
    button.click();
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
    await expect.poll(() => network.askedOf(downloadDocument).length).toBe(1);
    held.release();
    await page.findByText(library.download.done.list);
    expect(saved).toEqual(['mot.pdf']);
    await page.findByText('8 lượt tải');
    await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
    network.answer(refuse(downloadDocument, 'DOCUMENT_NOT_FOUND'));
    await user.click(button);
    await page.findByText(library.download.failed.list);
    expect(await page.findByText(/Không tìm thấy tài liệu/)).toBeTruthy();
    expect(network.askedOf(downloadDocument)).toHaveLength(2);
  });
});
