import { expect, it } from 'vitest';
import { commentRecord } from '#functions/domain/discussion/comment-record.ts';
import { moderateComments } from '#functions/domain/discussion/moderate-comments.ts';
import { restoreComment } from '#functions/domain/discussion/restore-comment.ts';
import { sweepReplies } from '#functions/domain/discussion/sweep-replies.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { admin, discussionScene, lan, mai } from './discussion-scene.ts';

function scene(given: Parameters<typeof discussionScene>[0] = {}) {
  const shown = discussionScene(given);
  const moderation = moderateComments([shown.discussion]);
  const decide = (id: string, decision: 'approve' | 'reject' | 'remove' | 'restore' | 'uphold') =>
    moderation.decide(shown.context, { id, by: admin, decision, reason: 'Quảng cáo' });
  const row = (id: string) =>
    shown.rows().find(({ pk, sk }) => pk === `COMMENT#${id}` && sk === 'COMMENT') ?? {};
  return { ...shown, decide, row };
}

it('a removed comment is shown again after an appeal, counted once, without the replies that went with it', async () => {
  const { say, decide, read, row, sums, context } = scene();
  const { id } = await say('Đúng mà');
  const reply = await say('Trả lời', { by: mai, parentId: id });
  await decide(id, 'remove');
  await sweepReplies(context, id);
  expect(row(id)['expiresAt']).toBeTypeOf('number');
  await decide(id, 'restore');
  await decide(id, 'restore');
  const { data, total } = await read();
  expect(data).toMatchObject([{ id, status: 'published', repliesCount: 0, rejectedReason: null }]);
  expect([total, row(id)['size'], row(id)['expiresAt'], row(id)['removedBy']]).toEqual([
    1,
    0,
    undefined,
    null,
  ]);
  expect(row(reply.id)['status']).toBe('removed');
  expect((await read({ actor: mai, commentId: id })).data).toEqual([]);
  expect(await sums()).toMatchObject({ comments: 1, threads: 1 });
});

it('of two restorations of the same removed comment the second is refused, and it counts once', async () => {
  const { say, decide, sums, context } = scene();
  const { id } = await say('Đúng mà');
  await decide(id, 'remove');
  const removed = await commentRecord.get(context.table, { id });
  await restoreComment(context, removed);
  expect(await refusalOf(restoreComment(context, removed))).toBe('STALE_STATE');
  expect(await sums()).toMatchObject({ comments: 1, threads: 1 });
});

it('a rejected comment is shown after an appeal; one that is upheld stays away', async () => {
  const { say, decide, read } = scene({ rules: { needsApproval: async () => true } });
  const [one, other] = [await say('Một'), await say('Hai')];
  for (const { id } of [one, other]) await decide(id, 'reject');
  await decide(one.id, 'restore');
  await decide(other.id, 'uphold');
  expect((await read()).data.map(({ content }) => content)).toEqual(['Một']);
});

it('a reply whose comment was removed meanwhile stays away, and its counts are right', async () => {
  const { say, decide, row, sums } = scene();
  const top = await say('Trên');
  const reply = await say('Dưới', { by: mai, parentId: top.id });
  await decide(reply.id, 'remove');
  await decide(top.id, 'remove');
  await decide(reply.id, 'restore');
  expect(row(reply.id)['status']).toBe('removed');
  expect(await sums()).toMatchObject({ comments: 0, threads: 0 });
});

it('an author reads that a moderator removed a comment and why; one they removed themselves is gone', async () => {
  const { say, decide, read, discussion, context } = scene();
  const { id } = await say('Bị gỡ', { by: lan });
  const own = await say('Tự xóa', { by: lan });
  await decide(id, 'remove');
  await discussion.remove(context, { actor: lan, id: own.id });
  expect((await read({ actor: lan })).data).toMatchObject([
    { id, status: 'removed', rejectedReason: 'Quảng cáo' },
  ]);
  expect((await read({ actor: mai })).data).toEqual([]);
});
