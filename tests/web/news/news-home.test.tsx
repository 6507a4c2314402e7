import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import { listReadingDocuments } from '#shared/library/index.ts';
import { listRemindedNews, listUpcomingEvents, remindOfNews } from '#shared/news/index.ts';
import type { NewsItem } from '#shared/news/news.ts';
import { playbackStill } from '#shared/playback.ts';
import { listSeenSubjects } from '#shared/subjects/list-seen.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { answer, keepWaiting } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { item, pages } from './news-scene.ts';

const { news } = texts;

describe('news on the home page', () => {
  const home = (items: NewsItem[], events: NewsItem[], as?: 'user') =>
    renderAt('/', {
      ...(as && { as }),
      answers: [
        pages(items),
        answer(listUpcomingEvents, events),
        ...[listReadingDocuments, listSeenSubjects, listProducts].map((contract) => keepWaiting(contract)),
      ],
    });
  const event = (id: string, given: Partial<NewsItem>) =>
    item(id, { category: 'event', date: '2027-11-08T12:00:00.000Z', endsAt: null, location: '', ...given });

  const images = [{ url: '/media/mau.webp', alt: '' }] as NewsItem['images'];
  const loading = () =>
    [...document.querySelectorAll('article img')].map((image) => image.getAttribute('loading'));

  it('are the latest two, with the first picture or the still of a video', async () => {
    const { page } = await home(
      [
        item('a', { images, muxData: [{ playbackId: 'kia' }] }),
        item('b', { muxData: [{ playbackId: 'phim' }] }),
        item('c'),
      ],
      [],
    );
    await page.findByText('Tóm tắt a');
    const sources = ['Tin a', 'Tin b'].map(
      (name) =>
        page.getByRole('link', { name }).closest('article')?.querySelector('img')?.getAttribute('src') ?? '',
    );
    expect(sources[0]).toContain('/media/mau');
    expect(sources[1]).toContain(playbackStill('phim'));
    expect(loading()).toEqual(['lazy', 'lazy']);
    expect(page.queryByText('Tóm tắt c')).toBeNull();
  });

  it('show a member the first picture at once, where it is the largest thing of the page', async () => {
    const { page } = await home([item('a', { images }), item('b', { images })], [], 'user');
    await page.findByText('Tóm tắt a');
    expect(loading()).toEqual(['eager', 'lazy']);
  });

  it('without a picture or a summary have a ground and a word in their place', async () => {
    const { page } = await home([item('a', { summary: '' })], []);
    await page.findByText(news.noSummary);
    expect(page.getByRole('link', { name: 'Tin a' }).closest('article')?.querySelector('img')).toBeNull();
  });

  it('are followed by events with their day, and when and where they are', async () => {
    const { page, user, network } = await home(
      [],
      [
        event('a', { location: 'Bờ sông' }),
        event('b', { endsAt: '2027-11-10T12:00:00.000Z' }),
        event('c', { date: null }),
      ],
    );
    const line = async (name: string) =>
      (await page.findByRole('link', { name })).closest('li') as HTMLElement;
    const a = await line('Tin a');
    within(a).getByText('19:00 · Bờ sông');
    const day = a.querySelector('time');
    expect([day?.getAttribute('datetime'), day?.getAttribute('aria-label')]).toEqual([
      '2027-11-08T12:00:00.000Z',
      '08/11/2027',
    ]);
    expect(day?.textContent).toMatch(/^0?8Th 11$/);
    within(await line('Tin b')).getByText(news.upcoming.until.replace('{{day}}', '10/11/2027'));
    expect((await line('Tin c')).querySelector('time')?.hasAttribute('datetime')).toBe(false);
    const remind = within(a).getByRole('button', { name: news.reminder.of.replace('{{title}}', 'Tin a') });
    expect([remind.textContent, remind.querySelector('.lucide-bell') !== null]).toEqual([
      news.reminder.set,
      true,
    ]);
    await user.click(remind);
    await page.findByText(news.reminder.guest);
    expect([network.askedOf(remindOfNews), network.askedOf(listRemindedNews)]).toEqual([[], []]);
  });
});
