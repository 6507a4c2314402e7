import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { SessionUser, UserSummary } from '#shared/accounts/user.ts';
import { newsComments, newsContent, newsReaders, listNews } from '#shared/news/index.ts';
import { NewsComment } from '#shared/news/news-comments.contract.ts';
import { NewsDetail, NewsItem } from '#shared/news/news.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { onePage } from '../faces/list-case.ts';
import { exampleOf } from '../support/example-of.ts';
import { type Answer, answer, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { discussion, news } = texts;
const createdAt = '2026-11-30T00:00:00.000Z';
const facts = {
  id: 'tin-1',
  slug: 'cho-tet',
  title: 'Chợ Tết năm nay',
  summary: '',
  createdAt,
  likes: 2,
  commentCount: 1,
} as const;
const item = exampleOf(NewsItem, facts);
const detail = exampleOf(NewsDetail, { ...facts, content: `<p>${'Vui '.repeat(100)}</p>` });
const address = '/news/cho-tet-1795996800000';
const member = exampleOf(SessionUser, {
  id: 'lan',
  fullName: 'Nguyễn Thị Lan',
  role: 'user',
  status: 'active',
  referenceId: 'CHOLANG01',
});

const id = (last: string) => `01ARZ3NDEKTSV4RRFFQ69G5FA${last}`;
const comment = (last: string, given: Partial<NewsComment> = {}) =>
  exampleOf(NewsComment, {
    id: id(last),
    content: `Bình luận ${last}`,
    mentions: [],
    user: exampleOf(UserSummary, { id: 'chi', fullName: 'Trần Chi', verificationDate: null }),
    parentId: null,
    parentCommentId: null,
    depth: 0,
    repliesCount: 0,
    replyCount: 0,
    status: 'published',
    rejectedReason: null,
    editedAt: null,
    reactions: { like: 1 },
    reaction: null,
    isOwn: false,
    canEdit: false,
    canDelete: false,
    ...given,
  });

const pageOf = (data: NewsComment[], more: object = {}) => ({
  data,
  page: 1,
  totalPages: 1,
  total: data.length,
  commentCount: data.length,
  hasNext: false,
  ...more,
});

const list = answer(listNews, { data: [item], ...onePage, pageSize: 10 } as never);
const all = (comments: NewsComment[], ...others: Answer[]): Answer[] => [
  list,
  answer(newsContent.getBySlug, detail),
  answer(newsReaders.listLiked, { ids: [] }),
  answer(newsComments.list, pageOf(comments)),
  sample(newsReaders.view),
  ...others,
];
const openAsMember = (comments: NewsComment[], ...others: Answer[]) =>
  renderAt(address, { as: member, answers: all(comments, ...others) });

describe('the news', () => {
  it('open above their list at an address of their own, and close back to it', async () => {
    const { page, user } = await renderAt('/news', { answers: all([]) });
    await page.findByText(news.noSummary);
    await user.click(page.getByRole('link', { name: news.detail }));
    const dialog = within(await page.findByRole('dialog', { name: detail.title }));
    expect(location.pathname).toBe(address);
    await dialog.findByText(discussion.guest.comment);
    const text = dialog.getByText(/^Vui Vui/);
    const isCut = () => text.closest('.max-h-30') !== null;
    expect(isCut()).toBe(true);
    await user.click(dialog.getByRole('button', { name: news.content.more }));
    expect(isCut()).toBe(false);
    await user.click(dialog.getByRole('button', { name: news.content.less }));
    expect(isCut()).toBe(true);
    await user.click(dialog.getByRole('button', { name: texts.ui.dialog.close }));
    await expect.poll(() => location.pathname).toBe('/news');
    expect(page.queryByRole('dialog')).toBeNull();
  });

  it('lead from a former address to the current one', async () => {
    const { page } = await renderAt('/news/ten-cu-1795996800000', { answers: all([]) });
    await page.findByRole('dialog', { name: detail.title });
    await expect.poll(() => location.pathname).toBe(address);
  });

  it.each([
    ['NEWS_NOT_FOUND', news.missing.title, news.missing.hint, '.lucide-file-x'],
    ['CONTENT_REMOVED', news.removed.title, news.removed.hint, '[class*="lucide-trash"]'],
  ] as const)('say %s in words, and lead to the list', async (code, words, hint, icon) => {
    const { page, user } = await renderAt(address, { answers: all([], refuse(newsContent.getBySlug, code)) });
    await page.findByText(words);
    page.getByText(hint);
    expect(page.getByRole('dialog').querySelector(icon)).not.toBeNull();
    await user.click(page.getByRole('button', { name: news.missing.toList }));
    await expect.poll(() => location.pathname).toBe('/news');
  });

  it('are liked at once; a refusal shows the former count', async () => {
    const { page, user, network } = await openAsMember([], refuse(newsReaders.like, 'NEWS_NOT_FOUND'));
    const dialog = within(await page.findByRole('dialog', { name: detail.title }));
    const liked = (count: number) => news.like_other.replace('{{count}}', String(count));
    await user.click(await dialog.findByRole('button', { name: liked(2) }));
    await page.findByText(/không tồn tại|không tìm thấy/i);
    expect(dialog.getByRole('button', { name: liked(2) }).getAttribute('aria-pressed')).toBe('false');
    network.answer(answer(newsReaders.like, { liked: true, likes: 3 }));
    await user.click(dialog.getByRole('button', { name: liked(2) }));
    const button = await dialog.findByRole('button', { name: liked(3) });
    const look = () => [
      button.className.includes('text-brand'),
      button.querySelector('.fill-current') !== null,
    ];
    expect([button.getAttribute('aria-pressed'), ...look()]).toEqual(['true', true, true]);
    await network.rest();
    network.answer(answer(newsReaders.like, { liked: false, likes: 2 }));
    await user.click(button);
    await dialog.findByRole('button', { name: liked(2) });
    expect(look()).toEqual([false, false]);
    expect(network.askedOf(newsReaders.like).map(({ body }) => body.liked)).toEqual([true, true, false]);
  });
});

const heading = (count: number) => discussion.titleCount_other.replace('{{count}}', String(count));

describe('a comment', () => {
  it('stands at once, stays after a failure, and is sent again with its key', async () => {
    const { page, user, network } = await openAsMember([], refuse(newsComments.add, 'COMMENTS_CLOSED'));
    const box = await page.findByRole('textbox', { name: discussion.placeholder });
    const send = page.getByRole<HTMLButtonElement>('button', { name: discussion.send });
    await user.type(box, '   ');
    expect(send.disabled).toBe(true);
    await user.type(box, 'Hay{Control>}{Enter}{/Control}quá{Enter}{Enter}');
    await page.findByRole('button', { name: discussion.retry });
    const added = comment('V', { content: 'Hay\nquá', isOwn: true });
    network.answer(answer(newsComments.add, added));
    await user.click(page.getByRole('button', { name: discussion.retry }));
    await page.findByText(discussion.you);
    await page.findByRole('heading', { name: heading(2) });
    expect(page.queryByText(discussion.sending)).toBeNull();
    const sent = network.askedOf(newsComments.add);
    const bodies = sent.map(({ body }) => body);
    expect(bodies.map(({ content }) => content)).toEqual(['Hay\nquá', 'Hay\nquá']);
    expect(new Set(bodies.map(({ requestKey }) => requestKey)).size).toBe(1);
  });

  it('is changed by its author; an unchanged text sends nothing', async () => {
    const own = comment('V', { isOwn: true, canEdit: true, canDelete: true, revision: 1 });
    const changed = { ...own, content: 'Mới', editedAt: createdAt };
    const { page, user, network } = await openAsMember([own], answer(newsComments.edit, changed));
    const edit = async () => {
      await user.click(await page.findByRole('button', { name: discussion.menu }));
      await user.click(await page.findByRole('menuitem', { name: discussion.edit.action }));
      return page.findByRole('textbox', { name: discussion.edit.label });
    };
    await user.type(await edit(), '{Enter}');
    expect(page.queryByRole('textbox', { name: discussion.edit.label })).toBeNull();
    expect(network.askedOf(newsComments.edit)).toEqual([]);
    await user.type(await edit(), '{Escape}');
    page.getByRole('dialog', { name: detail.title });
    const box = await edit();
    await user.clear(box);
    await user.type(box, 'Mới{Enter}');
    await page.findByText(discussion.edited);
  });

  it('is deleted after a question, and the one below stays', async () => {
    const own = comment('V', { isOwn: true, canEdit: true, canDelete: true });
    const { page, user } = await openAsMember(
      [own, comment('W')],
      answer(newsComments.remove, { success: true, removed: 1 }),
    );
    const [menu] = await page.findAllByRole('button', { name: discussion.menu });
    await user.click(menu as HTMLElement);
    await user.click(await page.findByRole('menuitem', { name: discussion.remove.action }));
    await page.findByText(discussion.remove.consequence);
    await user.click(page.getByRole('button', { name: discussion.remove.submit }));
    await expect.poll(() => page.queryByText('Bình luận V')).toBeNull();
    page.getByText('Bình luận W');
    await page.findByRole('heading', { name: heading(0) });
  });

  it('that waits for approval does not count', async () => {
    const waiting = comment('V', { isOwn: true, status: 'pending' });
    const { page, user } = await openAsMember([], answer(newsComments.add, waiting));
    await user.type(await page.findByRole('textbox', { name: discussion.placeholder }), 'Hay{Enter}');
    await page.findByText(discussion.pending);
    expect(page.queryByRole('heading', { name: heading(1) })).not.toBeNull();
  });

  it('shows its replies on demand; the deepest has no button to reply', async () => {
    const first = comment('V', { repliesCount: 1 });
    const deepest = comment('W', { depth: 4, parentId: id('V'), content: 'Sâu nhất' });
    const { page, user, network } = await openAsMember(
      [first],
      refuse(newsComments.replies, 'COMMENT_NOT_FOUND'),
    );
    const show = discussion.replies.show_other.replace('{{count}}', '1');
    await user.click(await page.findByRole('button', { name: show }));
    await page.findByText(discussion.replies.failed);
    network.answer(answer(newsComments.replies, pageOf([deepest])));
    await user.click(page.getByRole('button', { name: discussion.retry }));
    await page.findByText('Sâu nhất');
    page.getByText(discussion.level.replace('{{level}}', '4'));
    expect(page.getAllByRole('button', { name: discussion.reply.action })).toHaveLength(1);
    await user.click(page.getByRole('button', { name: discussion.replies.hide }));
    expect(page.queryByText('Sâu nhất')).toBeNull();
  });

  it('is liked at once, and not after a refusal', async () => {
    const { page, user } = await openAsMember([comment('V')], refuse(newsComments.like, 'COMMENT_NOT_FOUND'));
    const thread = within(await page.findByRole('region', { name: /^Bình luận/ }));
    const name = discussion.like_other.replace('{{count}}', '1');
    await user.click(await thread.findByRole('button', { name }));
    await expect
      .poll(() => thread.queryByRole('button', { name })?.getAttribute('aria-pressed'))
      .toBe('false');
  });

  it('that is refused tells its author why', async () => {
    const { page } = await openAsMember([
      comment('V', { isOwn: true, status: 'rejected', rejectedReason: 'Quảng cáo' }),
      comment('W', { isOwn: true, status: 'pending' }),
    ]);
    await page.findByText(discussion.rejectedBecause.replace('{{reason}}', 'Quảng cáo'));
    expect(page.getAllByText(discussion.pending)).toHaveLength(1);
  });
});
