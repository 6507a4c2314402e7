import { describe, expect, it } from 'vitest';
import { errorMessage } from '#shared/messages/index.ts';
import { newsComments } from '#shared/news/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { answer, hold, refuse } from '../support/network.ts';
import { comment, id, member, openWith, pageOf } from './thread-scene.tsx';

const { discussion } = texts;
const replyLabel = discussion.reply.label.replace('{{name}}', 'Trần Chi');

type Opened = Awaited<ReturnType<typeof openWith>>;
const write = async ({ page, user }: Opened, text: string) =>
  user.type(await page.findByRole('textbox', { name: discussion.placeholder }), `${text}{Enter}`);
const placesOf = ({ page }: Opened, ...words: string[]) => {
  const text = page.getByRole('dialog').textContent;
  return words.toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
};

describe('a comment that was not stored', () => {
  it('says why the server refused it, and is taken away on request; others stay', async () => {
    const opened = await openWith([], { answers: [refuse(newsComments.add, 'COMMENTS_CLOSED')] });
    const { page, user } = opened;
    await write(opened, 'Lời một');
    await page.findByText(errorMessage('COMMENTS_CLOSED', 'vi'));
    await write(opened, 'Lời hai');
    await expect.poll(() => page.queryAllByRole('button', { name: discussion.discard })).toHaveLength(2);
    expect(page.queryByText(discussion.failed.send)).toBeNull();
    expect(placesOf(opened, 'Lời một', 'Lời hai')).toEqual(['Lời hai', 'Lời một']);
    await user.click(page.getAllByRole('button', { name: discussion.discard })[0] as HTMLElement);
    await expect.poll(() => page.queryByText('Lời hai')).toBeNull();
    page.getByText('Lời một');
  });

  it('without an answer of the server says only that it failed', async () => {
    const opened = await openWith([], { answers: [refuse(newsComments.add, 'INTERNAL')] });
    await write(opened, 'Lời một');
    await opened.page.findByText(discussion.failed.send);
    expect(opened.page.queryByText(errorMessage('INTERNAL', 'vi'))).toBeNull();
    expect(opened.page.queryByText(discussion.none)).toBeNull();
  });

  it('keeps the reader from leaving without a question', async () => {
    const opened = await openWith([], { answers: [refuse(newsComments.add, 'INTERNAL')] });
    const { page, user, network } = opened;
    await write(opened, 'Lời một');
    await page.findByText(discussion.failed.send);
    await network.rest();
    await user.click(page.getByRole('button', { name: texts.ui.dialog.close }));
    await page.findByText(texts.form.leave.title);
    expect(location.pathname).not.toBe('/news');
  });
});

describe('a comment on its way', () => {
  it('says so until it is stored, and then leads to its author', async () => {
    const held = hold(answer(newsComments.add, comment('V', { content: 'Lời một', isOwn: true })));
    const opened = await openWith([comment('W')], { answers: [held] });
    const { page } = opened;
    await write(opened, 'Lời một');
    const status = await page.findByText(discussion.sending);
    const initials = status.closest('li')?.querySelector('[data-initials]')?.getAttribute('data-initials');
    expect(initials).toBe(member.fullName.charAt(0));
    page.getByText('Bình luận W');
    expect(page.queryByRole('button', { name: discussion.retry })).toBeNull();
    page.getByText('Lời một');
    held.release();
    await expect.poll(() => page.queryAllByRole('link', { name: 'Trần Chi' })).toHaveLength(2);
    expect(page.queryByText(discussion.sending)).toBeNull();
    expect(page.queryByText(discussion.done.add)).toBeNull();
    expect(opened.network.askedOf(newsComments.add)[0]?.body).not.toHaveProperty('parentCommentId');
  });
});

describe('a reply', () => {
  it('is sent for its comment, waits below it, and opens the replies', async () => {
    const reply = comment('W', {
      parentId: id('V'),
      parentCommentId: id('V'),
      depth: 1,
      content: 'Đúng rồi',
    });
    const opened = await openWith([comment('V')], {
      answers: [refuse(newsComments.add, 'INTERNAL'), answer(newsComments.replies, pageOf([reply]))],
    });
    const { page, user, network } = opened;
    await user.click(await page.findByRole('button', { name: discussion.reply.action }));
    const box = await page.findByRole('textbox', { name: replyLabel });
    expect(document.activeElement).toBe(box);
    // There is nothing to show or to fetch before the first reply is stored.
    const show = new RegExp(`^${discussion.replies.show_other.replace('{{count}}', '\\d+')}$`);
    expect(page.queryByRole('button', { name: show })).toBeNull();
    await user.type(box, 'Đúng rồi{Enter}');
    await page.findByText(discussion.failed.reply);
    expect(page.queryByRole('button', { name: discussion.replies.hide })).toBeNull();
    expect(network.askedOf(newsComments.replies)).toEqual([]);
    expect(page.queryByRole('textbox', { name: replyLabel })).toBeNull();
    network.answer(answer(newsComments.add, reply));
    await user.click(page.getByRole('button', { name: discussion.retry }));
    await page.findByRole('button', { name: discussion.replies.hide });
    await expect.poll(() => page.queryAllByText('Đúng rồi')).toHaveLength(1);
    expect(network.askedOf(newsComments.add).map(({ body }) => body)).toMatchObject([
      { content: 'Đúng rồi', parentCommentId: id('V') },
      { content: 'Đúng rồi', parentCommentId: id('V') },
    ]);
  });

  it('is not written after all by Escape', async () => {
    const { page, user, network } = await openWith([comment('V')]);
    await user.click(await page.findByRole('button', { name: discussion.reply.action }));
    await user.type(await page.findByRole('textbox', { name: replyLabel }), '{Escape}');
    expect(page.queryByRole('textbox', { name: replyLabel })).toBeNull();
    page.getByRole('dialog');
    expect(network.askedOf(newsComments.add)).toEqual([]);
  });

  it('follows those that are shown; more of them are fetched on request', async () => {
    const reply = (last: string) => comment(last, { parentId: id('V'), parentCommentId: id('V'), depth: 1 });
    const held = hold(
      answer(newsComments.replies, ({ query }) =>
        query.page === 1 ? { ...pageOf([reply('W')]), hasNext: true } : { ...pageOf([reply('X')]), page: 2 },
      ),
    );
    const { page, user, network } = await openWith([comment('V', { repliesCount: 12, replyCount: 12 })], {
      answers: [held],
    });
    const show = discussion.replies.show_other.replace('{{count}}', '12');
    const button = await page.findByRole('button', { name: show });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(network.askedOf(newsComments.replies)).toEqual([]);
    await user.click(button);
    await page.findByText(discussion.replies.loading);
    expect([button.getAttribute('aria-expanded'), page.queryByText(discussion.replies.failed)]).toEqual([
      'true',
      null,
    ]);
    held.release();
    await page.findByText('Bình luận W');
    await user.click(page.getByRole('button', { name: discussion.replies.more }));
    await page.findByText('Bình luận X');
    page.getByText('Bình luận W');
    expect(page.queryByRole('button', { name: discussion.replies.more })).toBeNull();
    expect(network.askedOf(newsComments.replies).map(({ query }) => [query.page, query.limit])).toEqual([
      [1, 10],
      [2, 10],
    ]);
  });
});
