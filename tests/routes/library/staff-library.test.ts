import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as library from '#shared/library/index.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let editor: Member;
let categoryId: string;
beforeAll(async () => {
  world = await aWorld();
  editor = await world.aMember({ role: 'collaborator' });
  const body = { name: 'Nghề làng', description: 'Gốm, mây tre' };
  categoryId = (await world.send(library.createDocumentCategory, { ...staff(), body })).body.id;
});
afterAll(() => world.close());

const staff = () => ({ token: editor.accessToken });
const title = () => `Tài liệu ${randomUUID().slice(0, 8)}`;

async function made(given: object = {}) {
  const body = { title: title(), categoryId, ...given };
  const reply = await world.send(library.createDocument, { ...staff(), body });
  expect(reply.status).toBe(201);
  return reply.body;
}

async function chapterOf(id: string, given: object = {}) {
  const body = { title: 'Chương', content: '<p>Chữ.</p>', ...given };
  const reply = await world.send(library.createChapter, { ...staff(), params: { id }, body });
  expect(reply.status).toBe(201);
  return reply.body;
}

describe('documents', () => {
  it('201: a category once, selectable at once; 400: without a name', async () => {
    const names = await world.send(library.listDocumentCategories, staff());
    expect(names.body).toContainEqual({ id: categoryId, name: 'Nghề làng', description: 'Gốm, mây tre' });
    const twin = await world.send(library.createDocumentCategory, {
      ...staff(),
      body: { name: 'nghề làng' },
    });
    expect([twin.status, twin.failure.code]).toEqual([409, 'DOCUMENT_CATEGORY_EXISTS']);
    const nameless = await world.send(library.createDocumentCategory, { ...staff(), body: { name: ' ' } });
    expect(nameless.status).toBe(400);
    expect(JSON.stringify(nameless.failure)).toContain('Name is required');
  });

  it('200: a category is renamed for its documents; 409: it is kept while it has some; 403: for members', async () => {
    const body = { name: `Danh mục ${randomUUID().slice(0, 8)}` };
    const { id } = (await world.send(library.createDocumentCategory, { ...staff(), body })).body;
    const document = await made({ categoryId: id });
    const name = `Tên mới ${randomUUID().slice(0, 8)}`;
    const change = { params: { id }, body: { name } };
    const { accessToken: token } = await world.aMember({ status: 'active' });
    expect((await world.send(library.updateDocumentCategory, { token, ...change })).status).toBe(403);
    const renamed = await world.send(library.updateDocumentCategory, { ...staff(), ...change });
    expect(renamed.body).toEqual({ id, name, description: '' });
    const listed = await world.send(library.listDocuments, { ...staff(), query: { categoryId: id } });
    expect(listed.body.data).toMatchObject([{ id: document.id, categoryName: name }]);
    const remove = (given: object) =>
      world.send(library.deleteDocumentCategory, { ...given, params: { id } });
    expect((await remove({ token })).status).toBe(403);
    expect((await remove(staff())).failure.code).toBe('DOCUMENT_CATEGORY_IN_USE');
    await world.send(library.deleteDocument, { ...staff(), params: { id: document.id } });
    expect([(await remove(staff())).status, (await remove(staff())).status]).toEqual([200, 200]);
    const gone = await world.send(library.updateDocumentCategory, { ...staff(), ...change });
    expect(gone.failure.code).toBe('DOCUMENT_CATEGORY_NOT_FOUND');
  });

  it('200: what is planned is found by staff', async () => {
    const { id, title: name } = await made();
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const body = { move: 'schedule' as const, version: 1, draftVersion: 1, at };
    expect((await world.send(library.documentDrafts.move, { ...staff(), params: { id }, body })).status).toBe(
      200,
    );
    const found = async (planned: 'true' | 'false') =>
      (await world.send(library.listDocuments, { ...staff(), query: { search: name, planned } })).body.data;
    expect(await found('true')).toMatchObject([{ id, staff: { publishAt: at } }]);
    expect(await found('false')).toEqual([]);
  });

  it('200: staff read how many members began and completed a chapter; 403: members do not', async () => {
    const { id } = await made({ isPublished: true });
    const { id: chapterId } = await chapterOf(id);
    const { accessToken: token } = await world.aMember({ status: 'active' });
    const body = { chapterId, completed: [chapterId] };
    expect((await world.send(library.saveProgress, { token, params: { id }, body })).status).toBe(200);
    const read = await world.send(library.getDocumentReading, { ...staff(), params: { id } });
    expect(read.body.chapters).toMatchObject([{ id: chapterId, position: 1, started: 1, finished: 1 }]);
    expect((await world.send(library.getDocumentReading, { token, params: { id } })).status).toBe(403);
    const nowhere = await world.send(library.getDocumentReading, { ...staff(), params: { id: 'nowhere' } });
    expect(nowhere.failure.code).toBe('DOCUMENT_NOT_FOUND');
  });

  it('201: with all its fields, listed for staff; 400: without title or category, by the exact texts', async () => {
    const document = await made({ description: 'Từ đất đến lò', slug: `gom-${randomUUID().slice(0, 8)}` });
    const { data } = (
      await world.send(library.listDocuments, { ...staff(), query: { search: document.title } })
    ).body;
    expect(data).toMatchObject([{ id: document.id, isPublished: false, staff: { status: 'draft' } }]);
    const send = (body: object) =>
      world.send(library.createDocument, { ...staff(), body: body as { title: string; categoryId: string } });
    expect(JSON.stringify((await send({ categoryId })).failure)).toContain('Title is required');
    expect(JSON.stringify((await send({ title: 'Có tên' })).failure)).toContain('Category ID is required');
    expect((await send({ title: 'Có tên', categoryId: 'khong-co' })).failure.code).toBe(
      'DOCUMENT_CATEGORY_NOT_FOUND',
    );
    expect((await send({ title: 'Có tên', categoryId, slug: document.slug })).failure.code).toBe(
      'SLUG_EXISTS',
    );
  });

  it('200: a change keeps the rest; publishing shows it, and deleting says that it was removed', async () => {
    const { id } = await made();
    const member = await world.aMember({ status: 'active' });
    const read = () => world.send(library.getDocument, { token: member.accessToken, params: { id } });
    expect((await read()).failure.code).toBe('DOCUMENT_NOT_FOUND');
    const publish = (isPublished: boolean) =>
      world.send(library.publishDocument, { ...staff(), params: { id }, body: { isPublished } });
    expect((await publish(true)).body.isPublished).toBe(true);
    const change = { title: 'Tên khác' };
    const changed = await world.send(library.updateDocument, { ...staff(), params: { id }, body: change });
    expect(changed.body).toMatchObject({ ...change, categoryId });
    expect((await read()).body.title).toBe('Tên khác');
    await publish(false);
    expect((await read()).failure.code).toBe('CONTENT_REMOVED');
    const thumbnail = { thumbnailUrl: '/demo/gom.webp' };
    const shown = await world.send(library.setDocumentThumbnail, {
      ...staff(),
      params: { id },
      body: thumbnail,
    });
    expect(shown.body).toEqual(thumbnail);
    expect((await world.send(library.deleteDocument, { ...staff(), params: { id } })).body.success).toBe(
      true,
    );
    expect((await world.send(library.getDocument, { ...staff(), params: { id } })).status).toBe(404);
  });

  it('403: members change nothing', async () => {
    const { id } = await made();
    const { accessToken: token } = await world.aMember({ status: 'active' });
    const refused = await world.send(library.deleteDocument, { token, params: { id } });
    expect(refused.status).toBe(403);
    const created = await world.send(library.createDocument, { token, body: { title: 'Tên', categoryId } });
    expect(created.status).toBe(403);
  });

  it('422: an unknown upload is neither shown nor attached', async () => {
    const { id } = await made();
    const file = { fileUrl: '/media/files/nowhere/a.pdf', mimeType: 'application/pdf' };
    const attached = await world.send(library.addDocumentAttachment, {
      ...staff(),
      params: { id },
      body: file,
    });
    expect(attached.failure.code).toBe('UNKNOWN_UPLOAD');
    const gone = { id, attachmentId: 'nowhere' };
    expect((await world.send(library.removeDocumentAttachment, { ...staff(), params: gone })).status).toBe(
      200,
    );
  });

  it('404: what is not there', async () => {
    const params = { id: 'nowhere', chapterId: 'nowhere' };
    const calls = [
      [library.updateDocument, { title: 'x' }],
      [library.publishDocument, { isPublished: true }],
      [library.setDocumentThumbnail, { thumbnailUrl: null }],
      [library.deleteDocument, undefined],
      [library.createChapter, { title: 'x' }],
      [library.updateChapter, { title: 'x' }],
      [library.publishChapter, { isPublished: true }],
      [library.reorderChapters, { chapterIds: [] }],
      [library.deleteChapter, undefined],
    ] as const;
    for (const [contract, body] of calls) {
      const reply = await world.send(contract, { ...staff(), params, ...(body && { body }) } as never);
      expect([contract.name, reply.failure.code]).toEqual([contract.name, 'DOCUMENT_NOT_FOUND']);
    }
  });
});

describe('chapters', () => {
  it('201: at the end; 200: changed, hidden, put in order, and taken out', async () => {
    const { id } = await made({ isPublished: true });
    const [one, two] = [await chapterOf(id, { title: 'Một' }), await chapterOf(id, { title: 'Hai' })];
    expect([one.position, two.position, two.isPublished]).toEqual([1, 2, true]);
    const ofOne = { id, chapterId: one.id };
    const body = { content: '<p>Mới</p><script>1</script>' };
    const changed = await world.send(library.updateChapter, { ...staff(), params: ofOne, body });
    expect([changed.body.title, changed.body.content]).toEqual(['Một', '<p>Mới</p>']);
    const ordered = await world.send(library.reorderChapters, {
      ...staff(),
      params: { id },
      body: { chapterIds: [two.id, one.id] },
    });
    expect(ordered.body.chapterIds).toEqual([two.id, one.id]);
    const wrong = await world.send(library.reorderChapters, {
      ...staff(),
      params: { id },
      body: { chapterIds: [two.id] },
    });
    expect([wrong.status, wrong.failure.code]).toEqual([409, 'CHAPTERS_DIFFER']);
    const hidden = await world.send(library.publishChapter, {
      ...staff(),
      params: ofOne,
      body: { isPublished: false },
    });
    expect(hidden.body.isPublished).toBe(false);
    const member = await world.aMember({ status: 'active' });
    const seen = await world.send(library.getDocument, { token: member.accessToken, params: { id } });
    expect(seen.body.chapters.map((line) => line.id)).toEqual([two.id]);
    const unseen = await world.send(library.getChapter, { token: member.accessToken, params: ofOne });
    expect(unseen.failure.code).toBe('CHAPTER_NOT_FOUND');
    const removed = await world.send(library.deleteChapter, { ...staff(), params: ofOne });
    expect(removed.body).toEqual({ success: true });
  });

  it('200: drafts and versions of a document and of a chapter', async () => {
    const document = await made({ isPublished: true });
    const chapter = await chapterOf(document.id);
    const ofDocument = { params: { id: document.id } };
    const ofChapter = { params: { id: chapter.id } };
    const draft = (await world.send(library.documentDrafts.getDraft, { ...staff(), ...ofDocument })).body;
    const saved = await world.send(library.documentDrafts.saveDraft, {
      ...staff(),
      ...ofDocument,
      body: { draftVersion: draft.draft.draftVersion, text: { ...draft.text, description: 'Nháp' } },
    });
    const { version, draftVersion } = saved.body;
    const moved = await world.send(library.documentDrafts.move, {
      ...staff(),
      ...ofDocument,
      body: { move: 'publish', version, draftVersion },
    });
    expect(moved.body.publishedVersion).toBe(2);
    const lines = await world.send(library.documentDrafts.listVersions, { ...staff(), ...ofDocument });
    expect(lines.body.data).toHaveLength(2);
    const number = { params: { id: document.id, number: '1' }, query: { to: 2 } };
    const compared = await world.send(library.documentDrafts.compareVersions, { ...staff(), ...number });
    expect(compared.body.map(({ field }) => field)).toEqual(['title', 'description', 'content']);
    const text = (await world.send(library.chapterDrafts.getDraft, { ...staff(), ...ofChapter })).body;
    expect(text.text.content).toBe('<p>Chữ.</p>');
    const versions = await world.send(library.chapterDrafts.listVersions, { ...staff(), ...ofChapter });
    expect(versions.body.data).toHaveLength(1);
  });
});
