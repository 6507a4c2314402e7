import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NewsText } from '#shared/news/news.ts';
import * as news from '#shared/news/index.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let editor: Member;
beforeAll(async () => {
  world = await aWorld();
  editor = await world.aMember({ role: 'collaborator' });
});
afterAll(() => world.close());

/** Sums follow their counters within a few seconds. */
const polled = { timeout: 8000, interval: 100 };

const staff = () => ({ token: editor.accessToken });
const html = '<p>Chợ mở từ sáng sớm.</p>';

async function published(given: object = {}) {
  const body = { title: `Tin ${randomUUID().slice(0, 8)}`, content: html, ...given };
  const made = await world.send(news.newsContent.create, { ...staff(), body });
  expect(made.status).toBe(201);
  return made.body;
}

const read = (id: string) => world.send(news.newsContent.get, { params: { id } });
const listed = async (query: object) => (await world.send(news.listNews, { query })).body.data;

describe('writing news', () => {
  it('201: once, however often it is sent with its key; visitors read it at its address', async () => {
    const body = {
      title: 'Phiên chợ tháng Chạp',
      content: `${html}<script>1</script>`,
      requestKey: randomUUID(),
    };
    const [one, two] = [
      await world.send(news.newsContent.create, { ...staff(), body }),
      await world.send(news.newsContent.create, { ...staff(), body }),
    ];
    expect([one.status, two.body.id]).toEqual([201, one.body.id]);
    const found = await world.send(news.newsContent.getBySlug, { params: { slug: one.body.slug } });
    expect(found.body).toMatchObject({
      title: 'Phiên chợ tháng Chạp',
      content: html,
      slug: 'phien-cho-thang-chap',
      author: { id: editor.id },
      views: 0,
      likes: 0,
      commentCount: 0,
    });
    expect((await listed({ search: 'phien cho' })).map(({ id }) => id)).toEqual([one.body.id]);
  });

  it('201: a draft is nobody’s but its editors’; 422: nothing incomplete is published', async () => {
    const draft = await published({ content: '', isPublished: false });
    expect((await read(draft.id)).status).toBe(404);
    const incomplete = { title: 'Hội làng', content: html, category: 'event' as const };
    const refused = await world.send(news.newsContent.create, { ...staff(), body: incomplete });
    expect([refused.status, refused.failure.code]).toEqual([422, 'PUBLICATION_INCOMPLETE']);
    const { body } = await world.send(news.searchNews, { ...staff(), query: { status: 'draft' } });
    expect(body.data.map(({ id, status }) => [id, status])).toContainEqual([draft.id, 'draft']);
  });

  it('200: a change is published; 409: an outdated one is not', async () => {
    const { id, version } = await published();
    const change = { title: 'Tên khác', version };
    const changed = await world.send(news.updateNews, { ...staff(), params: { id }, body: change });
    expect([changed.body.title, changed.body.content]).toEqual(['Tên khác', html]);
    const again = await world.send(news.updateNews, { ...staff(), params: { id }, body: change });
    expect(again.failure.code).toBe('STALE_STATE');
    const hidden = await world.send(news.updateNews, {
      ...staff(),
      params: { id },
      body: { isPublished: false },
    });
    expect(hidden.failure.code).toBe('CONTENT_REMOVED');
    const back = await world.send(news.updateNews, {
      ...staff(),
      params: { id },
      body: { isPublished: true },
    });
    expect(back.body.title).toBe('Tên khác');
  });

  it('200: what was removed says so, is in no list, and takes no comment', async () => {
    const { id } = await published();
    const member = await world.aMember({ status: 'active' });
    expect((await world.send(news.newsContent.remove, { ...staff(), params: { id } })).body).toEqual({
      success: true,
    });
    expect((await world.send(news.newsContent.remove, { ...staff(), params: { id } })).status).toBe(200);
    expect((await read(id)).failure.code).toBe('CONTENT_REMOVED');
    expect((await listed({})).map((one) => one.id)).not.toContain(id);
    const comment = await world.send(news.newsComments.add, {
      token: member.accessToken,
      params: { id },
      body: { content: 'Tiếc quá' },
    });
    expect(comment.failure.code).toBe('NEWS_NOT_FOUND');
  });

  it('200: staff find what is planned, be it public already or not', async () => {
    const { id } = await published();
    const { draft, state } = (await world.send(news.newsDrafts.getDraft, { ...staff(), params: { id } }))
      .body;
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const { draftVersion } = draft;
    const saved = await world.send(news.newsDrafts.saveDraft, {
      ...staff(),
      params: { id },
      body: { draftVersion, text: { ...NewsText.parse({ title: 'Sắp đăng' }), content: html } },
    });
    const { version, draftVersion: seen } = saved.body;
    const move = { move: 'schedule' as const, at, version, draftVersion: seen };
    expect(state.publishAt).toBeNull();
    expect((await world.send(news.newsDrafts.move, { ...staff(), params: { id }, body: move })).status).toBe(
      200,
    );
    const found = async (planned: 'true' | 'false') => {
      const { body: page } = await world.send(news.searchNews, { ...staff(), query: { planned } });
      return page.data.map((item) => item.id);
    };
    expect(await found('true')).toEqual([id]);
    expect(await found('false')).not.toContain(id);
  });

  it('200: drafts, versions and a planned publication', async () => {
    const { id } = await published();
    const opened = (await world.send(news.newsDrafts.getDraft, { ...staff(), params: { id } })).body;
    expect([opened.state.status, opened.text.content]).toEqual(['published', html]);
    const text = { ...opened.text, summary: 'Bản nháp mới' };
    const saved = await world.send(news.newsDrafts.saveDraft, {
      ...staff(),
      params: { id },
      body: { draftVersion: opened.draft.draftVersion, text },
    });
    expect((await read(id)).body.summary).toBe('');
    const { version, draftVersion } = saved.body;
    const move = (body: object) =>
      world.send(news.newsDrafts.move, {
        ...staff(),
        params: { id },
        body: { version, draftVersion, ...body } as never,
      });
    expect((await move({ move: 'schedule' })).status).toBe(400);
    expect((await move({ move: 'publish', version: version - 1 })).failure.code).toBe('STALE_STATE');
    const state = (await move({ move: 'publish' })).body;
    expect([state.publishedVersion, state.hasDraft]).toEqual([2, false]);
    expect((await read(id)).body.summary).toBe('Bản nháp mới');
    const { data } = (await world.send(news.newsDrafts.listVersions, { ...staff(), params: { id } })).body;
    expect(data.map(({ number, editor: by }) => [number, by?.id])).toEqual([
      [2, editor.id],
      [1, editor.id],
    ]);
    const compared = await world.send(news.newsDrafts.compareVersions, {
      ...staff(),
      params: { id, number: '1' },
      query: { to: 2 },
    });
    expect(compared.body.find(({ field }) => field === 'summary')?.parts).toEqual([
      { kind: 'added', text: 'Bản nháp mới' },
    ]);
  });
});

describe('reading and answering news', () => {
  it('lists are filtered by type and sorted', async () => {
    const tag = `thang${Math.random().toString(36).slice(2, 8)}`;
    await published({ title: `${tag} B` });
    await published({
      title: `${tag} A`,
      category: 'event',
      date: '2026-12-24T12:00:00.000Z',
      location: 'Hội An',
    });
    const titles = async (query: object) =>
      (await listed({ search: tag, ...query })).map(({ title }) => title.slice(-1));
    expect(await titles({ sortBy: 'title', sortOrder: 'asc' })).toEqual(['A', 'B']);
    expect(await titles({})).toEqual(['A', 'B']);
    expect(await titles({ sortOrder: 'asc' })).toEqual(['B', 'A']);
    expect(await titles({ type: 'event' })).toEqual(['A']);
    expect(await titles({ type: 'all' })).toHaveLength(2);
  });

  it('a like is counted once and shown to its giver; who is not approved yet may not', async () => {
    const { id } = await published();
    const [member, stranger] = [
      await world.aMember({ status: 'active' }),
      await world.aMember({ status: 'pending_kyc' }),
    ];
    const like = (token: string, body?: object) =>
      world.send(news.newsReaders.like, { token, params: { id }, ...(body && { body }) });
    expect((await like(member.accessToken, { liked: true })).body).toEqual({ liked: true, likes: 1 });
    expect((await like(member.accessToken, { liked: true })).body).toEqual({ liked: true, likes: 1 });
    expect((await like(stranger.accessToken)).failure.code).toBe('KYC_REQUIRED');
    const own = await world.send(news.newsReaders.listLiked, {
      token: member.accessToken,
      query: { ids: id },
    });
    expect(own.body.ids).toEqual([id]);
    const likers = await world.send(news.newsReaders.listLikers, { params: { id } });
    expect(likers.body.data.map(({ user }) => user.id)).toEqual([member.id]);
    await expect.poll(async () => (await read(id)).body.likes, polled).toBe(1);
    expect((await like(member.accessToken)).body).toEqual({ liked: false, likes: 0 });
  });

  it('a view counts once in half an hour, and programs count none', async () => {
    const { id } = await published();
    const member = await world.aMember();
    const view = async (userAgent: string, token?: string) =>
      (await world.send(news.newsReaders.view, { params: { id }, userAgent, token })).body.counted;
    const [phone, desktop] = ['Mozilla/5.0 (Android 14) Chrome/153.0', 'Mozilla/5.0 (X11) Firefox/150.0'];
    expect([await view(phone), await view(phone), await view(desktop)]).toEqual([true, false, true]);
    expect(await view(phone, member.accessToken)).toBe(true);
    expect(await view('Googlebot/2.1')).toBe(false);
    expect(
      (await world.send(news.newsReaders.view, { params: { id: 'nowhere' }, userAgent: phone })).status,
    ).toBe(404);
    await expect.poll(async () => (await read(id)).body.views, polled).toBe(3);
  });

  it('comments: the first of an author waits, replies and counts follow, and a removed one takes its replies along', async () => {
    const { id } = await published();
    const [asker, other] = [
      await world.aMember({ status: 'active' }),
      await world.aMember({ status: 'active' }),
    ];
    const add = (member: Member, content: string, parentCommentId?: string) =>
      world.send(news.newsComments.add, {
        token: member.accessToken,
        params: { id },
        body: { content, ...(parentCommentId && { parentCommentId }), requestKey: randomUUID() },
      });
    const first = await add(asker, 'Chợ mở mấy giờ ạ?');
    expect([first.status, first.body.status]).toEqual([201, 'pending']);
    const comments = async (token?: string) =>
      (await world.send(news.newsComments.list, { params: { id }, token })).body;
    expect((await comments()).data).toEqual([]);
    expect((await comments(asker.accessToken)).data.map(({ isOwn }) => isOwn)).toEqual([true]);
    const answer = await add(editor, 'Từ 5 giờ sáng.');
    expect(answer.body.status).toBe('published');
    const reply = await add(editor, 'Đến hết tháng.', answer.body.id);
    expect(reply.body).toMatchObject({ parentCommentId: answer.body.id, depth: 1 });
    await expect.poll(async () => (await comments()).commentCount, polled).toBe(2);
    expect(await comments()).toMatchObject({ total: 1, totalPages: 1 });
    const replies = await world.send(news.newsComments.replies, {
      params: { id, commentId: answer.body.id },
    });
    expect(replies.body.data.map(({ content }) => content)).toEqual(['Đến hết tháng.']);
    const ofComment = { params: { id: answer.body.id } };
    const liked = await world.send(news.newsComments.like, { token: other.accessToken, ...ofComment });
    expect(liked.body).toEqual({ liked: true, likes: 1 });
    const edit = { content: 'Từ 5 giờ sáng nhé.' };
    const stolen = await world.send(news.newsComments.edit, {
      token: other.accessToken,
      ...ofComment,
      body: edit,
    });
    expect(stolen.failure.code).toBe('FORBIDDEN');
    const edited = await world.send(news.newsComments.edit, { ...staff(), ...ofComment, body: edit });
    expect(edited.body).toMatchObject({ ...edit, replyCount: 1 });
    const removed = await world.send(news.newsComments.remove, { ...staff(), ...ofComment });
    expect(removed.body).toEqual({ success: true, removed: 2 });
    await expect.poll(async () => (await read(id)).body.commentCount, polled).toBe(0);
    expect((await comments()).data).toEqual([]);
  });

  it('the overview of posts is for staff: their number by status and type, and the comments that wait', async () => {
    const { id } = await published();
    const asker = await world.aMember({ status: 'active' });
    const content = 'Lời bình chờ duyệt';
    await world.send(news.newsComments.add, { token: asker.accessToken, params: { id }, body: { content } });
    const ask = async () => (await world.send(news.getPostsOverview, staff())).body;
    await expect.poll(async () => (await ask()).moderation?.comments[0]?.excerpt, polled).toBe(content);
    const overview = await ask();
    expect(overview.moderation?.openCases).toBeGreaterThan(0);
    expect(overview.news.some(({ status, count }) => status === 'published' && count > 0)).toBe(true);
    const refused = await world.send(news.getPostsOverview, { token: asker.accessToken });
    expect(refused.status).toBe(403);
  });
});
