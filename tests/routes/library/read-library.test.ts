import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as library from '#shared/library/index.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let editor: Member;
let member: Member;
let categoryId: string;
beforeAll(async () => {
  world = await aWorld();
  editor = await world.aMember({ role: 'collaborator' });
  member = await world.aMember({ status: 'active' });
  const body = { name: 'Nấu ăn' };
  categoryId = (await world.send(library.createDocumentCategory, { token: editor.accessToken, body })).body
    .id;
});
afterAll(() => world.close());

/** Sums follow their counters within a few seconds. */
const polled = { timeout: 8000, interval: 100 };
const own = () => ({ token: member.accessToken });
const phone = 'Mozilla/5.0 (Android 14) Chrome/153.0';

async function published(given: object = {}) {
  const body = { title: `Tài liệu ${randomUUID().slice(0, 8)}`, categoryId, isPublished: true, ...given };
  return (await world.send(library.createDocument, { token: editor.accessToken, body })).body;
}

async function chapterOf(id: string, given: object = {}) {
  const body = { title: 'Chương', content: '<p>Chữ.</p>', ...given };
  return (await world.send(library.createChapter, { token: editor.accessToken, params: { id }, body })).body;
}

const read = async (id: string) => (await world.send(library.getDocument, { ...own(), params: { id } })).body;

describe('the library', () => {
  it('401: is for members, but for documents that are public', async () => {
    const [closed, open] = [await published(), await published({ audience: 'public' })];
    const guest = await world.send(library.getDocument, { params: { id: closed.id } });
    expect([guest.status, guest.failure.code]).toEqual([401, 'NO_TOKEN']);
    expect((await world.send(library.listDocuments, {})).status).toBe(401);
    expect((await world.send(library.getDocument, { params: { id: open.id } })).body.id).toBe(open.id);
    const named = await world.send(library.getDocumentBySlug, { params: { slug: open.slug } });
    expect(named.body.id).toBe(open.id);
  });

  it('200: guests list the documents that are public and published, with nothing of anybody’s own', async () => {
    const open = await published({ audience: 'public' });
    const hidden = [await published(), await published({ audience: 'public', isPublished: false })];
    const { status, body } = await world.send(library.listPublicDocuments, { query: { limit: 20 } });
    const ids = body.data.map(({ id }) => id);
    expect([status, ids.includes(open.id)]).toEqual([200, true]);
    expect(hidden.filter(({ id }) => ids.includes(id))).toEqual([]);
    expect(body.data.every(({ audience, staff }) => audience === 'public' && !staff)).toBe(true);
  });

  it('200: lists what is published, filtered, in named orders, with the caller’s own marks', async () => {
    const tag = `nuocmam${randomUUID().slice(0, 6)}`;
    const [one, two] = [await published({ title: `${tag} A` }), await published({ title: `${tag} B` })];
    await published({ title: `${tag} C`, isPublished: false });
    const titles = async (query: object) => {
      const reply = await world.send(library.listDocuments, { ...own(), query: { search: tag, ...query } });
      return reply.body.data.map(({ title }) => title.slice(-1));
    };
    expect(await titles({})).toEqual(['B', 'A']);
    expect(await titles({ sort: 'oldest' })).toEqual(['A', 'B']);
    expect(await titles({ tab: 'latest', sort: 'oldest' })).toEqual(['A', 'B']);
    expect(await titles({ sortBy: 'title', sortOrder: 'asc' })).toEqual(['A', 'B']);
    expect(await titles({ categoryId: 'khong-co' })).toEqual([]);
    expect(await titles({ status: 'draft' })).toEqual(['B', 'A']);
    await world.send(library.favoriteDocument, { ...own(), params: { id: one.id } });
    const mark = await world.send(library.followDocument, {
      ...own(),
      params: { id: two.id },
      body: { on: true },
    });
    expect(mark.body).toEqual({ isFollowing: true });
    const mine = async (query: object) => {
      const reply = await world.send(library.listOwnDocuments, {
        ...own(),
        query: { search: tag, ...query },
      });
      return reply.body.data.map(({ id, isFavorite, isFollowing }) => [id, isFavorite, isFollowing]);
    };
    expect(await mine({})).toEqual([
      [two.id, false, true],
      [one.id, true, false],
    ]);
    expect(await mine({ favorite: 'true' })).toEqual([[one.id, true, false]]);
    expect(await mine({ following: 'true' })).toEqual([[two.id, false, true]]);
    expect(await mine({ following: 'true', favorite: 'true' })).toEqual([]);
    const stranger = await world.aMember({ status: 'active' });
    const none = await world.send(library.listOwnDocuments, {
      token: stranger.accessToken,
      query: { favorite: 'true' },
    });
    expect(none.body.data).toEqual([]);
  });

  it('200: views and downloads are counted, and lead the lists', async () => {
    const { id } = await published();
    const chapter = await chapterOf(id);
    const params = { id, chapterId: chapter.id };
    const view = await world.send(library.viewChapter, { ...own(), params, userAgent: phone });
    expect(view.body.counted).toBe(true);
    const body = { requestKey: randomUUID() };
    const download = () => world.send(library.downloadDocument, { ...own(), params: { id }, body });
    expect((await download()).body).toEqual({ attachments: [] });
    await download();
    await expect.poll(async () => (await read(id)).views, polled).toBe(1);
    await expect.poll(async () => (await read(id)).chapters[0]?.views, polled).toBe(1);
    await expect.poll(async () => (await read(id)).downloads, polled).toBe(1);
    expect((await read(id)).lastViewed).toBe(view.body.lastViewed);
    for (const query of [{ tab: 'views' }, { tab: 'downloads' }, { sort: 'most-viewed' }] as const) {
      const { data } = (await world.send(library.listDocuments, { ...own(), query })).body;
      expect(data[0]?.id).toBe(id);
    }
  });

  it('200: progress goes forward, chapters are completed, and both are forgotten', async () => {
    const { id } = await published();
    const [one, two] = [await chapterOf(id), await chapterOf(id)];
    const save = (body: object) =>
      world.send(library.saveProgress, { ...own(), params: { id }, body: body as { chapterId: string } });
    await save({ chapterId: two.id, second: 12.5 });
    expect((await save({ chapterId: one.id })).body).toMatchObject({ chapterId: two.id, second: 12.5 });
    expect((await save({ chapterId: 'nowhere' })).failure.code).toBe('CHAPTER_NOT_FOUND');
    const params = { id, chapterId: one.id };
    const completed = await world.send(library.completeChapter, { ...own(), params });
    expect(completed.body).toEqual({ isCompleted: true, completed: [one.id] });
    const shown = await world.send(library.getChapter, { ...own(), params });
    expect([shown.body.isCompleted, shown.body.content]).toEqual([true, '<p>Chữ.</p>']);
    await world.send(library.forgetProgress, { ...own(), params: { id } });
    expect((await read(id)).progress).toBeNull();
  });

  it('200: finds words in titles and texts of published chapters, and marks them', async () => {
    const word = `gao${randomUUID().replace(/\W|\d/g, '').slice(0, 6)}`;
    const { id } = await published();
    const hidden = await published();
    const inText = await chapterOf(id, { title: 'Nấu', content: `<p>Vo ${word} thật sạch.</p>` });
    const inTitle = await chapterOf(id, { title: `Chọn ${word}`, content: '<p>Hạt đều.</p>' });
    await chapterOf(id, { title: word, isPublished: false });
    await chapterOf(hidden.id, { title: word });
    await world.send(library.deleteDocument, { token: editor.accessToken, params: { id: hidden.id } });
    const find = async (q: string) =>
      (await world.send(library.searchDocuments, { ...own(), query: { q } })).body.data;
    const hits = await find(word);
    expect(hits.map(({ chapterId }) => chapterId)).toEqual([inTitle.id, inText.id]);
    expect(hits[1]?.snippet).toEqual([
      { text: 'Vo ', isMarked: false },
      { text: word, isMarked: true },
      { text: ' thật sạch.', isMarked: false },
    ]);
    expect((await find(word.slice(0, -1))).map(({ chapterId }) => chapterId)).toEqual([inTitle.id]);
    expect(await find(`${word} khongco`)).toEqual([]);
    expect(await find('!')).toEqual([]);
  });

  it('comments: the row of the specification, replies page by page, likes, and the longest one', async () => {
    const { id } = await published();
    const asEditor = { token: editor.accessToken };
    const add = (body: object) =>
      world.send(library.documentComments.add, {
        ...asEditor,
        params: { id },
        body: body as { content: string },
      });
    const comment = (await add({ content: 'Hay quá' })).body;
    expect(comment).toMatchObject({ likes: 0, isLiked: false, replies: [], repliesCount: 0, parentId: null });
    expect((await add({ content: 'Cảm ơn', parentId: comment.id })).body.parentId).toBe(comment.id);
    expect((await add({ content: 'a'.repeat(5001) })).status).toBe(400);
    const ofComment = { params: { id: comment.id } };
    const liked = await world.send(library.documentComments.like, { ...own(), ...ofComment });
    expect(liked.body).toEqual({ liked: true, likes: 1 });
    const replies = await world.send(library.documentComments.replies, {
      ...own(),
      params: { id, commentId: comment.id },
    });
    expect(replies.body.data.map(({ content }) => content)).toEqual(['Cảm ơn']);
    const body = { content: 'Hay lắm' };
    const stolen = await world.send(library.documentComments.edit, { ...own(), ...ofComment, body });
    expect(stolen.failure.code).toBe('FORBIDDEN');
    const edited = await world.send(library.documentComments.edit, { ...asEditor, ...ofComment, body });
    expect(edited.body.content).toBe('Hay lắm');
    const removed = await world.send(library.documentComments.remove, { ...asEditor, ...ofComment });
    expect(removed.body.removed).toBe(2);
    const left = await world.send(library.documentComments.list, { ...own(), params: { id } });
    expect(left.body.data).toEqual([]);
    const guest = await world.send(library.documentComments.list, { params: { id } });
    expect(guest.status).toBe(401);
  });

  it('404: what is not there', async () => {
    const params = { id: 'nowhere', chapterId: 'nowhere' };
    const calls = [
      [library.getDocument, undefined],
      [library.getChapter, undefined],
      [library.favoriteDocument, {}],
      [library.followDocument, {}],
      [library.completeChapter, {}],
      [library.viewChapter, undefined],
      [library.downloadDocument, {}],
      [library.saveProgress, { chapterId: 'x' }],
      [library.documentComments.list, undefined],
    ] as const;
    for (const [contract, body] of calls) {
      const reply = await world.send(contract, { ...own(), params, ...(body && { body }) } as never);
      expect([contract.name, reply.failure.code]).toEqual([contract.name, 'DOCUMENT_NOT_FOUND']);
    }
  });
});
