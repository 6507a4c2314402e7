import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { SessionUser } from '#shared/accounts/user.ts';
import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import { ProductCard } from '#shared/catalogue/product.ts';
import { listReadingDocuments } from '#shared/library/index.ts';
import { ReadingDocument } from '#shared/library/reading-document.ts';
import { listNews, listRemindedNews, listUpcomingEvents, remindOfNews } from '#shared/news/index.ts';
import { NewsItem } from '#shared/news/news.ts';
import { listSeenSubjects } from '#shared/subjects/list-seen.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { type Answer, answer, keepWaiting, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { communityHome: home, news, catalogue } = texts;
const lan = exampleOf(SessionUser, { fullName: 'Nguyễn Thị Lan', role: 'user', status: 'active' });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const story = exampleOf(NewsItem, {
  id: 'n1',
  slug: 'gao-moi',
  title: 'Gạo mới về',
  images: [],
  muxData: [],
});
const event = exampleOf(NewsItem, {
  id: 'e1',
  slug: 'phien-cho',
  title: 'Phiên chợ đêm',
  category: 'event',
  date: inDays(9),
  endsAt: null,
  location: 'Bờ sông Hoài',
  isCancelled: false,
});
const reading = exampleOf(ReadingDocument, {
  id: 'd1',
  slug: 'nghe-gom',
  title: 'Nghề gốm',
  chapterCount: 5,
  completedCount: 2,
  chapter: { id: 'c3', title: 'Nhào đất' },
});

const pageOf = (data: NewsItem[]) => exampleOf(listNews.reply, { data, total: data.length, totalPages: 1 });
const productsOf = (data: ProductCard[]) => exampleOf(listProducts.reply, { data });

const full: Answer[] = [
  answer(listNews, pageOf([story])),
  answer(listUpcomingEvents, [event]),
  answer(listRemindedNews, { ids: [] }),
  answer(listReadingDocuments, [reading]),
  answer(listSeenSubjects, [{ kind: 'document', id: 'd9', title: 'Trồng chè', at: inDays(-1) }]),
  answer(listProducts, productsOf([exampleOf(ProductCard, { name: 'Cốm Vòng', slug: 'com-vong' })])),
];

const open = (answers: readonly Answer[] = []) => renderAt('/', { as: lan, answers: [...full, ...answers] });

const pathOf = (link: HTMLElement) => (link as HTMLAnchorElement).pathname;

describe('the home of a member', () => {
  it('shows news, the chapter to go on at, events, new products and what was seen lately', async () => {
    const { page } = await open();
    await page.findByText(home.hello.replace('{{name}}', 'Lan'));
    expect(pathOf(await page.findByRole('link', { name: 'Gạo mới về' }))).toMatch(/^\/news\/gao-moi-/);
    const goOn = await page.findByRole('link', {
      name: home.reading.goOnWith.replace('{{title}}', 'Nghề gốm'),
    });
    expect(pathOf(goOn)).toBe('/documents/nghe-gom/chapters/c3');
    expect(page.getByRole('progressbar')).toMatchObject({ value: 2, max: 5 });
    expect(pathOf(await page.findByRole('link', { name: 'Phiên chợ đêm' }))).toMatch(/^\/news\/phien-cho-/);
    expect(pathOf(await page.findByRole('link', { name: /Cốm Vòng/ }))).toBe('/e-commerce/product/com-vong');
    expect(pathOf(await page.findByRole('link', { name: /Trồng chè/ }))).toBe('/documents/d9');
  });

  it('without a chapter to go on at leads to the document', async () => {
    const { page } = await open([answer(listReadingDocuments, [{ ...reading, chapter: null }])]);
    const goOn = await page.findByRole('link', {
      name: home.reading.goOnWith.replace('{{title}}', 'Nghề gốm'),
    });
    expect(pathOf(goOn)).toBe('/documents/nghe-gom');
  });

  it('says in each part when there is nothing, and what to do', async () => {
    const { page } = await open([
      answer(listNews, pageOf([])),
      answer(listUpcomingEvents, []),
      answer(listReadingDocuments, []),
      answer(listSeenSubjects, []),
      answer(listProducts, productsOf([])),
    ]);
    for (const text of [
      news.empty.title,
      news.upcoming.none,
      home.reading.none,
      home.recent.none,
      catalogue.noneNew,
    ])
      await page.findByText(text);
    expect(pathOf(page.getByRole('link', { name: home.reading.toLibrary }))).toBe('/documents');
  });

  it('says in each part that it failed; the others stay', async () => {
    const parts = [listNews, listUpcomingEvents, listReadingDocuments, listSeenSubjects, listProducts];
    const { page } = await open(parts.map((contract) => refuse(contract, 'INTERNAL')));
    for (const text of [
      news.failed.list,
      news.failed.events,
      home.reading.failed,
      home.recent.failed,
      catalogue.failed,
    ])
      expect(await page.findByText(text)).toBeTruthy();
  });

  it('shows placeholders in each part while it waits', async () => {
    const parts = [listNews, listUpcomingEvents, listReadingDocuments, listSeenSubjects, listProducts];
    const { page } = await open(parts.map((contract) => keepWaiting(contract)));
    await page.findByText(home.recent.title);
    expect(page.getAllByText(texts.common.loading).length).toBeGreaterThanOrEqual(parts.length);
  });
});

describe('the reminder of an event', () => {
  const set = news.reminder.of.replace('{{title}}', event.title);
  const end = news.reminder.endOf.replace('{{title}}', event.title);

  it('is set and taken back at once', async () => {
    const { page, user, network } = await open([answer(remindOfNews, { isReminded: true, remindAt: null })]);
    await user.click(await page.findByRole('button', { name: set }));
    await user.click(await page.findByRole('button', { name: end }));
    await page.findByRole('button', { name: set });
    const bodies = network.askedOf(remindOfNews).map(({ body }) => body);
    expect(bodies[0]).toEqual({ on: true });
  });

  it('that is refused is shown as it was, with the reason', async () => {
    const { page, user } = await open([refuse(remindOfNews, 'REMINDER_CLOSED')]);
    await user.click(await page.findByRole('button', { name: set }));
    await page.findByText(/không đặt nhắc được/);
    expect(await page.findByRole('button', { name: set })).toBeTruthy();
  });

  it('that the member set is shown as set; an event within the hour has none', async () => {
    const near = {
      ...event,
      id: 'e2',
      title: 'Sắp mở',
      date: new Date(Date.now() + 1_800_000).toISOString(),
    };
    const { page } = await open([
      answer(listUpcomingEvents, [event, near]),
      answer(listRemindedNews, { ids: ['e1'] }),
    ]);
    await page.findByRole('button', { name: end });
    expect(page.queryByRole('button', { name: /Sắp mở/ })).toBeNull();
  });
});

it('visitors see latest news and the next event, and are led to news from the header', async () => {
  const { page, user } = await renderAt('/', { answers: full });
  await page.findByRole('link', { name: 'Gạo mới về' });
  const header = within(page.getByRole('banner'));
  expect(pathOf(header.getByRole('link', { name: texts.shell.nav.news }))).toBe('/news');
  await user.click(
    await page.findByRole('button', { name: news.reminder.of.replace('{{title}}', event.title) }),
  );
  await page.findByText(news.reminder.guest);
});
