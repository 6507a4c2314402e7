import { expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { commentRecord } from '#functions/domain/discussion/comment-record.ts';
import { keepCommentSums } from '#functions/domain/discussion/define-discussion.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { aProfile } from '#tests/support/profile.ts';
import { actorOf, admin, discussionScene, lan, mai, tu } from './discussion-scene.ts';

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

const aStoredComment = (kind: string, place: number) =>
  commentRecord.item({
    id: `c${String(place).padStart(5, '0')}`,
    kind,
    subjectId: 'one',
    parentId: null,
    path: [],
    authorId: 'lan',
    content: String(place),
    mentions: [],
    status: 'published',
    rejectedReason: null,
    removedBy: null,
    marks: [],
    createdAt: '2026-11-21T01:00:00.000Z',
    editedAt: null,
    revision: 1,
    replies: 0,
    size: 0,
    sums: {},
    sumsVersion: 0,
  });

async function withComments(count: number) {
  const scene = discussionScene();
  const said = [];
  for (let place = 1; place <= count; place += 1) said.push(await scene.say(String(place)));
  const contents = async (query: Parameters<typeof scene.read>[0]) =>
    (await scene.read(query)).data.map(({ content }) => content);
  return { ...scene, said, contents };
}

it('pages follow each other without a gap, newest or oldest first, and say how many there are', async () => {
  const { contents, read } = await withComments(5);
  expect(await contents({ limit: 2 })).toEqual(['5', '4']);
  expect(await contents({ limit: 2, page: 2 })).toEqual(['3', '2']);
  expect(await contents({ limit: 2, page: 3 })).toEqual(['1']);
  expect(await contents({ limit: 2, page: 4 })).toEqual([]);
  expect(await contents({ limit: 2, sortBy: 'oldest' })).toEqual(['1', '2']);
  const pages = await Promise.all([1, 2, 3].map((page) => read({ limit: 2, page })));
  expect(pages.map(({ total, totalPages, hasNext, page }) => [total, totalPages, hasNext, page])).toEqual([
    [5, 3, true, 1],
    [5, 3, true, 2],
    [5, 3, false, 3],
  ]);
});

it('a page beyond what may be skipped is empty instead of slow', async () => {
  const { read } = await withComments(1);
  const { data, hasNext, total } = await read({ page: 202, limit: 10 });
  expect([data, hasNext, total]).toEqual([[], false, 1]);
  expect((await read({ page: 201, limit: 10 })).data).toEqual([]);
});

it('the last page that may be skipped to is read; the pages that are promised end there', async () => {
  const { read, put, subject } = discussionScene({ facts: { sums: { threads: 5000, comments: 5000 } } });
  put(Array.from({ length: 2001 }, (_, place) => aStoredComment(subject.kind, place)));
  const { data, total, totalPages } = await read({ page: 21, limit: 100, sortBy: 'oldest' });
  expect(data.map(({ content }) => content)).toEqual(['2000']);
  expect([total, totalPages]).toEqual([2001, 20]);
  expect((await read({ page: 1, limit: 100 })).totalPages).toBe(20);
});

it('the rank counts reactions of all types', async () => {
  const { said, contents, context } = await withComments(2);
  const [first, second] = said.map(({ id }) => id);
  await keepCommentSums(context, first ?? '', { sums: { LOVE: 2, like: 1 }, version: 1 });
  await keepCommentSums(context, second ?? '', { sums: { LOVE: 1, like: 1 }, version: 1 });
  expect(await contents({ sortBy: 'helpful' })).toEqual(['1', '2']);
});

it('what came after a known comment is read oldest first', async () => {
  const { said, read } = await withComments(4);
  const after = said[1]?.id ?? '';
  const { data, hasNext } = await read({ after, limit: 1 });
  expect([data.map(({ content }) => content), hasNext]).toEqual([['3'], true]);
  const rest = await read({ after, limit: 2 });
  expect([rest.data.map(({ content }) => content), rest.hasNext, rest.total]).toEqual([['3', '4'], false, 4]);
});

it('the most helpful comments come first once reactions were counted', async () => {
  const { said, contents, discussion, context, foldComment } = await withComments(3);
  const [first, second] = said;
  if (!first || !second) throw new Error('There are comments');
  for (const actor of [lan, mai, tu]) await discussion.like(context, { actor, id: first.id });
  await discussion.like(context, { actor: mai, id: second.id });
  for (const { id } of said) await foldComment(id);
  expect(await contents({ sortBy: 'helpful' })).toEqual(['1', '2', '3']);
  expect(await contents({ sortBy: 'latest' })).toEqual(['3', '2', '1']);
});

it('a like is shown to its giver at once and in the sums after they were folded', async () => {
  const { said, read, discussion, context, foldComment } = await withComments(1);
  const id = said[0]?.id ?? '';
  expect(await discussion.like(context, { actor: mai, id, liked: true })).toEqual({ liked: true, likes: 1 });
  expect(await discussion.like(context, { actor: mai, id, liked: true })).toEqual({ liked: true, likes: 1 });
  await foldComment(id);
  const shown = async (actor?: typeof lan) => {
    const comment = (await read({ ...(actor && { actor }) })).data[0];
    return [comment?.reactions, comment?.reaction];
  };
  expect(await shown(mai)).toEqual([{ like: 1 }, 'like']);
  expect(await shown(lan)).toEqual([{ like: 1 }, null]);
  expect(await shown()).toEqual([{ like: 1 }, null]);
  expect(await discussion.like(context, { actor: mai, id })).toEqual({ liked: false, likes: 0 });
});

it('older sums never overwrite newer ones, and sums of a comment that is gone are dropped', async () => {
  const { said, read, discussion, context, foldComment, rows } = await withComments(1);
  const id = said[0]?.id ?? '';
  await discussion.like(context, { actor: mai, id });
  await foldComment(id);
  const row = rows().find((one) => one['sk'] === 'COMMENT');
  expect(row).toMatchObject({ sumsVersion: 1, gsi2sk: `0#0000001#${id}` });
  await keepCommentSums(context, id, { sums: { like: 9 }, version: 1 });
  expect((await read()).data[0]?.reactions).toEqual({ like: 1 });
  await keepCommentSums(context, 'gone', { sums: { like: 9 }, version: 1 });
});

it('comments of people behind a block are left out, in both directions', async () => {
  const { say, read, block } = discussionScene();
  await say('của Lan');
  await say('của Mai', { by: mai });
  block('tu', 'lan');
  block('mai', 'tu');
  expect((await read({ actor: tu })).data).toEqual([]);
  expect((await read({ actor: admin })).data).toHaveLength(2);
  expect((await read()).data).toHaveLength(2);
});

it('everyone reads who wrote; only the author and moderators may delete, only the author may edit', async () => {
  const { say, read, put } = discussionScene();
  put([profileRecord.item(aProfile({ id: 'lan', fullName: 'Nguyễn Thị Lan', status: 'kyc_changing' }))]);
  await say('của Lan');
  const asSeenBy = async (actor?: typeof lan) => {
    const one = (await read({ ...(actor && { actor }) })).data[0];
    return [one?.user?.fullName, one?.user?.status, one?.isOwn, one?.canEdit, one?.canDelete];
  };
  expect(await asSeenBy()).toEqual(['Nguyễn Thị Lan', null, false, false, false]);
  expect(await asSeenBy(mai)).toEqual(['Nguyễn Thị Lan', null, false, false, false]);
  expect(await asSeenBy(lan)).toEqual(['Nguyễn Thị Lan', 'kyc_changing', true, true, true]);
  expect(await asSeenBy(admin)).toEqual(['Nguyễn Thị Lan', 'kyc_changing', false, false, true]);
});

it('comments on hidden things are not read, and replies not through another subject', async () => {
  const { say, read, change } = discussionScene();
  const top = await say('Gốc');
  expect(await codeOf(read({ id: 'two', commentId: top.id }))).toBe('COMMENT_NOT_FOUND');
  change({ audience: 'members' });
  expect(await codeOf(read())).toBe('NOT_FOUND');
  expect(await codeOf(read({ actor: lan }))).toBe('done');
});

it('an empty first page counts none, whatever the counters still say', async () => {
  const { read } = discussionScene({ facts: { sums: { threads: 5, comments: 5 } } });
  expect((await read()).total).toBe(0);
  expect((await read({ page: 2 })).total).toBe(5);
});

it('counters that fell below none rank a comment like one without reactions', async () => {
  const { said, context, rows } = await withComments(1);
  const id = said[0]?.id ?? '';
  await keepCommentSums(context, id, { sums: { like: -1 }, version: 1 });
  expect(rows().find((row) => row['sk'] === 'COMMENT')).toMatchObject({ gsi2sk: `0#0000000#${id}` });
});

it('a comment whose author is known no more has none', async () => {
  const { say, read } = discussionScene();
  await say('Ai đó', { by: actorOf('unknown') });
  expect((await read()).data).toMatchObject([{ content: 'Ai đó', user: null, userId: 'unknown' }]);
});

it('a comment that waits can be liked by nobody else', async () => {
  const { say, discussion, context } = discussionScene({ rules: { needsApproval: async () => true } });
  const { id } = await say('Chờ');
  expect(await codeOf(discussion.like(context, { actor: mai, id }))).toBe('COMMENT_NOT_FOUND');
  expect(await codeOf(discussion.like(context, { actor: lan, id }))).toBe('done');
});

it('a comment on another kind of content is not found here, though its subject has the same id', async () => {
  const { discussion, context, put, say, read } = discussionScene();
  put([aStoredComment('poster', 1)]);
  const id = 'c00001';
  for (const work of [
    () => say('Đáp', { parentId: id }),
    () => read({ commentId: id }),
    () => read({ around: id }),
    () => discussion.edit(context, { actor: lan, id, content: 'Khác', mentions: [] }),
    () => discussion.like(context, { actor: mai, id }),
  ])
    expect(await codeOf(work())).toBe('COMMENT_NOT_FOUND');
});

it('replies are counted from their comment when there are more than a page holds', async () => {
  const { say, read } = discussionScene();
  const top = await say('Hỏi');
  for (const text of ['Một', 'Hai', 'Ba']) await say(text, { parentId: top.id });
  expect(await read({ commentId: top.id, limit: 2 })).toMatchObject({
    total: 3,
    totalPages: 2,
    hasNext: true,
  });
});

it('before the sums of a subject are written, the comments of the page are counted', async () => {
  const { say, read } = discussionScene({ facts: { sums: {} } });
  for (const text of ['Một', 'Hai']) await say(text);
  expect(await read()).toMatchObject({ total: 2, commentCount: 2 });
});

it('an order that the kind does not offer becomes the first that it does', async () => {
  const { say, read } = discussionScene({ rules: { sorts: ['oldest'] } });
  for (const text of ['Một', 'Hai']) await say(text);
  for (const sortBy of ['latest', 'helpful'] as const)
    expect((await read({ sortBy })).data.map(({ content }) => content)).toEqual(['Một', 'Hai']);
});

it('the twenty latest waiting comments of a reader come first, but not among what they missed', async () => {
  const { say, read } = discussionScene({ rules: { needsApproval: async (_, { text }) => text !== 'Gốc' } });
  const top = await say('Gốc');
  for (let place = 1; place <= 21; place += 1) await say(String(place));
  await say('Trả lời', { parentId: top.id });
  const shown = async (query: Parameters<typeof read>[0]) =>
    (await read({ actor: lan, ...query })).data.map(({ content }) => content);
  const waiting = Array.from({ length: 19 }, (_, place) => String(21 - place));
  expect(await shown({})).toEqual([...waiting, 'Gốc']);
  expect(await shown({ commentId: top.id })).toEqual(['Trả lời']);
  expect(await shown({ after: top.id })).toEqual([]);
});

it('a comment on something hidden cannot be liked', async () => {
  const { say, discussion, context, change } = discussionScene();
  const { id } = await say('Hay');
  change({ status: 'unpublished' });
  expect(await codeOf(discussion.like(context, { actor: mai, id }))).toBe('COMMENT_NOT_FOUND');
});

it('a page is read in as many reads as it takes, and no row more than tells whether there is another page', async () => {
  const { context, discussion, said, table } = await withComments(9);
  const asked: unknown[] = [];
  const list: typeof table.list = (query, schema) => {
    asked.push(query.limit);
    return table.list({ ...query, limit: Math.min(query.limit ?? 2, 2) }, schema);
  };
  const read = (query: object) =>
    discussion.list(
      { ...context, table: { ...table, list } },
      { actor: undefined, id: 'one', page: 1, limit: 4, sortBy: 'latest', ...query },
    );
  const { data, hasNext } = await read({});
  expect([data.map(({ content }) => content), hasNext]).toEqual([['9', '8', '7', '6'], true]);
  expect(asked.splice(0)).toEqual([5, 3, 1]);
  await read({ after: said[0]?.id });
  expect(asked).toEqual([5]);
});
