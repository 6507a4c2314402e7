import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  appealDecision,
  decideCase,
  getContentApproval,
  reportContent,
  saveContentApproval,
  searchCases,
} from '#shared/moderation/index.ts';
import * as news from '#shared/news/index.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let [first, second, author]: Member[] = [];
let newsId: string;
beforeAll(async () => {
  world = await aWorld();
  [first, second, author] = [
    await world.aMember({ role: 'collaborator' }),
    await world.aMember({ role: 'admin' }),
    await world.aMember({ status: 'active' }),
  ];
  const body = { title: 'Tin có bình luận', content: '<p>Nội dung.</p>' };
  newsId = (await world.send(news.newsContent.create, { token: first.accessToken, body })).body.id;
});
afterAll(() => world.close());

const tokenOf = (member: Member | undefined) => member?.accessToken ?? '';
const comment = async (content: string, by = author) =>
  (
    await world.send(news.newsComments.add, {
      token: tokenOf(by),
      params: { id: newsId },
      body: { content },
    })
  ).body;
const caseOf = async (commentId: string) => {
  const { body } = await world.send(searchCases, { token: tokenOf(first), query: { pageSize: 100 } });
  const found = body.data.find(({ subject }) => subject.id === commentId);
  if (!found) throw new Error('The comment is in the queue');
  return found;
};
const appeal = (id: string, by = author) =>
  world.send(appealDecision, { token: tokenOf(by), body: { subject: { kind: 'comment', id }, note: 'Oan' } });

it('an author appeals once, and another moderator restores the comment', async () => {
  const { id } = await comment('Bị từ chối oan');
  const decide = async (by: Member | undefined, body: object) =>
    world.send(decideCase, {
      token: tokenOf(by),
      params: { id: (await caseOf(id)).id },
      body: { version: (await caseOf(id)).version, ...body } as never,
    });
  expect((await appeal(id)).failure.code).toBe('CASE_STATE');
  expect((await decide(first, { decision: 'reject', reason: 'Quảng cáo' })).status).toBe(200);
  expect((await appeal(id, second)).failure.code).toBe('CONTENT_NOT_FOUND');
  expect((await appeal(id)).status).toBe(201);
  expect(await caseOf(id)).toMatchObject({ cause: 'appeal', appeal: { note: 'Oan', reason: 'Quảng cáo' } });
  expect((await decide(first, { decision: 'restore' })).failure.code).toBe('APPEAL_OWN_DECISION');
  expect((await decide(second, { decision: 'restore' })).body.state).toBe('restored');
  expect((await appeal(id)).failure.code).toBe('APPEAL_USED');
  const linked = await world.send(news.newsComments.list, { params: { id: newsId }, query: { around: id } });
  expect(linked.body.data.map(({ status }) => status)).toEqual(['published']);
});

it('replies that went with a removed comment come back with it after an appeal', async () => {
  const { version, ...modes } = (await world.send(getContentApproval, { token: tokenOf(second) })).body;
  const save = (given: object) =>
    world.send(saveContentApproval, { token: tokenOf(second), body: { ...modes, ...given } as never });
  await save({ comments: 'none', version });
  const say = async (content: string, parentCommentId: string | null = null) =>
    (
      await world.send(news.newsComments.add, {
        token: tokenOf(author),
        params: { id: newsId },
        body: { content, parentCommentId },
      })
    ).body.id;
  const id = await say('Bị báo cáo oan');
  const reply = await say('Một câu trả lời', id);
  const subject = { kind: 'comment', id } as const;
  await world.send(reportContent, { token: tokenOf(first), body: { subject, reason: 'spam' } });
  const decide = async (by: Member | undefined, body: object) => {
    const { id: caseId, version: known } = await caseOf(id);
    const params = { id: caseId };
    return world.send(decideCase, { token: tokenOf(by), params, body: { version: known, ...body } as never });
  };
  const shown = async () => {
    const { body } = await world.send(news.newsComments.list, { params: { id: newsId }, query: {} });
    const replies = await world.send(news.newsComments.replies, {
      params: { id: newsId, commentId: id },
      query: {},
    });
    const counts = body.data.filter((one) => one.id === id).map(({ repliesCount }) => repliesCount);
    return [counts, replies.body.data?.map((one) => one.id) ?? []];
  };
  expect((await decide(first, { decision: 'remove', reason: 'Quảng cáo' })).status).toBe(200);
  await world.cloud.idle();
  expect(await shown()).toEqual([[], []]);
  expect((await appeal(id)).status).toBe(201);
  expect((await decide(second, { decision: 'restore' })).status).toBe(200);
  await world.cloud.idle();
  expect(await shown()).toEqual([[1], [reply]]);
  await save({ version: version + 1 });
});

it('an editor settles a comment; nobody finds one that is not there', async () => {
  const { id } = await comment('Mấy giờ mở cửa?', first);
  const settle = (of: string, by = first) =>
    world.send(news.newsComments.settle, {
      token: tokenOf(by),
      params: { id: of },
      body: { settled: true },
    });
  expect((await settle(id, author)).status).toBe(403);
  expect((await settle(id)).body.marks).toEqual(['settled']);
  const nowhere = id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  expect((await settle(nowhere)).failure.code).toBe('COMMENT_NOT_FOUND');
  const linked = await world.send(news.newsComments.list, {
    params: { id: newsId },
    query: { around: nowhere },
  });
  expect(linked.failure.code).toBe('COMMENT_NOT_FOUND');
});

it('an admin says whose comments wait, over the version that was read', async () => {
  const token = tokenOf(second);
  const { version, ...modes } = (await world.send(getContentApproval, { token })).body;
  const save = (given: object) =>
    world.send(saveContentApproval, { token, body: { ...modes, version, ...given } });
  expect((await save({ comments: 'all' })).body).toMatchObject({ comments: 'all', version: version + 1 });
  expect((await comment('Vẫn chờ')).status).toBe('pending');
  expect((await save({ comments: 'none' })).failure.code).toBe('STALE_STATE');
  expect((await save({ comments: 'none', version: version + 1 })).status).toBe(200);
  expect((await comment('Không chờ nữa')).status).toBe('published');
  await save({ version: version + 2 });
});
