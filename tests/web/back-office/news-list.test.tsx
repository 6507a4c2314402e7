import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { newsContent, newsDrafts, searchNews } from '#shared/news/index.ts';
import { StaffNewsItem } from '#shared/news/news.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { watchSavedFiles } from '../support/saved-files.ts';

const { list, act, type } = texts.staffNews;
const { publishing } = texts;
const titled = (text: string, title: string) => text.replace('{{title}}', title);
const ids = [
  '01J0000000000000000000000A',
  '01J0000000000000000000000B',
  '01J0000000000000000000000C',
] as const;

const row = (nth: 0 | 1 | 2, given: Partial<StaffNewsItem>) =>
  exampleOf(StaffNewsItem, {
    id: ids[nth],
    imageUrls: [],
    summary: '',
    publishAt: null,
    category: 'news',
    ...given,
  });
const rows = [
  row(0, {
    title: 'Hội làng',
    summary: 'Rước kiệu',
    status: 'published',
    version: 4,
    category: 'event',
    author: { id: 'u1', fullName: 'Bà Nhâm', avatar: null },
    createdAt: '2026-11-01T01:00:00.000Z',
    publishedAt: '2026-11-02T02:00:00.000Z',
    updatedAt: '2026-11-03T03:00:00.000Z',
    views: 1201,
    likes: 302,
    commentCount: 43,
  }),
  row(1, {
    title: '',
    status: 'draft',
    author: null,
    publishedAt: null,
    publishAt: '2026-12-24T03:00:00.000Z',
  }),
  row(2, { title: 'Tin cũ', status: 'archived' }),
];
const page = {
  total: 3,
  page: 1,
  limit: 15,
  pageSize: 15,
  totalPages: 1,
  hasNext: false,
  hasPrev: false,
};

async function open(...answers: ReturnType<typeof answer>[]) {
  const shown = await renderAt('/admin/posts/events-news', {
    as: 'collaborator',
    answers: [answer(searchNews, { ...page, data: rows }), ...answers],
  });
  await shown.page.findByText('Hội làng');
  const rowOf = (title: string) =>
    shown.page.getByRole('link', { name: title }).closest<HTMLElement>('tr, li') ?? document.body;
  return { ...shown, rowOf };
}
const names = (row: HTMLElement) =>
  within(row)
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

describe('the list of news', () => {
  it('leads to the editor of each item and of a new one, and shows what is known of it', async () => {
    const { page: shown, rowOf } = await open();
    expect(shown.getByRole('link', { name: 'Hội làng' }).getAttribute('href')).toBe(
      `/admin/posts/events-news/${ids[0]}`,
    );
    expect(shown.getByRole('link', { name: list.add }).getAttribute('href')).toBe(
      '/admin/posts/events-news/new',
    );
    const whole = rowOf('Hội làng').textContent;
    expect(rowOf('Hội làng').querySelector('[data-main]')?.textContent).toContain('Hội làng');
    for (const part of [
      'Rước kiệu',
      type.event,
      publishing.status.published,
      'Bà Nhâm',
      '01/11/2026',
      '02/11/2026',
      '1.201',
      '302',
      '43',
    ])
      expect(whole).toContain(part);
    expect(whole).not.toContain(list.noSummary);
  });

  it('names an item without a title, and says for when it is planned', async () => {
    const { rowOf } = await open();
    const planned = rowOf(publishing.untitled).textContent;
    expect(planned).toContain(list.noSummary);
    expect(planned).toContain(publishing.status.scheduled);
    expect(planned).toContain('Hẹn 24/12/2026 10:00');
    expect(rowOf('Hội làng').textContent).not.toContain('Hẹn ');
  });

  it('is sorted by each of its columns that have an order', async () => {
    const { page: shown, user } = await open();
    const sorted = shown
      .getAllByRole('columnheader')
      .filter((head) => within(head).queryByRole('button'))
      .map((head) => head.textContent);
    expect(sorted).toEqual([
      list.name,
      list.createdAt,
      list.publishedAt,
      list.views,
      list.likes,
      list.commentCount,
    ]);
    const heads = () => shown.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads()).toContain(list.acts);
    expect(heads()).not.toContain(list.updatedAt);
    await user.click(shown.getByRole('button', { name: 'Cột hiển thị' }));
    await user.click(await shown.findByRole('checkbox', { name: list.updatedAt }));
    await user.keyboard('{Escape}');
    await expect.poll(heads).toContain(list.updatedAt);
    const head = shown.getByRole('columnheader', { name: new RegExp(list.updatedAt) });
    expect(within(head).queryByRole('button')).not.toBeNull();
  });

  it('is narrowed by type and status, and by what is planned', async () => {
    const { page: shown, user } = await open();
    const labels = shown.getByRole('main').textContent;
    for (const label of [list.all.type, list.status, list.all.planned]) expect(labels).toContain(label);
    // News written by staff needs no approval, so no such status is offered.
    await user.click(shown.getByRole('button', { name: list.status }));
    const choices = await shown.findByRole('dialog', { name: list.status });
    const { status } = publishing;
    expect([...choices.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      status.draft,
      status.published,
      status.unpublished,
      status.archived,
    ]);
  });

  it('leaves as a file with the words that are shown', async () => {
    const saved = watchSavedFiles();
    const { page: shown, user } = await open();
    await user.click(shown.getByRole('button', { name: 'Xuất 3 dòng' }));
    await expect.poll(() => saved.names).toEqual(['tin-tuc-su-kien.csv']);
    const [heads, first, planned] = await saved.lines();
    expect(heads?.split(',')).toEqual([
      list.name,
      list.category,
      list.status,
      list.author,
      list.createdAt,
      list.publishedAt,
      list.views,
      list.likes,
      list.commentCount,
    ]);
    for (const part of ['Hội làng', type.event, publishing.status.published, 'Bà Nhâm'])
      expect(first).toContain(part);
    expect(planned).toContain(publishing.status.scheduled);
  });

  it('offers for each item what can be done with it', async () => {
    const { rowOf } = await open();
    expect(names(rowOf('Hội làng'))).toEqual([
      titled(act.unpublishOf, 'Hội làng'),
      titled(act.deleteOf, 'Hội làng'),
    ]);
    expect(names(rowOf(publishing.untitled))).toEqual([titled(act.deleteOf, publishing.untitled)]);
    expect(names(rowOf('Tin cũ'))).toEqual([]);
  });

  it('shows an icon where an item has no picture', async () => {
    const { rowOf } = await open();
    expect([rowOf('Tin cũ').querySelector('img'), rowOf('Tin cũ').querySelector('svg') === null]).toEqual([
      null,
      false,
    ]);
  });

  it('withdraws an item in the state that was seen', async () => {
    const {
      page: shown,
      user,
      network,
    } = await open(answer(newsDrafts.move, exampleOf(newsDrafts.move.reply, {})));
    await user.click(shown.getByRole('button', { name: titled(act.unpublishOf, 'Hội làng') }));
    await shown.findByText(act.unpublished);
    expect(network.askedOf(newsDrafts.move)).toMatchObject([
      { params: { id: ids[0] }, body: { move: 'unpublish', version: 4 } },
    ]);
  });

  it('says that an item could not be withdrawn', async () => {
    const { page: shown, user } = await open(refuse(newsDrafts.move, 'STALE_STATE'));
    await user.click(shown.getByRole('button', { name: titled(act.unpublishOf, 'Hội làng') }));
    expect(await shown.findByText(act.unpublishFailed)).toBeTruthy();
  });

  it('deletes an item after a question', async () => {
    const {
      page: shown,
      user,
      network,
    } = await open(answer(newsContent.remove, exampleOf(newsContent.remove.reply, {})));
    const ask = () => user.click(shown.getByRole('button', { name: titled(act.deleteOf, 'Hội làng') }));
    await ask();
    const first = await shown.findByRole('alertdialog');
    await user.click(within(first).getByRole('button', { name: 'Hủy' }));
    await expect.poll(() => shown.queryByRole('alertdialog')).toBeNull();
    expect([network.askedOf(newsContent.remove), shown.queryByText(act.deleted)]).toEqual([[], null]);
    await ask();
    const question = await shown.findByRole('alertdialog');
    expect(question.textContent).toContain(titled(act.deleteTitle, 'Hội làng'));
    expect(question.textContent).toContain(act.deleteHint);
    await user.click(within(question).getByRole('button', { name: act.delete }));
    await shown.findByText(act.deleted);
    expect(network.askedOf(newsContent.remove)).toMatchObject([{ params: { id: ids[0] } }]);
  });
});
