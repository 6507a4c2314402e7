import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { getPostsOverview, type PostsOverview } from '#shared/news/posts-overview.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { overview, type } = texts.staffNews;
const { status } = texts.publishing;

const comments: NonNullable<PostsOverview['moderation']>['comments'] = [
  {
    id: 'comment~c1',
    excerpt: 'Chè ngon quá',
    place: { kind: 'news', id: '01J0000000000000000000000A', title: 'Hội làng' },
    author: { id: 'u1', fullName: 'Bà Nhâm', avatarUrl: null },
    createdAt: '2026-11-20T02:00:00.000Z',
  },
];

const given = (moderation: PostsOverview['moderation']) =>
  answer(getPostsOverview, {
    news: [
      { status: 'published', type: 'news', count: 1204 },
      { status: 'published', type: 'event', count: 2 },
      { status: 'draft', type: 'news', count: 3 },
      { status: 'archived', type: 'announcement', count: 7 },
    ],
    viewers: { news: 5310, documents: 42 },
    moderation,
  });
const open = (moderation: PostsOverview['moderation']) =>
  renderAt('/admin/posts', { as: 'collaborator', answers: [given(moderation)] });
const links = (main: HTMLElement) =>
  within(main)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the overview of posts', () => {
  it('counts by status and type, each number with the list it counts', async () => {
    const { page } = await open(null);
    await page.findByText(overview.byType);
    const all = links(page.getByRole('main'));
    expect(all).toEqual(
      expect.arrayContaining([
        [`${status.published}1.206${overview.go}`, '/admin/posts/events-news?status=published'],
        [`${status.draft}3${overview.go}`, '/admin/posts/events-news?status=draft'],
        [`${status.unpublished}0${overview.go}`, '/admin/posts/events-news?status=unpublished'],
        [`${status.archived}7${overview.go}`, '/admin/posts/events-news?status=archived'],
        [type.news, '/admin/posts/events-news?type=news'],
        [type.event, '/admin/posts/events-news?type=event'],
        [type.announcement, '/admin/posts/events-news?type=announcement'],
      ]),
    );
    const main = page.getByRole('main').textContent;
    expect(main).toContain(`${type.news}1.207${type.event}2${type.announcement}7`);
    expect(main).toContain(`${overview.viewersOf.news}khoảng 5.310${overview.viewersOf.documents}khoảng 42`);
    expect(all.some(([, href]) => href?.includes('moderation'))).toBe(false);
    expect(main).not.toContain(overview.comments);
    expect(all).toContainEqual([texts.staffNews.list.add, '/admin/posts/events-news/new']);
  });

  it('shows moderators what waits for them', async () => {
    const { page } = await open({ openCases: 12, comments });
    const comment = await page.findByRole('link', { name: 'Chè ngon quá' });
    expect(comment.getAttribute('href')).toBe('/admin/posts/moderation?case=comment%7Ec1');
    const line = comment.closest('li');
    expect(line?.textContent).toMatch(/^Chè ngon quáBà Nhâmtrong “Hội làng”./);
    expect(line?.querySelector('time')?.dateTime).toBe('2026-11-20T02:00:00.000Z');
    expect(links(page.getByRole('main'))).toContainEqual([
      `${overview.openCases}12${overview.queue}`,
      '/admin/posts/moderation',
    ]);
    expect(page.queryByText(overview.noComments)).toBeNull();
  });

  it('says that no comment waits', async () => {
    const { page } = await open({ openCases: 0, comments: [] });
    expect(await page.findByText(overview.noComments)).toBeTruthy();
  });

  it('shows a comment whose author has left', async () => {
    const { page } = await open({
      openCases: 1,
      comments: comments.map((comment) => ({ ...comment, author: null })),
    });
    const comment = await page.findByRole('link', { name: 'Chè ngon quá' });
    expect(comment.closest('li')?.textContent).toMatch(/^Chè ngon quátrong/);
  });

  it('that could not be read says so', async () => {
    const { page } = await renderAt('/admin/posts', {
      as: 'collaborator',
      answers: [refuse(getPostsOverview, 'FORBIDDEN')],
    });
    expect(await page.findByText(overview.failed)).toBeTruthy();
  });
});
