import { within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { listNews, newsComments, newsContent, newsReaders } from '#shared/news/index.ts';
import { NewsDetail, NewsItem } from '#shared/news/news.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { onePage } from '../faces/list-case.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { discussion, news } = texts;
const facts = {
  id: 'tin-1',
  slug: 'cho-tet',
  title: 'Chợ Tết',
  createdAt: '2026-11-30T00:00:00.000Z',
  likes: 0,
  commentCount: 3,
} as const;
const path = '/news/cho-tet-1795996800000';

const openAt = (url: string) =>
  renderAt(url, {
    as: 'user',
    answers: [
      answer(listNews, { data: [exampleOf(NewsItem, facts)], ...onePage, pageSize: 10 } as never),
      answer(newsContent.getBySlug, exampleOf(NewsDetail, { ...facts, content: '' })),
      answer(newsReaders.listLiked, { ids: [] }),
      answer(newsComments.list, {
        data: [],
        page: 1,
        totalPages: 1,
        total: 0,
        commentCount: 0,
        hasNext: false,
      }),
      sample(newsReaders.view),
    ],
  });

describe('a news item is shared', () => {
  async function openMenu({ page, user }: Awaited<ReturnType<typeof openAt>>) {
    await user.click(await page.findByRole('button', { name: news.share.label }));
    return within(await page.findByRole('menu'));
  }

  it('on other sites by its whole address', async () => {
    const menu = await openMenu(await openAt('/news'));
    const links = menu
      .getAllByRole<HTMLAnchorElement>('menuitem')
      .flatMap(({ href, textContent }) => (href ? [[textContent, new URL(href)] as const] : []));
    expect(links.map(([name]) => name)).toEqual([
      news.share.facebook,
      news.share.twitter,
      news.share.whatsapp,
    ]);
    const [[, facebook]] = links as [(typeof links)[number]];
    expect(facebook.searchParams.get('u')).toBe(new URL(path, location.origin).href);
  });

  it.each([
    ['is copied', () => Promise.resolve(), news.share.copied],
    ['cannot be copied', () => Promise.reject(new Error('refused')), news.share.failed],
  ])('by its address, and the reader is told whether it %s', async (_, copy, words) => {
    const opened = await openAt('/news');
    const writeText = vi.fn<(text: string) => Promise<void>>(copy);
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    const menu = await openMenu(opened);
    await opened.user.click(menu.getByRole('menuitem', { name: news.share.copy }));
    await opened.page.findByText(words);
    expect(writeText.mock.calls).toEqual([[new URL(path, location.origin).href]]);
  });

  it.each([false, true])('by the dialog of the device where it has one: %s', async (has) => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockRejectedValue(new Error('closed'));
    if (has) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    try {
      const opened = await openAt('/news');
      const menu = await openMenu(opened);
      const entry = menu.queryByRole('menuitem', { name: news.share.native });
      expect(entry !== null).toBe(has);
      if (!entry) return;
      await opened.user.click(entry);
      expect(share.mock.calls).toEqual([[{ url: new URL(path, location.origin).href, title: facts.title }]]);
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });
});

describe('the comments of a news item', () => {
  it('are opened from the list, which stays as it is behind them', async () => {
    const { page, user } = await openAt('/news?sort=oldest');
    const name = news.comments_other.replace('{{count}}', '3');
    await user.click(await page.findByRole('link', { name }));
    const box = await page.findByRole('textbox', { name: discussion.placeholder });
    expect([location.pathname, location.search, location.hash]).toEqual([path, '?sort=oldest', '#comments']);
    await expect.poll(() => document.activeElement === box, { timeout: 3000 }).toBe(true);
    await user.click(page.getByRole('button', { name: texts.ui.dialog.close }));
    await expect.poll(() => location.pathname + location.search).toBe('/news?sort=oldest');
  });

  it('do not take the focus where only the item was opened', async () => {
    const { page } = await openAt(path);
    const dialog = await page.findByRole('dialog', { name: facts.title });
    await page.findByText(discussion.none);
    expect(document.activeElement).toBe(dialog);
    page.getByText(discussion.titleCount_other.replace('{{count}}', '3'));
  });
});
