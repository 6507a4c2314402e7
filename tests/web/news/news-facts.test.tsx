import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  listNews,
  listRemindedNews,
  newsComments,
  newsContent,
  newsReaders,
  remindOfNews,
} from '#shared/news/index.ts';
import { errorMessage } from '#shared/messages/index.ts';
import { NewsDetail, NewsItem } from '#shared/news/news.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { onePage } from '../faces/list-case.ts';
import { exampleOf } from '../support/example-of.ts';
import { type Answer, answer, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { news, discussion } = texts;
const facts = {
  id: 'tin-1',
  slug: 'cho-tet',
  title: 'Chợ Tết năm nay',
  summary: 'Vui lắm',
  createdAt: '2026-11-30T00:00:00.000Z',
  publishedAt: null,
  likes: 2,
  views: 1234,
  commentCount: 1,
} as const;
const address = '/news/cho-tet-1795996800000';

async function open(given: Partial<NewsDetail>, as: 'user' | undefined, ...answers: Answer[]) {
  const screen = await renderAt(address, {
    ...(as && { as }),
    answers: [
      answer(listNews, { data: [exampleOf(NewsItem, facts)], ...onePage, pageSize: 10 } as never),
      answer(newsContent.getBySlug, exampleOf(NewsDetail, { ...facts, content: '', ...given })),
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
      answer(listRemindedNews, { ids: [] }),
      ...answers,
    ],
  });
  const dialog = within(await screen.page.findByRole('dialog', { name: facts.title }));
  await dialog.findByText(/lượt xem/);
  return { ...screen, dialog };
}

const event = {
  category: 'event',
  // In Hà Nội 19:00 on the 28th.
  date: '2027-11-28T12:00:00.000Z',
  endsAt: '2027-11-28T14:30:00.000Z',
  location: 'Bờ sông Hoài',
  duration: 'Hai giờ rưỡi',
  level: 'Mọi người',
} as const;
const shownFacts = (dialog: Awaited<ReturnType<typeof open>>['dialog']) =>
  Object.fromEntries(
    dialog
      .queryAllByRole('term')
      .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]),
  );

describe('the facts of an event', () => {
  it('are when it begins and ends, where, how long it takes and for whom', async () => {
    const { dialog, network } = await open(event, undefined);
    const { event: names } = news;
    expect(network.askedOf(listRemindedNews)).toEqual([]);
    expect(dialog.getAllByRole('term')[0]?.closest('dl')?.className).not.toContain('grid-flow-col');
    expect(shownFacts(dialog)).toEqual({
      [names.time]: expect.stringMatching(/^.*19:00.* – 21:30$/),
      [names.location]: event.location,
      [names.duration]: event.duration,
      [names.level]: event.level,
    });
    dialog.getByText(news.types.event);
    expect(dialog.queryByText(news.event.cancelled)).toBeNull();
  });

  it('of several days name both days, and no length', async () => {
    const { dialog } = await open({ ...event, endsAt: '2027-11-30T14:30:00.000Z' }, undefined);
    const { [news.event.time]: time, ...others } = shownFacts(dialog);
    expect(time).toMatch(/28\/11\/2027.* – .*30\/11\/2027/);
    expect(Object.keys(others)).toEqual([news.event.location, news.event.level]);
  });

  it('that are not known are left out, and an event that does not take place says so', async () => {
    const { dialog } = await open(
      {
        category: 'event',
        date: event.date,
        endsAt: null,
        location: '',
        duration: '',
        level: '',
        isCancelled: true,
      },
      undefined,
    );
    expect(shownFacts(dialog)).toEqual({ [news.event.time]: expect.not.stringContaining('–') });
    dialog.getByText(news.event.cancelled);
    expect(dialog.queryByRole('button', { name: /^Nhắc tôi/ })).toBeNull();
  });

  it('without a day begin with the place', async () => {
    const { dialog } = await open({ ...event, date: null, endsAt: null }, undefined);
    expect(Object.keys(shownFacts(dialog))[0]).toBe(news.event.location);
  });

  it('are not shown for other news, nor asked for reminders', async () => {
    const { dialog, network } = await open({ ...event, category: 'news' }, 'user');
    expect(shownFacts(dialog)).toEqual({});
    expect(network.askedOf(listRemindedNews)).toEqual([]);
  });

  it('come with a reminder that was set, which a guest is not asked about', async () => {
    const reminded = answer(listRemindedNews, { ids: [facts.id] });
    const member = await open(event, 'user', reminded, refuse(remindOfNews, 'REMINDER_CLOSED'));
    const name = news.reminder.endOf.replace('{{title}}', facts.title);
    const button = await member.dialog.findByRole('button', { name });
    expect([button.textContent, button.getAttribute('aria-pressed')]).toEqual([news.reminder.on, 'true']);
    expect(button.querySelector('.lucide-bell-ring')).not.toBeNull();
    expect(member.network.askedOf(listRemindedNews)[0]?.query).toEqual({ ids: [facts.id] });
    await member.user.click(button);
    await member.page.findByText(errorMessage('REMINDER_CLOSED', 'vi'));
    expect(member.network.askedOf(remindOfNews).map(({ body }) => body)).toEqual([{ on: false }]);
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('an item that is read', () => {
  it('names its author, the day it was published and its views', async () => {
    const author = { id: 'chi', fullName: 'Trần Chi', avatar: null };
    const { dialog } = await open({ author, publishedAt: '2026-11-29T00:00:00.000Z', likes: 1 }, undefined);
    dialog.getByText('Trần Chi');
    expect(dialog.getByText('29/11/2026').getAttribute('datetime')).toBe('2026-11-29T00:00:00.000Z');
    dialog.getByRole('button', { name: news.likers.open });
    expect(dialog.getByText(/^1[.,]234 lượt xem/)).toBeTruthy();
  });

  it('without an author is by the market, and has the day it was written', async () => {
    const { dialog } = await open({ author: null }, undefined);
    dialog.getByText(news.noAuthor);
    expect(dialog.getByText('30/11/2026').getAttribute('datetime')).toBe(facts.createdAt);
    // It has neither a text nor pictures.
    expect(document.querySelector('[role=dialog] :is(.rich-text, .lucide-newspaper)')).toBeNull();
    expect(dialog.getByText('Vui lắm')).toBeTruthy();
  });

  it('is counted once somebody has seen it for two seconds', async () => {
    const { dialog, network } = await open({ views: 8 }, undefined);
    dialog.getByText(/^8 lượt xem/);
    expect(network.askedOf(newsReaders.view)).toEqual([]);
    await expect.poll(() => network.askedOf(newsReaders.view), { timeout: 5000 }).toHaveLength(1);
    await dialog.findByText(/^9 lượt xem/);
  });

  it('shows who likes it, if anybody does', async () => {
    const likers = exampleOf(newsReaders.listLikers.reply, {
      data: [
        {
          user: { id: 'chi', fullName: 'Trần Chi', referenceId: 'CHI01', avatarUrl: null },
          type: 'like',
          at: facts.createdAt,
        },
      ],
    } as never);
    const { dialog, page, user } = await open({}, 'user', answer(newsReaders.listLikers, likers));
    await user.click(dialog.getByRole('button', { name: news.likers.open }));
    const list = within(await page.findByRole('dialog', { name: news.likers.title }));
    await list.findByText('Trần Chi');
    list.getByText('@CHI01');
    await user.click(list.getByRole('button', { name: texts.ui.dialog.close }));
    await expect.poll(() => page.queryByRole('dialog', { name: news.likers.title })).toBeNull();
    page.getByRole('dialog', { name: facts.title });
  });

  it('that nobody likes offers no list of those who do', async () => {
    const { dialog } = await open({ likes: 0 }, undefined);
    expect(dialog.queryByRole('button', { name: news.likers.open })).toBeNull();
  });

  it('leads to its comments: the box has the focus', async () => {
    const { dialog, user } = await open({}, 'user');
    const box = await dialog.findByRole('textbox', { name: discussion.placeholder });
    const thread = dialog.getByRole('region', { name: /^Bình luận/ });
    const rings = () => [box.className.includes('ring-4'), thread.className.includes('ring-2')];
    expect([document.activeElement === box, ...rings()]).toEqual([false, false, false]);
    await user.click(dialog.getByRole('button', { name: news.comments_other.replace('{{count}}', '1') }));
    await expect.poll(() => document.activeElement === box, { timeout: 3000 }).toBe(true);
    expect(rings()).toEqual([true, true]);
    await user.click(dialog.getByRole('button', { name: news.comments_other.replace('{{count}}', '1') }));
    expect(document.activeElement).not.toBe(box);
    await expect.poll(() => document.activeElement === box, { timeout: 3000 }).toBe(true);
  });

  it('that is short has no button for more, and without a text there is none', async () => {
    const images = [{ url: '/media/mau.webp', alt: '' }] as NewsDetail['images'];
    const short = await open({ content: '<p>Ngắn thôi</p>', images }, undefined);
    const [picture] = short.dialog.getAllByRole('button', { name: /^Xem ảnh 1 trên 1/ });
    // A picture that stands alone has the shape of one, and not that of a card.
    expect(picture?.parentElement?.className).not.toContain('aspect-video');
    expect(short.dialog.getByText('Ngắn thôi').closest('.overflow-hidden.max-h-30')).toBeNull();
    expect(short.dialog.queryByRole('button', { name: news.content.more })).toBeNull();
  });

  it('is liked by members only; a failure of the server has words of its own', async () => {
    const like = news.like_other.replace('{{count}}', '2');
    const guest = await open({}, undefined);
    await guest.user.click(guest.dialog.getByRole('button', { name: like }));
    await guest.page.findByText(news.guestLike);
    expect(guest.network.askedOf(newsReaders.like)).toEqual([]);
    expect(guest.network.askedOf(newsReaders.listLiked)).toEqual([]);
  });
});
