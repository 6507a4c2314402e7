import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { UserSummary } from '#shared/accounts/user.ts';
import { settledMark } from '#shared/discussion/comment.ts';
import { createTicket } from '#shared/live/live.contract.ts';
import { reportReasons } from '#shared/moderation/case-choices.ts';
import { reportContent } from '#shared/moderation/moderation.contract.ts';
import { newsComments } from '#shared/news/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { address, all, comment, detail, id, openWith, pageOf } from './thread-scene.tsx';

const { discussion, reasons } = texts;
const liked = (count: number) => discussion.like_other.replace('{{count}}', String(count));
const verified = exampleOf(UserSummary, {
  id: 'chi',
  fullName: 'Trần Chi',
  verificationDate: '2026-01-01T00:00:00.000Z',
});

describe('a comment', () => {
  it('leads to its author, and says that they are verified', async () => {
    const { page } = await openWith([comment('V', { user: verified, isOwn: true })]);
    const link = await page.findByRole<HTMLAnchorElement>('link', { name: /Trần Chi/ });
    expect(link.pathname).toBe('/profile/chi');
    page.getByRole('img', { name: discussion.verified });
    page.getByText(discussion.you);
    const place = link.closest('li') as HTMLElement;
    expect(place.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('TC');
    // Nobody was led to it, and nobody answered it.
    expect([place.contains(document.activeElement), place.querySelector('ul')]).toEqual([false, null]);
    expect(page.queryByText(new RegExp(`^${discussion.level.replace('{{level}}', '')}`))).toBeNull();
    for (const word of [discussion.edited, discussion.pending, discussion.rejected, discussion.removed])
      expect(page.queryByText(word)).toBeNull();
    expect(page.queryByText(discussion.settled.badge)).toBeNull();
  });

  it('of somebody who left has no link; its reply names them so, too', async () => {
    const { page, user } = await openWith([comment('V', { user: null })]);
    await page.findByText(discussion.gone);
    expect(page.queryByText(discussion.you)).toBeNull();
    await user.click(page.getByRole('button', { name: discussion.reply.action }));
    const label = discussion.reply.label.replace('{{name}}', discussion.gone);
    await page.findByRole('textbox', { name: label });
  });

  it('of a member who is not verified says nothing about it', async () => {
    const { page } = await openWith([comment('V')]);
    await page.findByRole('link', { name: 'Trần Chi' });
    expect(page.queryByRole('img', { name: discussion.verified })).toBeNull();
  });

  it('that waits or was refused is neither liked nor answered, and only its author appeals', async () => {
    const { page } = await openWith([
      comment('V', { status: 'pending' }),
      comment('W', { status: 'rejected', rejectedReason: null }),
      comment('X', { status: 'removed', rejectedReason: null }),
    ]);
    await page.findByText(discussion.pending);
    page.getByText(discussion.rejected);
    page.getByText(discussion.removed);
    for (const name of [liked(1), discussion.reply.action, discussion.appeal.action])
      expect(page.queryByRole('button', { name })).toBeNull();
    expect(page.queryByText(/Lý do từ chối/)).toBeNull();
    // A removed one is not reported again.
    expect(page.getAllByRole('button', { name: discussion.menu })).toHaveLength(2);
  });

  it('that was published says no reason, though a moderator wrote one before', async () => {
    const { page } = await openWith([comment('V', { isOwn: true, rejectedReason: 'Quảng cáo' })]);
    await page.findByText('Bình luận V');
    expect(page.queryByText(/Quảng cáo/)).toBeNull();
    expect(page.queryByRole('button', { name: discussion.appeal.action })).toBeNull();
  });

  it('shows links, tags and mentioned members as such', async () => {
    const content = '@Lan xem https://cholang.vn #tết';
    const { page } = await openWith([
      comment('V', { content, mentions: [{ start: 0, end: 4, userId: 'lan' }] }),
    ]);
    const mention = await page.findByRole<HTMLAnchorElement>('link', { name: '@Lan' });
    expect(mention.pathname).toBe('/profile/lan');
    const link = page.getByRole<HTMLAnchorElement>('link', { name: 'https://cholang.vn' });
    expect([link.target, link.rel]).toEqual(['_blank', 'noreferrer nofollow ugc']);
    expect(page.queryByRole('link', { name: '#tết' })).toBeNull();
    page.getByText('#tết');
  });
});

describe('a like of a comment', () => {
  it('is counted at once, and taken back likewise', async () => {
    const { page, user, network } = await openWith([comment('V', { reactions: {} })], {
      answers: [answer(newsComments.like, ({ body }) => ({ liked: body.liked === true, likes: 1 }))],
    });
    const thread = within(await page.findByRole('region', { name: /^Bình luận/ }));
    const button = await thread.findByRole('button', { name: liked(0) });
    const isRed = () => button.classList.contains('text-brand');
    const isFilled = () => button.querySelector('svg')?.classList.contains('fill-current');
    const shown = () => [button.textContent, button.getAttribute('aria-pressed'), isRed(), isFilled()];
    expect(shown()).toEqual(['', 'false', false, false]);
    await user.click(button);
    await thread.findByRole('button', { name: liked(1) });
    expect(shown()).toEqual(['1', 'true', true, true]);
    await network.rest();
    await user.click(button);
    await thread.findByRole('button', { name: liked(0) });
    await network.rest();
    expect(shown()).toEqual(['', 'false', false, false]);
    expect(network.askedOf(newsComments.like).map(({ body }) => body.liked)).toEqual([true, false]);
  });

  it('of a guest asks them to sign in, and sends nothing', async () => {
    const { page, user, network } = await renderAt(address, {
      answers: all(answer(newsComments.list, pageOf([comment('V')]))),
    });
    const thread = within(await page.findByRole('region', { name: /^Bình luận/ }));
    await user.click(await thread.findByRole('button', { name: liked(1) }));
    await page.findByText(discussion.guest.like);
    for (const name of [discussion.menu, discussion.reply.action])
      expect(thread.queryByRole('button', { name })).toBeNull();
    expect(network.askedOf(newsComments.like)).toEqual([]);
  });

  it('that failed says so, with the reason', async () => {
    const { page, user } = await openWith([comment('V')], {
      answers: [refuse(newsComments.like, 'COMMENT_NOT_FOUND')],
    });
    const thread = within(await page.findByRole('region', { name: /^Bình luận/ }));
    await user.click(await thread.findByRole('button', { name: liked(1) }));
    expect(await page.findByText(discussion.failed.like)).toBeTruthy();
  });
});

describe('the menu of a comment', () => {
  const open = async (given: Parameters<typeof comment>[1], ...answers: ReturnType<typeof answer>[]) => {
    const opened = await openWith([comment('V', given)], { answers });
    await opened.user.click(await opened.page.findByRole('button', { name: discussion.menu }));
    await opened.page.findByRole('menu');
    return opened;
  };
  const entries = ({ page }: Awaited<ReturnType<typeof open>>) =>
    page.getAllByRole('menuitem').map(({ textContent }) => textContent);
  const { edit, remove, settled, report } = discussion;

  it('offers what the reader may do, and no more', async () => {
    expect(entries(await open({ isOwn: true, canEdit: true }))).toEqual([edit.action]);
  });

  it('has one entry where the reader may do one thing', async () => {
    const { page, user } = await openWith([
      comment('V', { isOwn: true, canDelete: true }),
      comment('W', { isOwn: true, canSettle: true }),
    ]);
    const shown: (string | null)[] = [];
    for (const button of await page.findAllByRole('button', { name: discussion.menu })) {
      await user.click(button);
      await page.findByRole('menu');
      shown.push(...page.getAllByRole('menuitem').map(({ textContent }) => textContent));
      await user.keyboard('{Escape}');
      await expect.poll(() => page.queryByRole('menu')).toBeNull();
    }
    expect(shown).toEqual([remove.action, settled.action]);
  });

  it('offers others a report, and editors more', async () => {
    const marks = [settledMark];
    const { page, user } = await openWith([comment('V', { canDelete: true, canSettle: true, marks })]);
    await user.click(await page.findByRole('button', { name: new RegExp(settled.show) }));
    await user.click(await page.findByRole('button', { name: discussion.menu }));
    expect((await page.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      settled.undo,
      report.action,
      remove.action,
    ]);
  });

  it('is not there where it would be empty', async () => {
    const { page } = await openWith([comment('V', { isOwn: true })]);
    await page.findByText('Bình luận V');
    expect(page.queryByRole('button', { name: discussion.menu })).toBeNull();
  });

  it('takes a mark away again, and says if that failed', async () => {
    const { page, user, network } = await openWith(
      [comment('V', { canSettle: true, marks: [settledMark] })],
      {
        answers: [refuse(newsComments.settle, 'COMMENT_NOT_FOUND')],
      },
    );
    const undo = async () => {
      await user.click(await page.findByRole('button', { name: discussion.menu }));
      await user.click(await page.findByRole('menuitem', { name: settled.undo }));
    };
    await user.click(await page.findByRole('button', { name: new RegExp(settled.show) }));
    await undo();
    await page.findByText(discussion.failed.settle);
    network.answer(answer(newsComments.settle, comment('V', { canSettle: true })));
    await undo();
    await expect.poll(() => page.queryByText(settled.badge)).toBeNull();
    expect(network.askedOf(newsComments.settle).map(({ body }) => body.settled)).toEqual([false, false]);
  });

  it.each([
    ['a reason on offer', report.reasons.private, '', { reason: 'private', note: '' }],
    ['words of their own', reasons.other, 'Bán hàng giả', { reason: 'other', note: 'Bán hàng giả' }],
  ])('reports for %s', async (_, choice, words, sent) => {
    const { page, user, network } = await open({}, answer(reportContent, { success: true }));
    await user.click(page.getByRole('menuitem', { name: report.action }));
    const dialog = within(await page.findByRole('dialog', { name: report.title }));
    expect(dialog.getAllByRole('radio')).toHaveLength(reportReasons.length);
    await user.click(dialog.getByRole('radio', { name: choice }));
    if (words) await user.type(dialog.getByRole('textbox'), words);
    await user.click(dialog.getByRole('button', { name: report.submit }));
    await page.findByText(report.done);
    await expect.poll(() => page.queryByRole('dialog', { name: report.title })).toBeNull();
    expect(network.askedOf(reportContent).map(({ body }) => body)).toEqual([
      { subject: { kind: 'comment', id: id('V') }, ...sent },
    ]);
  });
});

it('a settled comment of somebody who left is folded away with their name and its text', async () => {
  const { page } = await openWith([
    comment('V', { marks: [settledMark], user: null }),
    comment('W', { marks: [settledMark] }),
  ]);
  const line = (name: string, text: string) =>
    discussion.settled.line.replace('{{name}}', name).replace('{{text}}', text);
  const folded = await page.findByText(line(discussion.gone, 'Bình luận V'));
  expect(folded.closest('button')?.getAttribute('aria-expanded')).toBe('false');
  expect(page.getByText(line('Trần Chi', 'Bình luận W'))).toBeTruthy();
});

it('comments that somebody else wrote appear while the reader is there', async () => {
  const { page, network, say } = await openWith([], { answers: [sample(createTicket)] });
  await page.findByText(discussion.none);
  network.answer(answer(newsComments.list, pageOf([comment('V')])));
  say({ room: `subject#news#${detail.id}`, latest: '01B' });
  expect(await page.findByText('Bình luận V')).toBeTruthy();
});
