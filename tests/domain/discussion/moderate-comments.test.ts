import { expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { moderateComments } from '#functions/domain/discussion/moderate-comments.ts';
import { needsApprovalOf } from '#functions/domain/moderation/approval.ts';
import { admin, discussionScene, lan, mai, tu } from './discussion-scene.ts';

const readerOf = (userId: string, apart: string[] = []) => ({
  userId,
  role: 'user' as const,
  isApart: (id: string) => apart.includes(id),
});
const reason = 'Quảng cáo';

function scene(rules: Parameters<typeof discussionScene>[0] = {}) {
  const shown = discussionScene(rules);
  const { context, discussion, rows } = shown;
  const moderation = moderateComments([discussion]);
  const describe = (id: string, apart: string[] = []) =>
    moderation.describe(context, id, readerOf('tu', apart));
  const decide = (id: string, decision: 'approve' | 'reject' | 'remove' | 'keep', by = admin) =>
    moderation.decide(context, { id, by, decision, reason });
  const statusOf = (id: string) =>
    rows().find(({ pk, sk }) => pk === `COMMENT#${id}` && sk === 'COMMENT')?.['status'];
  const approved = () => rows().find(({ entity }) => entity === 'content-author')?.['comments'];
  return { ...shown, describe, decide, statusOf, approved };
}

it('a comment is reported by those who may see it', async () => {
  const { say, describe, change, discussion, context } = scene();
  const { id } = await say('Bán hàng giả');
  expect(await describe(id)).toMatchObject({ authorId: 'lan', text: 'Bán hàng giả' });
  expect(await describe(id, ['lan'])).toBeUndefined();
  expect(await describe('nowhere')).toBeUndefined();
  change({ status: 'unpublished' });
  expect(await describe(id)).toBeUndefined();
  change({ status: 'published' });
  await discussion.remove(context, { actor: lan, id });
  expect(await describe(id)).toBeUndefined();
});

it('a comment that waits is not reported, and one on another kind of content is none of these', async () => {
  const { say, describe, discussion, context } = scene({ rules: { needsApproval: async () => true } });
  const { id } = await say('Chờ');
  expect(await describe(id)).toBeUndefined();
  const others = moderateComments([]);
  expect(await others.describe(context, id, readerOf('tu'))).toBeUndefined();
  await others.decide(context, { id, by: admin, decision: 'approve', reason: null });
  expect((await discussion.decide(context, { id, approve: false, reason })).status).toBe('rejected');
});

it('an approval publishes a comment, and the next one of its author does not wait', async () => {
  const { say, decide, statusOf, approved } = scene({
    rules: { needsApproval: needsApprovalOf('comments') },
  });
  const { id } = await say('Lần đầu');
  await decide(id, 'keep');
  expect(statusOf(id)).toBe('pending');
  await decide(id, 'approve');
  expect([statusOf(id), approved()]).toEqual(['published', 1]);
  await decide(id, 'approve');
  expect(approved()).toBe(1);
  expect((await say('Lần sau')).status).toBe('published');
});

it('a rejection shows its author why, and counts as no approval', async () => {
  const { say, read, decide, approved } = scene({ rules: { needsApproval: async () => true } });
  const { id } = await say('Mua ngay');
  await decide(id, 'reject');
  expect((await read({ actor: lan })).data[0]).toMatchObject({ status: 'rejected', rejectedReason: reason });
  expect(approved()).toBeUndefined();
});

it('a removal takes a comment away, and what is gone already is no fault', async () => {
  const { say, decide, statusOf, rows } = scene();
  const { id } = await say('Xấu', { by: mai });
  await decide(id, 'remove');
  await decide(id, 'remove');
  await decide(id, 'approve');
  await decide('nowhere', 'remove');
  expect(statusOf(id)).toBe('removed');
  expect(rows().find(({ pk, sk }) => pk === `COMMENT#${id}` && sk === 'COMMENT')).toMatchObject({
    removedBy: admin.userId,
    rejectedReason: reason,
  });
});

it.each([
  ['approve', 'reject', 'published'],
  ['reject', 'approve', 'rejected'],
] as const)(
  'of two opposite decisions the first stands, and the second is refused: %s',
  async (first, second, status) => {
    const { say, decide, statusOf, approved } = scene({ rules: { needsApproval: async () => true } });
    const { id } = await say('Hai người cùng duyệt');
    await decide(id, first);
    await expect(decide(id, second)).rejects.toThrow(AppError);
    expect([statusOf(id), approved()]).toEqual([status, first === 'approve' ? 1 : undefined]);
  },
);

it('a removal by somebody who may not remove is refused', async () => {
  const { say, decide, statusOf } = scene();
  const { id } = await say('Xấu');
  await expect(decide(id, 'remove', tu)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(statusOf(id)).toBe('published');
});

it('a waiting reply whose comment was removed is not approved, and its author has no approval', async () => {
  const { say, decide, discussion, context, approved, statusOf } = scene({
    rules: { needsApproval: async (_, { author }) => author.userId === 'lan' },
  });
  const top = await say('Hỏi', { by: mai });
  const { id } = await say('Đáp', { parentId: top.id });
  await discussion.remove(context, { actor: mai, id: top.id });
  await decide(id, 'approve');
  expect([statusOf(id), approved()]).toEqual(['pending', undefined]);
});
