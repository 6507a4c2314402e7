import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { refresh } from '#shared/accounts/refresh.contract.ts';
import { settledMark } from '#shared/discussion/comment.ts';
import { errorMessage } from '#shared/messages/index.ts';
import { appealDecision } from '#shared/moderation/moderation.contract.ts';
import { newsComments, newsReaders } from '#shared/news/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { type Answer, answer, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { address, all, comment, id, member, openWith, pageOf } from './thread-scene.tsx';

const { discussion, identity, news } = texts;

describe('a link to a comment', () => {
  const branch = [
    comment('V', { repliesCount: 12 }),
    comment('W', { parentId: id('V'), depth: 1, content: 'Được nhắc đến' }),
  ];
  const firstOfTwo = { ...pageOf([comment('X')]), totalPages: 2 };
  const comments = (linked: Answer): Answer => ({
    contract: newsComments.list,
    give: (asked) => {
      const { around } = asked.query as { around?: string };
      return (around === undefined ? answer(newsComments.list, firstOfTwo) : linked).give(asked);
    },
  });

  it('shows the comment and what leads to it, though neither is on the first page', async () => {
    const { page } = await renderAt(`${address}#comment-${id('W')}`, {
      as: member,
      answers: all(
        comments(answer(newsComments.list, pageOf(branch))),
        answer(newsComments.replies, pageOf([])),
      ),
    });
    const linked = await page.findByText('Được nhắc đến');
    await expect.poll(() => document.activeElement).toBe(linked.closest('li'));
    page.getByText('Bình luận V');
    const other = page.getByText('Bình luận X');
    const isMarked = (text: HTMLElement) => text.closest('li > div')?.classList.contains('bg-brand-soft');
    expect([linked, other].map(isMarked)).toEqual([true, false]);
    expect(page.queryByText(discussion.linkGone)).toBeNull();
    // The comments stand on two pages.
    page.getByRole('navigation', { name: discussion.pager.label });
  });

  it('opens it and what leads to it, though both are settled and folded away', async () => {
    const settled = branch.map((one) => ({ ...one, marks: [settledMark] }));
    const { page } = await renderAt(`${address}#comment-${id('W')}`, {
      as: member,
      answers: all(
        comments(answer(newsComments.list, pageOf(settled))),
        answer(newsComments.replies, pageOf([])),
      ),
    });
    const linked = await page.findByText('Được nhắc đến');
    await expect.poll(() => document.activeElement).toBe(linked.closest('li'));
    expect(page.queryByRole('button', { name: new RegExp(discussion.settled.show) })).toBeNull();
  });

  it('that is gone says so, above the other comments', async () => {
    const { page } = await renderAt(`${address}#comment-${id('W')}`, {
      as: member,
      answers: all(comments(refuse(newsComments.list, 'COMMENT_NOT_FOUND'))),
    });
    await page.findByText('Bình luận X');
    expect(await page.findByText(discussion.linkGone)).toBeDefined();
  });
});

describe('a guest', () => {
  it('reads the comments, and is led to sign in, and back, in place of the box', async () => {
    const { page } = await renderAt(address, {
      answers: all(answer(newsComments.list, pageOf([comment('V')]))),
    });
    await page.findByText('Bình luận V');
    const link = page.getByRole<HTMLAnchorElement>('link', { name: discussion.guest.comment });
    const { pathname, searchParams } = new URL(link.href);
    expect([pathname, searchParams.get('callbackUrl')]).toEqual(['/login', address]);
    for (const name of [discussion.placeholder, discussion.reply.label])
      expect(page.queryByRole('textbox', { name })).toBeNull();
  });
});

describe('a member who is not verified', () => {
  const unverified = { ...member, status: 'pending_kyc' as const };
  it('is shown a dialog that leads to the verification, for a comment and a reply', async () => {
    const { page, user, network } = await openWith([comment('V')], { as: unverified });
    const box = await page.findByRole('button', { name: discussion.placeholder });
    for (const press of [box, await page.findByRole('button', { name: discussion.reply.action })]) {
      await user.click(press);
      const dialog = within(await page.findByRole('dialog', { name: identity.need.title }));
      const link = dialog.getByRole('link', { name: identity.need.complete });
      expect(link.getAttribute('href')).toBe('/kyc');
      await user.click(dialog.getByRole('button', { name: identity.need.later }));
      await expect.poll(() => page.queryByText(identity.need.title)).toBeNull();
    }
    expect(network.askedOf(newsComments.add)).toEqual([]);
  });

  it('is shown it for a like, in the words of the server, instead of a toast', async () => {
    const refusals = [newsComments.like, newsReaders.like].map((contract) =>
      refuse(contract, 'KYC_REQUIRED', { userStatus: 'pending_kyc' }),
    );
    const { page, user } = await openWith([comment('V')], {
      as: unverified,
      answers: [sample(refresh), ...refusals],
    });
    const thread = within(await page.findByRole('region', { name: /^Bình luận/ }));
    const name = discussion.like_other.replace('{{count}}', '1');
    await user.click(await thread.findByRole('button', { name }));
    const isAsked = async () => {
      const dialog = within(await page.findByRole('dialog', { name: identity.need.title }));
      dialog.getByText(errorMessage('KYC_REQUIRED', 'vi'));
      expect(page.getAllByText(errorMessage('KYC_REQUIRED', 'vi'))).toHaveLength(1);
      await user.click(dialog.getByRole('button', { name: identity.need.later }));
      await expect.poll(() => page.queryByText(identity.need.title)).toBeNull();
    };
    await isAsked();
    await user.click(page.getByRole('button', { name: news.like_other.replace('{{count}}', '2') }));
    await isAsked();
  });
});

describe('an edit', () => {
  it('without a text closes the box, and changes nothing', async () => {
    const { page, user, network } = await openWith([comment('V', { isOwn: true, canEdit: true })]);
    await user.click(await page.findByRole('button', { name: discussion.menu }));
    await user.click(await page.findByRole('menuitem', { name: discussion.edit.action }));
    const box = await page.findByRole('textbox', { name: discussion.edit.label });
    await user.clear(box);
    await user.type(box, ' {Enter}');
    await expect.poll(() => page.queryByRole('textbox', { name: discussion.edit.label })).toBeNull();
    page.getByText('Bình luận V');
    expect(network.askedOf(newsComments.edit)).toEqual([]);
  });

  it('is not what an empty reply is: its box stays open', async () => {
    const { page, user, network } = await openWith([comment('V')]);
    await user.click(await page.findByRole('button', { name: discussion.reply.action }));
    const label = discussion.reply.label.replace('{{name}}', 'Trần Chi');
    const box = await page.findByRole('textbox', { name: label });
    await user.type(box, ' {Enter}');
    expect(page.getByRole('textbox', { name: label })).toBe(box);
    expect(network.askedOf(newsComments.add)).toEqual([]);
  });
});

describe('a settled comment', () => {
  it('is folded away until somebody opens it', async () => {
    const { page, user } = await openWith([comment('V', { marks: [settledMark] })]);
    await user.click(await page.findByRole('button', { name: new RegExp(discussion.settled.show) }));
    await page.findByText('Bình luận V');
    expect(page.getByText(discussion.settled.badge)).toBeDefined();
    expect(page.queryByRole('button', { name: new RegExp(discussion.settled.show) })).toBeNull();
  });

  it('is marked by an editor', async () => {
    const settled = comment('V', { marks: [settledMark], canSettle: true });
    const { page, user, network } = await openWith([comment('V', { canSettle: true })], {
      answers: [answer(newsComments.settle, settled)],
    });
    await user.click(await page.findByRole('button', { name: discussion.menu }));
    await user.click(await page.findByRole('menuitem', { name: discussion.settled.action }));
    await page.findByRole('button', { name: new RegExp(discussion.settled.show) });
    expect(network.askedOf(newsComments.settle)).toMatchObject([{ body: { settled: true } }]);
  });
});

describe('a refused comment', () => {
  it('is appealed once, after a question', async () => {
    const removed = comment('V', { isOwn: true, status: 'removed', rejectedReason: 'Quảng cáo' });
    const { page, user, network } = await openWith([removed], {
      answers: [answer(appealDecision, { success: true })],
    });
    await page.findByText(discussion.removed);
    page.getByText(discussion.rejectedBecause.replace('{{reason}}', 'Quảng cáo'));
    await user.click(page.getByRole('button', { name: discussion.appeal.action }));
    await page.findByText(discussion.appeal.consequence);
    await user.click(page.getByRole('button', { name: discussion.appeal.submit }));
    await page.findByText(discussion.appeal.sent);
    expect(page.queryByRole('button', { name: discussion.appeal.action })).toBeNull();
    expect(network.askedOf(appealDecision)).toMatchObject([
      { body: { subject: { kind: 'comment', id: id('V') } } },
    ]);
  });
});
