import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { admin, discussionScene, lan, mai, tu } from './discussion-scene.ts';
import { newsComments } from '#shared/news/news-comments.contract.ts';
import { promisedRefusal } from '#tests/support/promised-refusal.ts';

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

it('comments and replies are counted: on the subject, on what they answer and on everything above', async () => {
  const { say, read, sums } = discussionScene();
  const top = await say('Bài hay quá');
  const reply = await say('Đúng vậy', { by: mai, parentId: top.id });
  await say('Cảm ơn', { by: tu, parentId: reply.id });
  await say('Một ý khác', { by: mai });
  expect(await sums()).toMatchObject({ comments: 4, threads: 2 });
  const { data, total, commentCount, totalPages, hasNext } = await read();
  expect(data.map(({ content, repliesCount, depth }) => [content, repliesCount, depth])).toEqual([
    ['Một ý khác', 0, 0],
    ['Bài hay quá', 1, 0],
  ]);
  expect({ total, commentCount, totalPages, hasNext }).toEqual({
    total: 2,
    commentCount: 4,
    totalPages: 1,
    hasNext: false,
  });
});

it('replies are read with their comment, oldest first, and carry what they answer', async () => {
  const { say, read } = discussionScene();
  const top = await say('Hỏi');
  await say('Đáp một', { parentId: top.id });
  await say('Đáp hai', { parentId: top.id });
  const { data, total } = await read({ commentId: top.id, sortBy: 'latest' });
  expect(data.map(({ content, parentId, depth }) => [content, parentId, depth])).toEqual([
    ['Đáp một', top.id, 1],
    ['Đáp hai', top.id, 1],
  ]);
  expect(total).toBe(2);
});

it('a comment on the last level cannot be answered', async () => {
  const { say } = discussionScene({ rules: { levels: 3 } });
  const top = await say('0');
  const second = await say('1', { parentId: top.id });
  const third = await say('2', { parentId: second.id });
  expect(await promisedRefusal(newsComments.add, say('3', { parentId: third.id }))).toBe('COMMENT_TOO_DEEP');
});

it('an answer to a comment on something else, or to none, is refused', async () => {
  const { say } = discussionScene();
  const elsewhere = await say('Ở nơi khác', { on: 'two' });
  expect(await promisedRefusal(newsComments.add, say('Đáp', { parentId: elsewhere.id }))).toBe(
    'COMMENT_NOT_FOUND',
  );
  expect(
    await promisedRefusal(newsComments.add, say('Đáp', { parentId: '01KAEF5X8FQ2YR0H3V6JN7TE9D' })),
  ).toBe('COMMENT_NOT_FOUND');
});

it('nobody comments on what is not there, hidden or closed', async () => {
  const { say, change, discussion, context } = discussionScene();
  expect(await codeOf(say('a', { on: 'nowhere' }))).toBe('NOT_FOUND');
  change({ status: 'unpublished' });
  expect(await codeOf(say('a'))).toBe('NOT_FOUND');
  const draft = { id: 'one', content: 'a', mentions: [], parentId: null, requestKey: undefined };
  expect(await codeOf(discussion.add(context, { ...draft, actor: admin }))).toBe('COMMENTS_CLOSED');
  change({ status: 'published', isClosed: true });
  expect(await promisedRefusal(newsComments.add, say('a'))).toBe('COMMENTS_CLOSED');
});

it('a comment that is sent twice exists once; the same key with another text is refused', async () => {
  const { say, sums } = discussionScene();
  const requestKey = randomUUID();
  const first = await say('Một lần', { requestKey });
  const again = await say('Một lần', { requestKey });
  expect(again.id).toBe(first.id);
  expect(await sums()).toMatchObject({ comments: 1 });
  expect(await promisedRefusal(newsComments.add, say('Khác', { requestKey }))).toBe('REQUEST_DIFFERS');
});

it('a comment that waits for approval is seen by its author only, and counted once it is approved', async () => {
  const { say, read, sums, discussion, context } = discussionScene({
    rules: {
      needsApproval: async (_, { author, text }) => author.userId === 'lan' && text.startsWith('Chờ'),
    },
  });
  const waiting = await say('Chờ duyệt nhé');
  await say('Bình thường', { by: mai });
  expect(waiting.status).toBe('pending');
  expect(await sums()).toMatchObject({ comments: 1, threads: 1 });
  const seenBy = async (actor: typeof lan | undefined) =>
    (await read({ ...(actor && { actor }) })).data.map(({ content }) => content);
  expect(await seenBy(lan)).toEqual(['Chờ duyệt nhé', 'Bình thường']);
  expect(await seenBy(mai)).toEqual(['Bình thường']);
  expect(await seenBy(undefined)).toEqual(['Bình thường']);
  await discussion.decide(context, { id: waiting.id, approve: true, reason: null });
  await discussion.decide(context, { id: waiting.id, approve: true, reason: null });
  expect(await seenBy(mai)).toEqual(['Bình thường', 'Chờ duyệt nhé']);
  expect(await sums()).toMatchObject({ comments: 2, threads: 2 });
});

it('a rejected comment stays with its author, who reads why; it cannot be answered', async () => {
  const { say, read, discussion, context } = discussionScene({ rules: { needsApproval: async () => true } });
  const waiting = await say('Quảng cáo');
  await discussion.decide(context, { id: waiting.id, approve: false, reason: 'Quảng cáo' });
  const own = (await read({ actor: lan })).data[0];
  expect([own?.status, own?.rejectedReason]).toEqual(['rejected', 'Quảng cáo']);
  expect((await read({ actor: mai })).data).toEqual([]);
  expect((await read({ actor: lan, page: 2 })).data).toEqual([]);
  expect(await promisedRefusal(newsComments.add, say('Đáp', { parentId: waiting.id }))).toBe(
    'COMMENT_NOT_FOUND',
  );
  const decided = await discussion.decide(context, { id: waiting.id, approve: true, reason: null });
  expect(decided.status).toBe('rejected');
});

it('only true mentions are kept: the name stands in the text, and no block separates the two', async () => {
  const { discussion, context, block } = discussionScene();
  block('tu', 'lan');
  const content = 'Chào @Trần Mai và @Lê Tú và @Trần Mai';
  const mention = (name: string, userId: string, from = 0) => {
    const start = content.indexOf(`@${name}`, from);
    return { start, end: start + name.length + 1, userId };
  };
  const first = mention('Trần Mai', 'mai');
  const shown = await discussion.add(context, {
    actor: lan,
    id: 'one',
    content,
    parentId: null,
    requestKey: undefined,
    mentions: [
      mention('Trần Mai', 'mai', 20),
      first,
      first,
      mention('Lê Tú', 'tu'),
      { ...first, userId: 'an' },
      { ...first, end: first.end - 1 },
      { start: 0, end: 4, userId: 'nobody' },
    ],
  });
  expect(shown.mentions).toEqual([first, mention('Trần Mai', 'mai', 20)]);
});

it('a single true mention is kept, and a comment without a named parent stands at the top', async () => {
  const { discussion, context } = discussionScene();
  const mention = { start: 5, end: 14, userId: 'mai' };
  const shown = await discussion.add(context, {
    actor: lan,
    id: 'one',
    content: 'Chào @Trần Mai',
    parentId: undefined,
    mentions: [mention],
  });
  expect([shown.mentions, shown.parentId, shown.depth]).toEqual([[mention], null, 0]);
});

it('mentions may follow each other without a space', async () => {
  const { discussion, context } = discussionScene();
  const mentions = [
    { start: 0, end: 9, userId: 'mai' },
    { start: 9, end: 15, userId: 'tu' },
  ];
  const draft = { actor: lan, id: 'one', content: '@Trần Mai@Lê Tú', parentId: null, mentions };
  expect((await discussion.add(context, draft)).mentions).toEqual(mentions);
});

it('a new comment is answered as it was written, without reading it again', async () => {
  const { discussion, context, table } = discussionScene();
  const reads: string[] = [];
  const get = ((key: { pk: string; sk: string }, ...rest: []) => {
    reads.push(key.pk);
    return (table.get as (...asked: unknown[]) => unknown)(key, ...rest);
  }) as typeof table.get;
  const { id } = await discussion.add(
    { ...context, table: { ...table, get } },
    { actor: lan, id: 'one', content: 'Bài hay quá', mentions: [], parentId: null },
  );
  expect(reads).not.toContain(`COMMENT#${id}`);
});
