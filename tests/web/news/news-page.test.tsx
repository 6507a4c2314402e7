import { within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { listNews, newsReaders } from '#shared/news/index.ts';
import type { NewsItem } from '#shared/news/news.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { createdAt, item, pages } from './news-scene.ts';

const { news } = texts;
async function open(search: string, data: NewsItem[], more: object = {}) {
  const screen = await renderAt(`/news${search}`, {
    as: 'user',
    answers: [pages(data, more), answer(newsReaders.listLiked, { ids: ['b'] })],
  });
  const asked = () => new URLSearchParams(location.search).toString();
  return { ...screen, asked };
}

describe('the list of news', () => {
  it('shows what the member likes, and asks for nothing where there is no item', async () => {
    const { page, network } = await open('', [item('a'), item('b')]);
    await page.findByText('Tóm tắt a');
    await expect
      .poll(() =>
        page.getAllByRole('button', { name: /^Thích/ }).map((button) => button.getAttribute('aria-pressed')),
      )
      .toEqual(['false', 'true']);
    expect(network.askedOf(newsReaders.listLiked)[0]?.query).toEqual({ ids: ['a', 'b'] });
    const empty = await open('', [], { total: 0, totalPages: 0 });
    await empty.page.findByText(news.empty.title);
    expect(empty.network.askedOf(newsReaders.listLiked)).toEqual([]);
  });

  it('is narrowed by type and ordered in its address, from the first page on', async () => {
    const { page, user, asked } = await open('?page=2&sort=oldest', [item('a')], {
      page: 2,
      totalPages: 3,
      total: 30,
    });
    await page.findByText('Tóm tắt a');
    const types = within(page.getByRole('group', { name: news.type }));
    const chips = () =>
      types.getAllByRole('button').map((chip) => [chip.textContent, chip.getAttribute('aria-pressed')]);
    expect(chips().map(([name]) => name)).toEqual([
      news.types.all,
      news.types.news,
      news.types.event,
      news.types.announcement,
    ]);
    await user.click(types.getByRole('button', { name: news.types.event }));
    await expect.poll(asked).toBe('type=event&sort=oldest');
    expect(chips().map(([, pressed]) => pressed)).toEqual(['false', 'false', 'true', 'false']);
    await user.click(types.getByRole('button', { name: news.types.all }));
    await expect.poll(asked).toBe('sort=oldest');
    expect(chips()[0]).toEqual([news.types.all, 'true']);
    const sort = page.getByRole('combobox', { name: news.sort.label });
    const choose = async (name: string) => {
      await user.click(sort);
      await user.click(await page.findByRole('option', { name }));
    };
    expect(sort.textContent).toBe(news.sort.oldest);
    await choose(news.sort.mostViewed);
    await expect.poll(asked).toBe('sort=mostViewed');
    await choose(news.sort.latest);
    await expect.poll(asked).toBe('');
    expect(sort.textContent).toBe(news.sort.latest);
  });

  it('is searched by words, and by none again', async () => {
    const { page, user, asked } = await open('', [item('a')]);
    const box = await page.findByRole('searchbox', { name: news.search });
    await user.type(box, 'chợ{Enter}');
    await expect.poll(asked).toBe(new URLSearchParams({ search: 'chợ' }).toString());
    await user.clear(box);
    await user.type(box, '{Enter}');
    await expect.poll(asked).toBe('');
  });

  it('that words leave empty says so, and is whole again at a press', async () => {
    const { page, user, asked } = await open('?search=gom&type=news', [], { total: 0, totalPages: 0 });
    await page.findByText(news.empty.narrowed);
    expect([page.getByRole('searchbox'), page.queryByText(news.empty.title)]).toMatchObject([
      { value: 'gom' },
      null,
    ]);
    await user.click(page.getByRole('button', { name: texts.common.action.clearFilters }));
    await expect.poll(asked).toBe('');
  });

  it('has pages, in sizes of its own', async () => {
    const { page, user, asked, network } = await open('?type=news', [item('a')], {
      totalPages: 3,
      total: 30,
    });
    await page.findByText('Tóm tắt a');
    page.getByText('1–10 trong 30');
    await user.click(page.getByRole('button', { name: texts.ui.pagination.next }));
    await expect.poll(asked).toBe('type=news&page=2');
    await expect
      .poll(() => network.askedOf(listNews).at(-1)?.query)
      .toMatchObject({ page: 2, type: 'news', pageSize: 10 });
    const size = page.getByRole('combobox', { name: texts.ui.pagination.pageSize });
    await user.click(size);
    await user.click(await page.findByRole('option', { name: /^15 / }));
    await expect.poll(asked).toBe('type=news&pageSize=15');
    await expect.poll(() => size.textContent).toMatch(/^15 /);
  });

  it('stays where it is when it is narrowed, and begins at its top on another page', async () => {
    const { page, user, asked } = await open('', [item('a')], { totalPages: 3, total: 30 });
    await page.findByText('Tóm tắt a');
    const scrolled = vi.spyOn(window, 'scrollTo');
    await user.click(page.getByRole('button', { name: news.types.event }));
    await expect.poll(asked).toBe('type=event');
    expect(scrolled).not.toHaveBeenCalled();
    await user.click(page.getByRole('button', { name: texts.ui.pagination.next }));
    await expect.poll(asked).toBe('type=event&page=2');
    await expect.poll(() => scrolled.mock.calls.length).toBeGreaterThan(0);
  });

  it('tells the kinds of news apart by colour, and fetches the first picture at once', async () => {
    const images = [{ url: '/media/mau.webp', alt: 'Bình gốm' }] as NewsItem['images'];
    const { page, user } = await open('', [
      item('a', {
        category: 'event',
        date: createdAt,
        images: [...images, { url: '/b.webp', alt: '' }] as never,
      }),
      item('b', { category: 'announcement', images }),
      item('c', { category: 'news' }),
    ]);
    await page.findByText('Tóm tắt a');
    const cards = [...document.querySelectorAll('article')];
    const tones = [news.types.event, news.types.announcement, news.types.news].map((name, place) =>
      within(cards[place] as HTMLElement)
        .getByText(name)
        .className.match(/text-(jade|gold|sky)/)
        ?.at(1),
    );
    expect(tones).toEqual(['jade', 'gold', 'sky']);
    expect(cards.map((card) => card.querySelector('img')?.loading)).toEqual(['eager', 'lazy', undefined]);
    expect(cards.map((card) => card.querySelector('[class*="aspect-video"]') !== null)).toEqual([
      true,
      true,
      true,
    ]);
    // Those beyond a first screen are laid out later; facts stand in two columns on a card.
    expect(cards.map((card) => card.parentElement?.className.includes('content-visibility'))).toEqual([
      false,
      false,
      true,
    ]);
    expect(cards[0]?.querySelector('dl')?.className).toContain('grid-flow-col');
    const tiles = within(cards[0] as HTMLElement).getAllByRole('button', { name: /^Xem ảnh/ });
    expect(tiles.map((tile) => tile.getAttribute('aria-label'))).toEqual([
      'Xem ảnh 1 trên 2. Bình gốm',
      'Xem ảnh 2 trên 2. Tin a',
    ]);
    await user.click(tiles[1] as HTMLElement);
    const viewer = within(await page.findByRole('dialog', { name: texts.media.viewer }));
    viewer.getByText('2 / 2');
    await user.click(viewer.getByRole('button', { name: texts.media.close }));
    await expect.poll(() => page.queryByRole('dialog', { name: texts.media.viewer })).toBeNull();
  });

  it('has a ground in place of the picture of an item without one, and opens videos before pictures', async () => {
    const images = [{ url: '/media/mau.webp', alt: '' }] as NewsItem['images'];
    const { page } = await open('', [item('a', { images, muxData: [{ playbackId: 'phim' }] }), item('b')]);
    await page.findByText('Tóm tắt a');
    const pictures = [...document.querySelectorAll('article')].map(
      (card) => [...card.querySelectorAll('button img')].length,
    );
    expect(pictures).toEqual([2, 0]);
    const grounds = [...document.querySelectorAll('article')].map(
      (card) => card.querySelector('.lucide-newspaper') !== null,
    );
    expect(grounds).toEqual([false, true]);
    const tile = document.querySelector('article button[aria-label^="Xem"]');
    expect(tile?.getAttribute('aria-label')).toBe('Xem video 1 trên 2. Tin a');
    await page.findByText('Tóm tắt b');
  });
});
