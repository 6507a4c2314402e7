import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DocumentText } from '#shared/library/document.ts';
import { reorderChapters } from '#functions/domain/library/chapter-order.ts';
import { chapterPublication } from '#functions/domain/library/chapter-publication.ts';
import { chapterRecord, chapterWordsRecord } from '#functions/domain/library/chapter-record.ts';
import { deleteDocumentCategory } from '#functions/domain/library/delete-document-category.ts';
import {
  createDocumentCategory,
  updateDocumentCategory,
} from '#functions/domain/library/document-categories.ts';
import { documentRecord } from '#functions/domain/library/document-record.ts';
import { documentSubject, chapterSubject } from '#functions/domain/library/library-subjects.ts';
import { readChapter, readDocument, readDocumentBySlug } from '#functions/domain/library/read-documents.ts';
import * as chapters from '#functions/domain/library/write-chapters.ts';
import { findUpload, uploadItem } from '#functions/domain/media/uploads.ts';
import { toShownState } from '#functions/domain/publishing/shown-state.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { newId } from '#shared/values/ids.ts';
import * as documents from '#functions/domain/library/write-documents.ts';
import { cutAfter } from '#tests/support/cut-after.ts';
import { codeOf, editor, libraryScene, member } from './library-scene.ts';
import * as reading from '#shared/library/read-library.contract.ts';
import * as chapterContracts from '#shared/library/write-chapters.contract.ts';
import * as documentContracts from '#shared/library/write-documents.contract.ts';
import { promisedRefusal } from '#tests/support/promised-refusal.ts';

describe('a document', () => {
  it('is made once, named as its author said, and published once', async () => {
    const { write, table } = await libraryScene();
    const key = randomUUID();
    for (const writes of [1, 2])
      expect(await codeOf(write({ slug: 'gom' }, key, cutAfter(table, writes)))).toBe('Error: cut');
    const [one, two] = [await write({ slug: 'gom' }, key), await write({ slug: 'gom' }, key)];
    expect([one.slug, two.id, two.publishedVersion]).toEqual(['gom', one.id, 1]);
    expect(await promisedRefusal(documentContracts.createDocument, write({ slug: 'khac' }, key))).toBe(
      'REQUEST_DIFFERS',
    );
  });

  it('is a draft unless it is published, and a draft is its editors’ alone', async () => {
    const { write, context } = await libraryScene();
    const { id } = await write({ isPublished: false });
    expect(await promisedRefusal(reading.getDocument, readDocument(context, member, id))).toBe(
      'DOCUMENT_NOT_FOUND',
    );
    expect(await readDocument(context, editor, id)).toMatchObject({
      title: 'Nghề gốm',
      isPublished: false,
      staff: { status: 'draft', hasDraft: true },
    });
    expect(toShownState(await documents.publishDocument(context, id, true)).isPublished).toBe(true);
    expect((await documents.publishDocument(context, id, true)).publishedVersion).toBe(1);
    expect((await readDocument(context, member, id)).staff).toBeUndefined();
    expect(toShownState(await documents.publishDocument(context, id, false)).isPublished).toBe(false);
    expect(await promisedRefusal(reading.getDocument, readDocument(context, member, id))).toBe(
      'CONTENT_REMOVED',
    );
    expect((await readDocument(context, editor, id)).isPublished).toBe(false);
  });

  it('for members asks guests to sign in; a public one does not', async () => {
    const { write, context, category } = await libraryScene();
    const { id } = await write();
    expect(await promisedRefusal(reading.getDocument, readDocument(context, undefined, id))).toBe('NO_TOKEN');
    const settings = { categoryId: category.id, audience: 'public', offline: true, thumbnailUrl: null };
    const open = await write({ settings });
    expect(await readDocumentBySlug(context, undefined, open.slug)).toMatchObject({
      id: open.id,
      isFavorite: false,
      progress: null,
      offline: true,
    });
    expect((await readDocumentBySlug(context, member, open.id)).slug).toBe(open.slug);
    expect(
      await promisedRefusal(reading.getDocumentBySlug, readDocumentBySlug(context, member, 'khong-co')),
    ).toBe('DOCUMENT_NOT_FOUND');
  });

  it('keeps what a change does not name; a text that is public is published with it', async () => {
    const { write, context } = await libraryScene();
    const other = await createDocumentCategory(context, {
      by: 'an',
      name: 'Nấu ăn',
      description: '',
      requestKey: undefined,
    });
    const { id, version } = await write();
    const change = { description: 'Từ đất đến lò', categoryId: other.id };
    const changed = await documents.updateDocument(context, { id, change, version });
    expect([changed.title, changed.description, changed.categoryName, changed.publishedVersion]).toEqual([
      'Nghề gốm',
      'Từ đất đến lò',
      'Nấu ăn',
      2,
    ]);
    expect(
      await promisedRefusal(
        documentContracts.updateDocument,
        documents.updateDocument(context, { id, change, version }),
      ),
    ).toBe('STALE_STATE');
    const unknown = { categoryId: 'khong-co' };
    expect(await codeOf(documents.updateDocument(context, { id, change: unknown, version: undefined }))).toBe(
      'DOCUMENT_CATEGORY_NOT_FOUND',
    );
    const nameless = { title: '' };
    expect(
      await codeOf(documents.updateDocument(context, { id, change: nameless, version: undefined })),
    ).toBe('PUBLICATION_INCOMPLETE');
    const thumbnail = await documents.setThumbnail(context, id, '/anh.webp');
    expect([thumbnail.thumbnailUrl, thumbnail.publishedVersion]).toEqual(['/anh.webp', 2]);
    expect(thumbnail).toMatchObject({ audience: 'members', offline: false, categoryId: other.id });
  });

  it('keeps the picture that it shows, in whatever width', async () => {
    const { write, context, table } = await libraryScene();
    const { id } = await write();
    const show = (thumbnailUrl: string) => codeOf(documents.setThumbnail(context, id, thumbnailUrl));
    const upload = newId();
    expect(await show(`/media/posts/${upload}/1280.webp`)).toBe('UNKNOWN_UPLOAD');
    const facts = { id: upload, ownerId: 'an', kind: 'postImages', mimeType: 'image/png', bytes: 9 } as const;
    const at = '2026-11-21T01:00:00.000Z';
    await table.write([
      create(uploadItem({ ...facts, status: 'ready', createdAt: at, seenAt: at, expiresAt: 9_999_999_999 })),
    ]);
    expect(await show(`/media/posts/${upload}/1280.webp`)).toBe('done');
    expect(await findUpload(context, upload)).toMatchObject({ attachedTo: `document#${id}` });
    expect((await findUpload(context, upload))?.expiresAt).toBeUndefined();
  });

  it('keeps what it shows from the first moment, and so do its chapters', async () => {
    const { write, addChapter, anUpload, useOf, category } = await libraryScene();
    const [picture, inside, film] = [
      anUpload('postImages'),
      anUpload('postImages'),
      anUpload('lessonVideos', { status: 'arrived' }),
    ];
    const thumbnailUrl = `/media/posts/${picture}/320.webp`;
    const { id } = await write({
      text: DocumentText.parse({ title: 'Gốm', content: `<img src="/media/posts/${inside}/1280.webp">` }),
      settings: { categoryId: category.id, audience: 'members', offline: false, thumbnailUrl },
    });
    const chapter = await addChapter(id, { playbackId: film });
    expect(await Promise.all([picture, inside, film].map(useOf))).toEqual([
      `document#${id}`,
      `document#${id}`,
      `chapter#${chapter.id}`,
    ]);
  });

  it('that was removed says so to everybody, and nothing is changed in it', async () => {
    const { write, addChapter, context } = await libraryScene();
    const { id } = await write();
    const { id: chapterId } = await addChapter(id);
    await documents.deleteDocument(context, id);
    await documents.deleteDocument(context, id);
    expect(await promisedRefusal(reading.getDocument, readDocument(context, editor, id))).toBe(
      'CONTENT_REMOVED',
    );
    expect(await promisedRefusal(reading.getDocument, readDocument(context, member, id))).toBe(
      'CONTENT_REMOVED',
    );
    for (const late of [
      addChapter(id),
      chapters.updateChapter(context, { id, chapterId, change: { title: 'Khác' }, version: undefined }),
      chapters.publishChapter(context, { id, chapterId, isPublished: false }),
      chapters.deleteChapter(context, { id, chapterId }),
    ])
      expect(await codeOf(late)).toBe('DOCUMENT_NOT_FOUND');
    const change = { offline: true };
    expect(await codeOf(documents.updateDocument(context, { id, change, version: undefined }))).toBe(
      'CONTENT_REMOVED',
    );
    expect(await documentSubject.load(context, id)).toMatchObject({ status: 'removed' });
    expect(await documentSubject.load(context, 'nowhere')).toBeUndefined();
  });

  it('keeps the newest sums, and a change leaves them', async () => {
    const { write, addChapter, context } = await libraryScene();
    const { id } = await write();
    const chapter = await addChapter(id);
    await documentSubject.keepSums(context, id, {
      sums: { views: 5, downloads: 2, favorite: 1 },
      version: 3,
    });
    await documentSubject.keepSums(context, id, { sums: { views: 1 }, version: 2 });
    await documentSubject.keepSums(context, id, { sums: { views: 1 }, version: 3 });
    await chapterSubject.keepSums(context, chapter.id, { sums: { views: 4 }, version: 2 });
    await chapterSubject.keepSums(context, chapter.id, { sums: { views: 1 }, version: 1 });
    await chapterSubject.keepSums(context, chapter.id, { sums: { views: 1 }, version: 2 });
    await documents.updateDocument(context, { id, change: { offline: true }, version: undefined });
    expect(await readDocument(context, member, id)).toMatchObject({
      views: 5,
      downloads: 2,
      favorites: 1,
      chapters: [{ views: 4 }],
    });
  });
});

describe('a category', () => {
  it('is made once, and no second one of its name', async () => {
    const { context, category } = await libraryScene();
    const draft = { by: 'an', name: 'Nghề Làng', description: '', requestKey: undefined };
    expect(category.id).toBe('nghe-lang');
    expect(
      await promisedRefusal(documentContracts.createDocumentCategory, createDocumentCategory(context, draft)),
    ).toBe('DOCUMENT_CATEGORY_EXISTS');
  });

  it('is renamed for all its documents, and what is not given stays', async () => {
    const { write, context, category } = await libraryScene();
    const { id } = await write();
    const rename = (given: object) => updateDocumentCategory(context, { id: category.id, ...given });
    expect(await rename({ description: 'Gốm' })).toEqual({ ...category, description: 'Gốm' });
    expect(await rename({ name: 'Nghề làng' })).toMatchObject({ name: 'Nghề làng' });
    expect(await rename({ name: 'Nghề xưa' })).toMatchObject({ name: 'Nghề xưa', description: 'Gốm' });
    expect((await readDocument(context, editor, id)).categoryName).toBe('Nghề xưa');
    const other = { by: 'an', name: 'Nấu ăn', description: '', requestKey: undefined };
    await createDocumentCategory(context, other);
    expect(await promisedRefusal(documentContracts.updateDocumentCategory, rename({ name: 'nấu ăn' }))).toBe(
      'DOCUMENT_CATEGORY_EXISTS',
    );
    expect(await codeOf(updateDocumentCategory(context, { id: 'khong-co', name: 'Mới' }))).toBe(
      'DOCUMENT_CATEGORY_NOT_FOUND',
    );
  });

  it('is deleted once no document is in it, and a document that comes meanwhile keeps it', async () => {
    const { write, context, category } = await libraryScene();
    const asked: object[] = [];
    const rowsWith = (rows: readonly object[], meanwhile = () => Promise.resolve()) => ({
      list: async (plan: object) => {
        asked.push(plan);
        await meanwhile();
        return { rows, total: rows.length } as never;
      },
    });
    const remove = (rows: ReturnType<typeof rowsWith>) =>
      codeOf(deleteDocumentCategory(context, category.id, rows));
    expect(await remove(rowsWith([{}]))).toBe('DOCUMENT_CATEGORY_IN_USE');
    expect(asked[0]).toMatchObject({
      where: [
        { column: 'categoryId', is: category.id },
        { column: 'status', among: ['draft', 'pending', 'published', 'unpublished', 'rejected'] },
      ],
    });
    let isWritten = false;
    const racing = {
      list: async () => {
        const rows = isWritten ? [{}] : [];
        if (!isWritten) await write();
        isWritten = true;
        return { rows, total: 0 } as never;
      },
    };
    expect(await remove(racing)).toBe('DOCUMENT_CATEGORY_IN_USE');
    const { id } = await write();
    expect([await remove(rowsWith([])), await remove(rowsWith([{}]))]).toEqual(['done', 'done']);
    expect(await promisedRefusal(documentContracts.createDocument, write())).toBe(
      'DOCUMENT_CATEGORY_NOT_FOUND',
    );
    expect((await readDocument(context, editor, id)).categoryName).toBe('Nghề làng');
  });

  it('that a document moves to is kept by it', async () => {
    const { write, context } = await libraryScene();
    const other = { by: 'an', name: 'Nấu ăn', description: '', requestKey: undefined };
    const { id: categoryId } = await createDocumentCategory(context, other);
    const { id } = await write();
    const racing = {
      list: async () => {
        await documents.updateDocument(context, { id, change: { categoryId }, version: undefined });
        const { categoryId: now } = await readDocument(context, editor, id);
        moved += 1;
        return { rows: moved > 1 && now === categoryId ? [{}] : [], total: 0 } as never;
      },
    };
    let moved = 0;
    expect(await codeOf(deleteDocumentCategory(context, categoryId, racing))).toBe(
      'DOCUMENT_CATEGORY_IN_USE',
    );
  });
});

describe('chapters', () => {
  it('are added at the end, once, and counted while they are published', async () => {
    const { write, addChapter, context, table } = await libraryScene();
    const { id } = await write();
    const key = randomUUID();
    const [one, again] = [await addChapter(id, {}, true, key), await addChapter(id, {}, true, key)];
    const two = await addChapter(id, { title: 'Nung', content: '' }, false);
    expect(again.id).toBe(one.id);
    const count = async () => (await documentRecord.get(table, { id })).chapterCount;
    expect(await count()).toBe(1);
    const staff = await readDocument(context, editor, id);
    expect(staff.chapters.map((line) => [line.id, line.position, line.hasContent])).toEqual([
      [one.id, 1, true],
      [two.id, 2, false],
    ]);
    expect((await readDocument(context, member, id)).chapters.map((line) => line.id)).toEqual([one.id]);
    await chapters.publishChapter(context, { id, chapterId: two.id, isPublished: true });
    expect(await count()).toBe(2);
    await chapters.publishChapter(context, { id, chapterId: two.id, isPublished: true });
    await chapters.publishChapter(context, { id, chapterId: one.id, isPublished: false });
    expect(await count()).toBe(1);
    expect((await readDocument(context, member, id)).chapters).toMatchObject([{ id: two.id, position: 1 }]);
    expect(
      await promisedRefusal(reading.getChapter, readChapter(context, member, { id, chapterId: one.id })),
    ).toBe('CHAPTER_NOT_FOUND');
    expect(await readChapter(context, editor, { id, chapterId: one.id })).toMatchObject({
      content: '<p>Đất sét.</p>',
      position: 1,
    });
    expect((await readChapter(context, editor, { id, chapterId: two.id })).position).toBe(2);
  });

  it('are found by their published words only', async () => {
    const { write, addChapter, context, table } = await libraryScene();
    const { id } = await write();
    const { id: chapterId } = await addChapter(id, {}, false);
    const words = () => chapterWordsRecord.get(table, { id: chapterId });
    expect(await words()).toMatchObject({ words: '', status: 'draft' });
    await chapters.publishChapter(context, { id, chapterId, isPublished: true });
    expect(await words()).toMatchObject({ title: 'Nhào đất', words: 'nhao dat set', status: 'published' });
    const change = { content: '<p>Men tro</p><script>1</script>' };
    const changed = await chapters.updateChapter(context, { id, chapterId, change, version: undefined });
    expect(await words()).toMatchObject({ words: 'nhao dat men tro' });
    expect(changed.title).toBe('Nhào đất');
    const { draftVersion, text } = await chapterPublication.readForEditing(context, chapterId);
    await chapterPublication.saveDraft(context, {
      id: chapterId,
      draftVersion,
      text: { ...text, content: '<p>bí mật</p>' },
    });
    expect(await words()).toMatchObject({ words: 'nhao dat men tro' });
    await chapters.deleteChapter(context, { id, chapterId });
    expect(await words()).toMatchObject({ status: 'archived' });
  });

  it('that are added at the same moment all have a place, up to the most there may be', async () => {
    const { write, addChapter, context, table } = await libraryScene();
    const { id } = await write();
    const made = await Promise.all([addChapter(id), addChapter(id)]);
    const { chapterIds } = await documentRecord.get(table, { id });
    expect(chapterIds.toSorted()).toEqual(made.map((chapter) => chapter.id).toSorted());
    expect((await readDocument(context, member, id)).chapterCount).toBe(2);
    const filled = Array.from({ length: 100 }, (_, place) => chapterIds[place % 2] ?? '');
    await table.write([
      documentRecord.count({ id }, { set: { chapterIds: filled } }, { refusal: 'nowhere' }),
    ]);
    expect(await promisedRefusal(chapterContracts.createChapter, addChapter(id))).toBe('CHAPTERS_FULL');
  });

  it('of another document are not found, and a change from an outdated version is refused', async () => {
    const { write, addChapter, context } = await libraryScene();
    const [one, other] = [await write(), await write()];
    const { id: chapterId, version } = await addChapter(one.id);
    const change = { title: 'Khác' };
    const update = (id: string, seen?: number) =>
      codeOf(chapters.updateChapter(context, { id, chapterId, change, version: seen }));
    expect(await update(other.id)).toBe('CHAPTER_NOT_FOUND');
    expect(await update(one.id, version - 1)).toBe('STALE_STATE');
    expect(await update(one.id, version)).toBe('done');
    const hidden = await addChapter(one.id, {}, false);
    const name = { id: one.id, chapterId: hidden.id };
    const changed = await chapters.updateChapter(context, { ...name, change, version: undefined });
    expect([changed.title, changed.status]).toEqual(['Khác', 'draft']);
  });

  it('take a whole new order from the newest list, in one write', async () => {
    const { write, addChapter, context, table } = await libraryScene();
    const { id } = await write();
    const ids = [];
    for (const title of ['1', '2', '3']) ids.push((await addChapter(id, { title })).id);
    const [a = '', b = '', c = ''] = ids;
    const { chaptersVersion: seen } = await documentRecord.get(table, { id });
    const order = (chapterIds: string[], chaptersVersion?: number) =>
      reorderChapters(context, { id, chapterIds, chaptersVersion });
    expect((await order([c, a, b], seen)).chaptersVersion).toBe(seen + 1);
    expect((await order([c, a, b], seen)).chaptersVersion).toBe(seen + 1);
    expect(await promisedRefusal(chapterContracts.reorderChapters, order([a, b, c], seen))).toBe(
      'STALE_STATE',
    );
    for (const wrong of [
      [a, b],
      [a, b, b],
      [a, b, c, c],
      [a, b, 'x'],
    ])
      expect(await promisedRefusal(chapterContracts.reorderChapters, order(wrong))).toBe('CHAPTERS_DIFFER');
    const shown = (await readDocument(context, member, id)).chapters;
    expect(shown.map((line) => [line.title, line.position])).toEqual([
      ['3', 1],
      ['1', 2],
      ['2', 3],
    ]);
    await chapters.deleteChapter(context, { id, chapterId: a });
    await chapters.deleteChapter(context, { id, chapterId: a });
    const left = await documentRecord.get(table, { id });
    expect([left.chapterIds, left.chapterCount]).toEqual([[c, b], 2]);
    expect((await chapterRecord.get(table, { id: a })).status).toBe('archived');
    expect((await order([b, c])).chapterIds).toEqual([b, c]);
  });
});
