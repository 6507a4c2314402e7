import { expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { sweepReplies } from '#functions/domain/discussion/sweep-replies.ts';
import { forgetComments } from '#functions/domain/discussion/forget-author.ts';
import { commentKeys } from '#functions/domain/discussion/comment-keys.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { admin, discussionScene, lan, mai, tu } from './discussion-scene.ts';
import { newsComments } from '#shared/news/news-comments.contract.ts';
import { promisedRefusal } from '#tests/support/promised-refusal.ts';

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const edit = { mentions: [] };

it('an author changes a text; the earlier one is kept, and the same text again changes nothing', async () => {
  const { say, discussion, context, rows } = discussionScene();
  const { id } = await say('Sai chính tã');
  const changed = await discussion.edit(context, {
    ...edit,
    actor: lan,
    id,
    content: 'Sai chính tả',
    revision: 1,
  });
  expect([changed.content, changed.revision, changed.editedAt === null]).toEqual(['Sai chính tả', 2, false]);
  const again = await discussion.edit(context, {
    ...edit,
    actor: lan,
    id,
    content: 'Sai chính tả',
    revision: 1,
  });
  expect(again.revision).toBe(2);
  const { sk } = commentKeys.earlierText(id, 1);
  expect(rows().find((row) => row['sk'] === sk)).toMatchObject({ content: 'Sai chính tã' });
});

it('an edit keeps the reply and the like that came at the same moment', async () => {
  const { say, discussion, context, table, rows, foldComment } = discussionScene();
  const { id } = await say('Cũ');
  const crossed = meanwhile(table, async () => {
    await say('Trả lời', { by: mai, parentId: id });
    await discussion.like(context, { actor: mai, id });
    await foldComment(id);
  });
  const here = { ...context, table: crossed.table };
  await discussion.edit(here, { ...edit, actor: lan, id, content: 'Mới' });
  expect(crossed.happened()).toBe(true);
  expect(rows().find(({ pk, sk }) => pk === `COMMENT#${id}` && sk === 'COMMENT')).toMatchObject({
    content: 'Mới',
    replies: 1,
    size: 1,
    sums: { like: 1 },
    sumsVersion: 1,
  });
});

it('nobody else changes a text, and no outdated change is taken', async () => {
  const { say, discussion, context } = discussionScene();
  const { id } = await say('Của Lan');
  const by = (actor: typeof lan, revision?: number) =>
    promisedRefusal(
      newsComments.edit,
      discussion.edit(context, { ...edit, actor, id, content: 'Khác', revision }),
    );
  expect(await by(mai)).toBe('FORBIDDEN');
  expect(await by(admin)).toBe('FORBIDDEN');
  expect(await by(lan, 9)).toBe('STALE_STATE');
  expect(await by(lan)).toBeUndefined();
});

it('after the editing time of its kind a text can no longer be changed, but a moderator may', async () => {
  const { say, discussion, context, later } = discussionScene({ rules: { editMinutes: 15 } });
  const mine = await say('Muộn');
  const staff = await say('Của quản trị', { by: admin });
  later(15 * 60_000);
  const change = (actor: typeof lan, id: string, content: string) =>
    discussion.edit(context, { ...edit, actor, id, content });
  expect(await codeOf(change(lan, mine.id, 'Kịp'))).toBe('EDIT_WINDOW_OVER');
  expect(await codeOf(change(admin, staff.id, 'Vẫn được'))).toBe('done');
  const soon = await say('Sớm');
  expect(soon.canEdit).toBe(true);
  later(15 * 60_000);
  expect(await codeOf(change(lan, soon.id, 'Đúng lúc'))).toBe('done');
  later(1);
  expect(await codeOf(change(lan, soon.id, 'Trễ'))).toBe('EDIT_WINDOW_OVER');
});

it('removing a comment removes everything below it, and the counts fall by as many', async () => {
  const { say, read, sums, discussion, context } = discussionScene();
  const top = await say('Gốc');
  const reply = await say('Nhánh', { by: mai, parentId: top.id });
  await say('Lá', { by: tu, parentId: reply.id });
  await say('Nhánh hai', { parentId: top.id });
  await say('Gốc hai');
  expect(await discussion.remove(context, { actor: mai, id: reply.id })).toEqual({
    success: true,
    removed: 2,
  });
  expect(await sums()).toMatchObject({ comments: 3, threads: 2 });
  expect((await read({ commentId: top.id })).data.map(({ content }) => content)).toEqual(['Nhánh hai']);
  expect((await read()).data.map(({ repliesCount }) => repliesCount)).toEqual([0, 1]);
  expect(await discussion.remove(context, { actor: admin, id: top.id })).toMatchObject({ removed: 2 });
  expect(await sums()).toMatchObject({ comments: 1, threads: 1 });
  expect(await codeOf(discussion.remove(context, { actor: lan, id: top.id }))).toBe('COMMENT_NOT_FOUND');
});

it('only its author and moderators remove a comment', async () => {
  const { say, discussion, context } = discussionScene();
  const { id } = await say('Của Lan');
  expect(await promisedRefusal(newsComments.remove, discussion.remove(context, { actor: mai, id }))).toBe(
    'FORBIDDEN',
  );
  expect(await codeOf(discussion.remove(context, { actor: lan, id }))).toBe('done');
});

it('removing a comment that waits changes no count', async () => {
  const { say, sums, read, discussion, context } = discussionScene({
    rules: { needsApproval: async () => true },
  });
  const { id } = await say('Chờ');
  expect(await discussion.remove(context, { actor: lan, id })).toEqual({ success: true, removed: 0 });
  expect(await sums()).toEqual({});
  expect((await read({ actor: lan })).data).toEqual([]);
});

it('what lies below a removed comment is gone at once, and the sweep hides it in its lists', async () => {
  const { say, read, discussion, context } = discussionScene();
  const top = await say('Gốc');
  const reply = await say('Nhánh', { by: mai, parentId: top.id });
  const leaf = await say('Lá', { by: tu, parentId: reply.id });
  await discussion.remove(context, { actor: lan, id: top.id });
  const content = 'Sửa';
  expect(await codeOf(discussion.edit(context, { ...edit, actor: mai, id: reply.id, content }))).toBe(
    'COMMENT_NOT_FOUND',
  );
  expect(await codeOf(discussion.like(context, { actor: mai, id: leaf.id }))).toBe('COMMENT_NOT_FOUND');
  expect(await codeOf(say('Nữa', { parentId: reply.id }))).toBe('COMMENT_NOT_FOUND');
  expect((await read({ commentId: reply.id })).data).toHaveLength(1);
  await sweepReplies(context, top.id);
  await sweepReplies(context, top.id);
  expect(await codeOf(read({ commentId: reply.id }))).toBe('COMMENT_NOT_FOUND');
});

it('what the sweep hides is kept for ninety days, and no longer than if its author had removed it', async () => {
  const { say, discussion, context, rows, table, later } = discussionScene();
  const top = await say('Gốc');
  const [own, swept] = [
    await say('Tự xóa', { by: mai, parentId: top.id }),
    await say('Quét', { by: mai, parentId: top.id }),
  ];
  const rowOf = (id: string) => rows().find(({ pk, sk }) => pk === `COMMENT#${id}` && sk === 'COMMENT');
  await discussion.remove(context, { actor: lan, id: top.id });
  const at = context.now().getTime();
  // Its author removed this one in the moment in which the sweep had read it.
  const removed = { status: 'removed', expiresAt: 4_000_000_000, gsi1pk: 'HIDDEN', gsi2pk: 'HIDDEN' };
  const crossed = meanwhile(table, () =>
    table.write([update(commentKeys.comment(own.id), { set: removed }, { refusal: 'gone' })]),
  );
  await sweepReplies({ ...context, table: crossed.table }, top.id);
  later(1000);
  expect(rowOf(own.id)).toMatchObject(removed);
  expect(rowOf(swept.id)).toMatchObject({ status: 'removed', expiresAt: at / 1000 + 90 * 24 * 3600 });
});

it('the sweep leaves a comment alone that was not removed', async () => {
  const { say, read, context } = discussionScene();
  const top = await say('Gốc');
  await say('Nhánh', { parentId: top.id });
  await sweepReplies(context, top.id);
  expect((await read({ commentId: top.id })).data).toHaveLength(1);
});

it.each(['the reply first', 'the removal first'] as const)(
  'a reply that arrives while its comment is removed is counted out or refused: %s',
  async (order) => {
    const { say, sums, discussion, context, table } = discussionScene();
    const top = await say('Gốc');
    const reply = () => codeOf(say('Nhánh', { parentId: top.id }));
    const remove = () => codeOf(discussion.remove(context, { actor: lan, id: top.id }));
    const crossed = meanwhile(table, order === 'the reply first' ? reply : remove);
    const crossing = { ...context, table: crossed.table };
    if (order === 'the reply first') await discussion.remove(crossing, { actor: lan, id: top.id });
    else
      expect(
        await codeOf(
          discussion.add(crossing, {
            actor: mai,
            id: 'one',
            content: 'Nhánh',
            mentions: [],
            parentId: top.id,
            requestKey: undefined,
          }),
        ),
      ).toBe('COMMENT_NOT_FOUND');
    expect(crossed.happened()).toBe(true);
    expect(await sums()).toMatchObject({ comments: 0, threads: 0 });
  },
);

it('two removals at once, of a comment and of one below it, count each comment out once', async () => {
  const { say, sums, discussion, context, table } = discussionScene();
  const top = await say('Gốc');
  const reply = await say('Nhánh', { by: mai, parentId: top.id });
  await say('Khác');
  const crossed = meanwhile(table, () => discussion.remove(context, { actor: lan, id: top.id }));
  const late = discussion.remove({ ...context, table: crossed.table }, { actor: mai, id: reply.id });
  expect([await codeOf(late), crossed.happened()]).toEqual(['COMMENT_NOT_FOUND', true]);
  expect(await sums()).toMatchObject({ comments: 1, threads: 1 });
});

it('a comment that expires while its author is forgotten is no fault', async () => {
  const { say, context, table, rows } = discussionScene();
  const { id } = await say('Sắp hết hạn');
  const crossed = meanwhile(table, () => table.write([remove(commentKeys.comment(id))]));
  await forgetComments({ ...context, table: crossed.table }, { userId: 'lan', keepsWords: false });
  const left = rows().filter(({ pk, entity }) => entity === 'comment-by' || pk === `COMMENT#${id}`);
  expect([crossed.happened(), left]).toEqual([true, []]);
});

it('a member who left keeps their words without a name, or leaves none', async () => {
  const scene = discussionScene();
  const { say, read, discussion, context } = scene;
  const { id } = await say('Lời của tôi');
  await discussion.edit(context, { ...edit, actor: lan, id, content: 'Lời đã sửa' });
  await forgetComments(context, { userId: 'lan', keepsWords: true });
  expect((await read()).data.map(({ content }) => content)).toEqual(['Lời đã sửa']);
  const second = await say('Xóa giúp');
  await discussion.edit(context, { ...edit, actor: lan, id: second.id, content: 'Xóa giúp tôi' });
  await forgetComments(context, { userId: 'lan', keepsWords: false });
  expect((await read()).data.map(({ content }) => content)).toEqual(['…', 'Lời đã sửa']);
  expect(scene.rows().filter(({ pk }) => pk === `COMMENT#${second.id}`)).toHaveLength(1);
  expect(scene.rows().some(({ pk }) => pk === 'COMMENTS-BY#lan')).toBe(false);
});
