import { afterAll, beforeAll, expect, it } from 'vitest';
import { decideCase, getCase, reportContent, searchCases } from '#shared/moderation/moderation.contract.ts';
import * as news from '#shared/news/index.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let moderator: Member;
let author: Member;
let newsId: string;
beforeAll(async () => {
  world = await aWorld();
  moderator = await world.aMember({ role: 'collaborator', fullName: 'Phạm Kiểm Duyệt' });
  author = await world.aMember({ status: 'active', fullName: 'Trần Người Viết' });
  const body = { title: 'Tin có bình luận', content: '<p>Nội dung.</p>' };
  newsId = (await world.send(news.newsContent.create, { token: moderator.accessToken, body })).body.id;
});
afterAll(() => world.close());

const comment = async (content: string, by = author) =>
  (
    await world.send(news.newsComments.add, {
      token: by.accessToken,
      params: { id: newsId },
      body: { content },
    })
  ).body;
const caseOf = async (commentId: string) => {
  const { body } = await world.send(searchCases, { token: moderator.accessToken, query: { pageSize: 100 } });
  return body.data.find(({ subject }) => subject.id === commentId);
};
const decide = (id: string, body: object) =>
  world.send(decideCase, { token: moderator.accessToken, params: { id }, body: body as never });
const report = (by: Member, id: string, given: object = {}) =>
  world.send(reportContent, {
    token: by.accessToken,
    body: { subject: { kind: 'comment', id }, reason: 'spam', ...given },
  });

it('the first comment of an author waits in the queue; after its approval the next is published at once', async () => {
  const first = await comment('Lời đầu tiên');
  const waiting = await caseOf(first.id);
  expect(waiting).toMatchObject({
    state: 'open',
    cause: 'approval',
    excerpt: 'Lời đầu tiên',
    place: { kind: 'news', id: newsId, title: 'Tin có bình luận' },
    author: { id: author.id, fullName: 'Trần Người Viết' },
  });
  if (!waiting) throw new Error('The comment is in the queue');
  const { id, version } = waiting;
  expect((await decide(id, { decision: 'reject', version })).failure.code).toBe('REASON_NEEDED');
  expect((await decide(id, { decision: 'keep', version })).failure.code).toBe('CASE_STATE');
  expect((await decide(id, { decision: 'approve', version: version + 1 })).failure.code).toBe('STALE_STATE');
  expect((await decide(id, { decision: 'approve', version })).body.state).toBe('approved');
  expect((await decide(id, { decision: 'approve', version: version + 2 })).failure.code).toBe('CASE_STATE');
  expect((await caseOf(first.id))?.moderator?.fullName).toBe('Phạm Kiểm Duyệt');
  const read = (of: string, by = moderator) =>
    world.send(getCase, { token: by.accessToken, params: { id: of } });
  expect((await read(id)).body).toMatchObject({
    state: 'approved',
    author: { fullName: 'Trần Người Viết' },
    moderator: { fullName: 'Phạm Kiểm Duyệt' },
  });
  expect((await read('comment~nowhere')).failure.code).toBe('CASE_NOT_FOUND');
  expect((await read(id, author)).status).toBe(403);
  expect((await comment('Lời thứ hai')).status).toBe('published');
  expect((await comment('Xem https://vi-du.vn nhé')).status).toBe('pending');
});

it('a report opens a case once for each person; a removed comment is gone for everybody', async () => {
  const said = await comment('Câu bị báo cáo', moderator);
  const [one, two] = [await world.aMember(), await world.aMember()];
  expect((await report(one, said.id, { note: 'Không đúng' })).status).toBe(201);
  await report(one, said.id, { reason: 'abuse' });
  await report(two, said.id, { reason: 'abuse' });
  const opened = await caseOf(said.id);
  expect([opened?.reportCount, opened?.reports.map(({ reason, note }) => [reason, note])]).toEqual([
    2,
    [
      ['spam', 'Không đúng'],
      ['abuse', ''],
    ],
  ]);
  if (!opened) throw new Error('The report is in the queue');
  const { id, version } = opened;
  const removed = await decide(id, { decision: 'remove', version, reason: 'Xúc phạm người khác' });
  expect(removed.body).toMatchObject({
    state: 'removed',
    decidedBy: moderator.id,
    reason: 'Xúc phạm người khác',
  });
  const { data } = (await world.send(news.newsComments.list, { params: { id: newsId } })).body;
  expect(data.map((left) => left.id)).not.toContain(said.id);
  expect((await report(two, said.id)).failure.code).toBe('CONTENT_NOT_FOUND');
});

it('a comment that was kept can be reported again; nobody reports what they wrote or what is not there', async () => {
  const said = await comment('Câu được giữ lại', moderator);
  const [one, two] = [await world.aMember(), await world.aMember()];
  await report(one, said.id);
  const opened = await caseOf(said.id);
  if (!opened) throw new Error('The report is in the queue');
  const kept = await decide(opened.id, { decision: 'keep', version: opened.version });
  expect(kept.body.state).toBe('kept');
  await report(one, said.id);
  expect((await caseOf(said.id))?.state).toBe('kept');
  await report(two, said.id);
  expect(await caseOf(said.id)).toMatchObject({
    state: 'open',
    cause: 'report',
    reportCount: 2,
    decidedBy: null,
  });
  expect((await report(moderator, said.id)).failure.code).toBe('OWN_CONTENT');
  expect((await report(one, '01KAEF5X8FQ2YR0H3V6JN7TE9D')).failure.code).toBe('CONTENT_NOT_FOUND');
  expect((await report(one, said.id, { subject: { kind: 'unknown', id: '1' } })).failure.code).toBe(
    'CONTENT_NOT_FOUND',
  );
});
