import { expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { settledMark } from '#shared/discussion/comment.ts';
import { commentRecord } from '#functions/domain/discussion/comment-record.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { actorOf, admin, discussionScene, lan } from './discussion-scene.ts';

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

const settledMarks = { [settledMark]: { by: { capability: 'news.write' } } } as const;
const rules = { marks: settledMarks };

function scene(given: Parameters<typeof discussionScene>[0] = { rules }) {
  const shown = discussionScene(given);
  const settle = (id: string, settled = true, actor: typeof lan = admin) =>
    shown.discussion.settle(shown.context, { actor, id, settled });
  const hints = () => shown.rows().filter(({ entity }) => entity === 'room-hint');
  return { ...shown, settle, hints };
}

it('an editor marks a comment as settled and takes the mark away; the room is told each time', async () => {
  const { say, settle, read, hints } = scene();
  const { id } = await say('Mấy giờ mở cửa?');
  expect(await settle(id)).toMatchObject({ marks: [settledMark], revision: 2 });
  expect(hints()).toHaveLength(1);
  expect((await read()).data[0]).toMatchObject({ marks: [settledMark], canSettle: false });
  expect(await settle(id)).toMatchObject({ revision: 2 });
  expect(await settle(id, false)).toMatchObject({ marks: [], revision: 3, canSettle: true });
});

it('a comment that its author changes at the same moment is marked all the same', async () => {
  const { say, discussion, context, table } = scene();
  const { id } = await say('Cũ');
  const edit = () =>
    discussion.edit(context, { actor: lan, id, content: 'Mới', mentions: [], revision: undefined });
  const crossed = { ...context, table: meanwhile(table, edit).table };
  const marked = await discussion.settle(crossed, { actor: admin, id, settled: true });
  expect(marked).toMatchObject({ content: 'Mới', marks: [settledMark], revision: 3 });
});

it('other marks of the comment stay', async () => {
  const { say, settle, context } = scene({
    rules: { marks: { pinned: { by: 'moderator' }, ...settledMarks } },
  });
  const { id } = await say('Ghim');

  const before = await commentRecord.get(context.table, { id });
  await context.table.write(commentRecord.replace(before, { marks: ['pinned'] }).writes);
  expect((await settle(id)).marks).toEqual(['pinned', settledMark]);
  expect((await settle(id, false)).marks).toEqual(['pinned']);
});

it('only editors mark, only with marks of this kind of content, and only what is shown', async () => {
  const { say, settle, discussion, context } = scene();
  const { id } = await say('Hỏi');
  expect(await codeOf(settle(id, true, lan))).toBe('FORBIDDEN');
  expect(await codeOf(settle(id, true, actorOf('kim', 'collaborator')))).toBe('done');
  await discussion.remove(context, { actor: lan, id });
  expect(await codeOf(settle(id))).toBe('COMMENT_NOT_FOUND');
  const other = scene({ rules: {} });
  const said = await other.say('Khác');
  expect([said.canSettle, await codeOf(other.settle(said.id))]).toEqual([false, 'BAD_REQUEST']);
  expect(
    await codeOf(discussion.mark(context, { actor: admin, id: said.id, mark: 'constructor', isOn: true })),
  ).toBe('BAD_REQUEST');
  const waiting = scene({ rules: { ...rules, needsApproval: async () => true } });
  const pending = await waiting.say('Chờ');
  expect(await codeOf(waiting.settle(pending.id))).toBe('COMMENT_NOT_FOUND');
  const shownToAdmin = await waiting.read({ actor: admin, around: pending.id });
  expect(shownToAdmin.data[0]).toMatchObject({ canSettle: false });
});

it('nobody is offered to settle what the author of the content settles', async () => {
  const { say } = scene({ rules: { marks: { [settledMark]: { by: 'author' } } } });
  expect(await say('Hỏi')).toMatchObject({ canSettle: false });
});

it('a mark is refused together with the further writes of its area', async () => {
  const gone = update(
    { pk: 'NOWHERE', sk: 'CARD' },
    { set: { isSolved: true } },
    { refusal: 'CONTENT_NOT_FOUND' },
  );
  const { say, settle, read } = scene({ rules: { ...rules, alongsideMarks: () => [gone] } });
  const { id } = await say('Hỏi');
  expect(await codeOf(settle(id))).toBe('CONTENT_NOT_FOUND');
  expect((await read()).data[0]?.marks).toEqual([]);
});
