import { expect, it } from 'vitest';
import * as z from 'zod';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { readerOf } from '#functions/domain/audience/reader-of.ts';
import { caseIdOf } from '#functions/domain/moderation/case-keys.ts';
import { decideCase, reportContent } from '#functions/domain/moderation/moderate.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aProfile } from '#tests/support/profile.ts';
import { promisedRefusal } from '#tests/support/promised-refusal.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { contentKinds, type ContentKind } from './content-kinds.ts';
import { admin, contentScene, lan, mai, tu } from './content-scene.ts';
import { markTopicComment, topicComments, topicDiscussion, topicRecord } from './topic-kind.ts';
import { postComments, reactToPost } from './post-kind.ts';

// The key is one of the object's.
const topic = contentKinds['topic'] as ContentKind;

function scene() {
  const here = contentScene(topic);
  const mark = (
    id: string,
    name: string,
    {
      by = tu,
      isOn = true,
      context = here.context,
    }: { by?: typeof tu; isOn?: boolean; context?: typeof here.context } = {},
  ) => topicDiscussion.mark(context, { actor: by, id, mark: name, isOn });
  const marks = () =>
    here
      .comments()
      .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
      .map((comment) => comment.marks);
  const isSolved = async () => (await topicRecord.get(here.table, { id: 'one' })).isSolved;
  return { ...here, mark, marks, isSolved };
}

it('the author of a topic marks answers, moderators mark everything, and nobody else anything', async () => {
  const { say, mark } = scene();
  const { id } = await say('Ong cần hoa', { by: mai });
  expect((await mark(id, 'answer')).marks).toEqual(['answer']);
  expect(await refusalOf(mark(id, 'pinned'))).toBe('FORBIDDEN');
  expect((await mark(id, 'pinned', { by: admin })).marks).toEqual(['answer', 'pinned']);
  for (const by of [lan, mai])
    expect(await refusalOf(mark(id, 'answer', { by, isOn: false }))).toBe('FORBIDDEN');
  expect(await promisedRefusal(markTopicComment, mark(id, 'unknown'))).toBe('BAD_REQUEST');
});

it('the best answer is an answer, there is one, and it makes the topic solved', async () => {
  const { say, mark, marks, isSolved } = scene();
  const [first, second] = [await say('Một'), await say('Hai', { by: mai })];
  await mark(first.id, 'best');
  expect([marks(), await isSolved()]).toEqual([[['answer', 'best'], []], true]);
  await mark(second.id, 'best');
  expect([marks(), await isSolved()]).toEqual([[['answer'], ['answer', 'best']], true]);
  await mark(second.id, 'answer', { isOn: false });
  expect([marks(), await isSolved()]).toEqual([[['answer'], []], false]);
  await mark(first.id, 'best');
  expect([marks(), await isSolved()]).toEqual([[['answer', 'best'], []], true]);
});

it('a mark that is set again, or taken off where it is not, changes nothing', async () => {
  const { say, mark, comments } = scene();
  const { id } = await say('Một');
  await mark(id, 'answer');
  const [before] = comments();
  await mark(id, 'answer');
  await mark(id, 'best', { isOn: false });
  expect(comments()).toEqual([before]);
});

it('of two best answers at the same moment one stays', async () => {
  const { say, mark, marks, context, table } = scene();
  const [first, second] = [await say('Một'), await say('Hai', { by: mai })];
  const slow = meanwhile(table, () => mark(second.id, 'best', { by: admin }));
  await mark(first.id, 'best', { context: { ...context, table: slow.table } });
  expect(slow.happened()).toBe(true);
  expect(marks()).toEqual([['answer', 'best'], ['answer']]);
});

it('a best answer that is gone is followed by one of two that are chosen at the same moment', async () => {
  const { say, mark, marks, context, table, put } = scene();
  const [first, second] = [await say('Một'), await say('Hai', { by: mai })];
  put([{ pk: 'COMMENT-MARKS#topic#one', sk: 'best', entity: 'comment-mark', id: 'expired' }]);
  const slow = meanwhile(table, () => mark(second.id, 'best', { by: admin }));
  await mark(first.id, 'best', { context: { ...context, table: slow.table } });
  expect([slow.happened(), marks()]).toEqual([true, [['answer', 'best'], ['answer']]]);
});

it('the most helpful come by their marks first, then by their reactions', async () => {
  const { say, mark, read, context, fold } = scene();
  const ids: string[] = [];
  for (const text of ['không', 'thích', 'trả lời', 'hay nhất', 'ghim']) ids.push((await say(text)).id);
  const [, liked = '', answer = '', best = '', pinned = ''] = ids;
  await topicDiscussion.react(context, { actor: mai, id: liked, type: 'helpful' });
  await fold('comment', liked);
  await mark(answer, 'answer');
  await mark(best, 'best');
  await mark(pinned, 'pinned', { by: admin });
  const { data } = await read(lan, { sortBy: 'helpful' });
  expect(data.map(({ content }) => content)).toEqual(['ghim', 'hay nhất', 'trả lời', 'thích', 'không']);
  await topicDiscussion.react(context, { actor: tu, id: answer, type: 'thanks' });
  await fold('comment', answer);
  expect((await read(lan, { sortBy: 'helpful' })).data[2]?.content).toBe('trả lời');
});

it('a comment that waits or is gone gets no mark, not even from a moderator', async () => {
  const { say, mark, context, put } = scene();
  put([profileRecord.item(aProfile({ id: 'moi', status: 'active' }))]);
  const waiting = await say('Chào', { by: { userId: 'moi', role: 'user' } });
  expect([waiting.status, await refusalOf(mark(waiting.id, 'pinned', { by: admin }))]).toEqual([
    'pending',
    'COMMENT_NOT_FOUND',
  ]);
  const { id } = await say('Một');
  await topicDiscussion.remove(context, { actor: lan, id });
  expect(await refusalOf(mark(id, 'answer'))).toBe('COMMENT_NOT_FOUND');
});

it('who bears a single mark is remembered only while somebody does', async () => {
  const { say, mark, table } = scene();
  const { id } = await say('Một');
  const bearer = () => table.get({ pk: 'COMMENT-MARKS#topic#one', sk: 'best' }, z.object({ id: z.string() }));
  await mark(id, 'best');
  expect(await bearer()).toEqual({ id });
  await mark(id, 'best', { isOn: false });
  expect(await bearer()).toBeUndefined();
});

it('nobody marks in a topic that they do not see', async () => {
  const { say, mark, table } = scene();
  const { id } = await say('Một');
  const before = await topicRecord.get(table, { id: 'one' });
  await table.write(topicRecord.replace(before, { status: 'archived' }).writes);
  expect(await refusalOf(mark(id, 'answer'))).toBe('CONTENT_NOT_FOUND');
});

it('a locked topic takes no comments', async () => {
  const { say, table } = scene();
  const before = await topicRecord.get(table, { id: 'one' });
  await table.write(topicRecord.replace(before, { isLocked: true }).writes);
  expect(await refusalOf(say('Muộn rồi'))).toBe('COMMENTS_CLOSED');
});

it('a post or a topic that members reported is removed when a moderator decides so', async () => {
  for (const kind of ['post', 'topic']) {
    const { context, own, moderations, facts } = contentScene(contentKinds[kind] as ContentKind);
    const report = async (actor: typeof lan) =>
      reportContent(context, moderations, {
        subject: own,
        reader: await readerOf(context, actor),
        reason: 'spam',
        note: '',
      });
    expect(await refusalOf(report(tu))).toBe('OWN_CONTENT');
    await report(lan);
    await decideCase(context, moderations, {
      id: caseIdOf(own),
      by: admin,
      decision: 'remove',
      reason: 'Rác',
      version: 1,
    });
    expect((await facts())?.status).toBe('removed');
  }
});

it('contracts of comments say what the specification of their area says', () => {
  expect([postComments.edit.method, topicComments.edit.method]).toEqual(['PUT', 'PATCH']);
  expect(reactToPost.body?.safeParse({ type: 'love' }).success).toBe(true);
  expect(reactToPost.body?.safeParse({ type: null }).success).toBe(true);
  expect(reactToPost.body?.safeParse({ type: 'helpful' }).success).toBe(false);
  expect(markTopicComment.body?.safeParse({ mark: 'best', isOn: true }).success).toBe(true);
  expect(markTopicComment.body?.safeParse({ mark: 'solved', isOn: true }).success).toBe(false);
});
