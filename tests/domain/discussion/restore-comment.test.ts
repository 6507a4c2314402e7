import { expect, it } from 'vitest';
import { commentRecord } from '#functions/domain/discussion/comment-record.ts';
import { moderateComments } from '#functions/domain/discussion/moderate-comments.ts';
import { restoreComment } from '#functions/domain/discussion/restore-comment.ts';
import { restoreReplies, sweepReplies } from '#functions/domain/discussion/sweep-replies.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
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

it('a removed comment is shown again after an appeal and counted once, and its replies follow', async () => {
  const { say, decide, read, row, sums, context } = scene();
  const { id } = await say('Đúng mà');
  const reply = await say('Trả lời', { by: mai, parentId: id });
  const leaf = await say('Lá', { by: lan, parentId: reply.id });
  const own = await say('Tự xóa', { by: mai, parentId: id });
  await decide(own.id, 'remove');
  await decide(id, 'remove');
  await sweepReplies(context, id);
  expect(row(id)['expiresAt']).toBeTypeOf('number');
  await decide(id, 'restore');
  await decide(id, 'restore');
  expect((await read()).data).toMatchObject([{ id, repliesCount: 0, rejectedReason: null }]);
  expect([row(id)['expiresAt'], row(id)['removedBy']]).toEqual([undefined, null]);
  for (const parent of [id, reply.id, id]) await restoreReplies(context, parent);
  expect((await read()).data).toMatchObject([{ id, repliesCount: 1 }]);
  expect((await read({ commentId: id })).data).toMatchObject([{ id: reply.id, repliesCount: 1 }]);
  expect((await read({ commentId: reply.id })).data).toMatchObject([{ id: leaf.id }]);
  expect([row(id)['size'], row(reply.id)['expiresAt'], row(own.id)['status']]).toEqual([
    2,
    undefined,
    'removed',
  ]);
  expect(await sums()).toMatchObject({ comments: 3, threads: 1 });
});

it('more replies than one page follow a restored comment', async () => {
  const { say, decide, sums, context } = scene();
  const { id } = await say('Đúng mà');
  for (let nth = 0; nth < 51; nth += 1) await say(`Trả lời ${nth}`, { by: mai, parentId: id });
  await decide(id, 'remove');
  await sweepReplies(context, id);
  await decide(id, 'restore');
  await restoreReplies(context, id);
  expect(await sums()).toMatchObject({ comments: 52, threads: 1 });
});

it('replies stay away while their comment does, and an end by a comment above is no failure', async () => {
  const { say, decide, row, context } = scene();
  const top = await say('Trên');
  const middle = await say('Giữa', { parentId: top.id });
  const leaf = await say('Lá', { parentId: middle.id });
  await decide(middle.id, 'remove');
  await sweepReplies(context, middle.id);
  await restoreReplies(context, middle.id);
  expect(row(leaf.id)['status']).toBe('removed');
  await decide(middle.id, 'restore');
  await decide(top.id, 'remove');
  await restoreReplies(context, middle.id);
  expect(row(leaf.id)['status']).toBe('removed');
});

it('a comment that is shown again before its replies were hidden counts each of them once', async () => {
  const { say, decide, read, sums, context, table } = scene();
  const { id } = await say('Đúng mà');
  const reply = await say('Trả lời', { by: mai, parentId: id });
  await say('Lá', { parentId: reply.id });
  await decide(id, 'remove');
  // The sweep has read the first reply when the comment is shown again, and a new one comes.
  const crossed = meanwhile(table, async () => {
    await decide(id, 'restore');
    await say('Mới', { by: mai, parentId: id });
  });
  await sweepReplies({ ...context, table: crossed.table }, id);
  expect(crossed.happened()).toBe(true);
  for (const parent of [id, reply.id]) await restoreReplies(context, parent);
  expect((await read({ commentId: id })).data.map(({ content }) => content)).toEqual(['Trả lời', 'Mới']);
  expect((await read()).data).toMatchObject([{ id, repliesCount: 2 }]);
  expect(await sums()).toMatchObject({ comments: 4, threads: 1 });
});

it('a comment that is removed again while its replies come back takes those with it that came', async () => {
  const { say, decide, row, sums, context, table } = scene();
  const { id } = await say('Gốc');
  const [one, two] = [await say('Một', { parentId: id }), await say('Hai', { parentId: id })];
  await decide(id, 'remove');
  await sweepReplies(context, id);
  await decide(id, 'restore');
  let writes = 0;
  const write: typeof table.write = async (operations) => {
    writes += 1;
    if (writes === 2) await decide(id, 'remove');
    return table.write(operations);
  };
  await restoreReplies({ ...context, table: { ...table, write } }, id);
  expect(await sums()).toMatchObject({ comments: 0, threads: 0 });
  await sweepReplies(context, id);
  expect([one, two].map((reply) => row(reply.id)['status'])).toEqual(['removed', 'removed']);
  await decide(id, 'restore');
  await restoreReplies(context, id);
  expect(await sums()).toMatchObject({ comments: 3, threads: 1 });
});

it('a sweep that stopped after the first level hides the rest when it begins again', async () => {
  const { say, decide, row, context, table } = scene();
  const { id } = await say('Gốc');
  const reply = await say('Nhánh', { parentId: id });
  const leaf = await say('Lá', { parentId: reply.id });
  await decide(id, 'remove');
  let writes = 0;
  const write: typeof table.write = async (operations) => {
    writes += 1;
    if (writes > 1) throw new Error('The function ended');
    return table.write(operations);
  };
  await expect(sweepReplies({ ...context, table: { ...table, write } }, id)).rejects.toThrow('ended');
  expect([row(reply.id)['status'], row(leaf.id)['status']]).toEqual(['removed', 'published']);
  await sweepReplies(context, id);
  expect(row(leaf.id)['status']).toBe('removed');
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
