import { describe, expect, it } from 'vitest';
import { Attachment } from '#shared/library/document.ts';
import { namedAsItsType } from '#shared/media/upload-kinds.ts';
import { CategoryId, DocumentText } from '#shared/library/document.ts';
import { ChapterText } from '#shared/library/chapter.ts';
import { commentKeys, commentKind } from '#functions/domain/discussion/comment-keys.ts';
import { StoredComment } from '#functions/domain/discussion/comment-record.ts';
import { chapterPublication } from '#functions/domain/library/chapter-publication.ts';
import { ChapterWords, StoredChapter } from '#functions/domain/library/chapter-record.ts';
import { addAttachment } from '#functions/domain/library/document-attachments.ts';
import {
  createDocumentCategory,
  listDocumentCategories,
} from '#functions/domain/library/document-categories.ts';
import { documentPublication } from '#functions/domain/library/document-publication.ts';
import { readingKind } from '#functions/domain/library/library-keys.ts';
import { documentRecord, StoredDocument } from '#functions/domain/library/document-record.ts';
import { readOwn } from '#functions/domain/library/own-documents.ts';
import { saveProgress } from '#functions/domain/library/own-progress.ts';
import { readChapter, readDocument, readDocumentBySlug } from '#functions/domain/library/read-documents.ts';
import { createChapter } from '#functions/domain/library/write-chapters.ts';
import { createDocument } from '#functions/domain/library/write-documents.ts';
import { inspectWhole } from '#functions/domain/media/inspect-file.ts';
import { StoredUpload, uploadItem } from '#functions/domain/media/uploads.ts';
import { StoredReaction } from '#functions/domain/reactions/stored-reaction.ts';
import { readSums } from '#functions/domain/subjects/subject-counters.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { buildReadings, itemsOfReading } from '#seed/world/document-readers.ts';
import { filesOfDocuments } from '#seed/world/document-files.ts';
import { documentTexts } from '#seed/world/documents/index.ts';
import { buildMembers, memberId } from '#seed/world/members.ts';
import { placeDocuments } from '#seed/world/placed-documents.ts';
import {
  buildDocuments,
  itemsOfDocument,
  itemsOfDocumentCategories,
} from '#seed/world/published-documents.ts';
import { buildComments, itemsOfComment } from '#seed/world/threads.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { pdfText } from '#tests/support/pdf-text.ts';

const today = new Date('2026-05-20T00:00:00.000Z');
const members = buildMembers(today);
const placed = placeDocuments(members, today);
const comments = buildComments(placed, members, today);
const readings = buildReadings(placed, members, today);
const documents = buildDocuments(placed, { comments, readings, today });
const chapters = documents.flatMap((document) => document.chapters);
const items: Item[] = [
  ...itemsOfDocumentCategories(),
  ...documents.flatMap(itemsOfDocument),
  ...readings.flatMap(itemsOfReading),
  ...comments.flatMap(itemsOfComment),
];

/** Table with the library and its people, for a test of its own. */
function aLibrary() {
  const { table, put } = memoryTable();
  put([...items, ...members.map((member) => profileRecord.item(member))]);
  return { table, now: () => today };
}
const context = aLibrary();
const { table } = context;
const reader = { userId: memberId('member@cholang.vn'), role: 'user' as const };
const published = documents.filter(({ card }) => card.status === 'published');

const documentCalled = (title: string) => {
  const found = documents.find(({ card }) => card.title === title);
  if (!found) throw new Error(`There is no document ${title}`);
  return found;
};

describe('the library of the demo world', () => {
  it('is the same every time, has the stored shapes, and no key stands twice', () => {
    expect(buildDocuments(placed, { comments, readings, today })).toEqual(documents);
    expect(buildReadings(placed, members, today)).toEqual(readings);
    for (const { card, text, uploads } of documents) {
      expect(StoredDocument.parse(card)).toEqual(card);
      expect(DocumentText.parse(text)).toEqual(text);
      for (const upload of uploads) expect(StoredUpload.parse(upload)).toEqual(upload);
    }
    for (const { card, text } of chapters) {
      expect(StoredChapter.parse(card)).toEqual(card);
      expect(ChapterText.parse(text)).toEqual(text);
    }
    for (const { comment } of comments) expect(StoredComment.parse(comment)).toEqual(comment);
    const keys = items.map(({ pk, sk }) => `${pk} ${sk}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('shows 23 of 24 documents, three of them to guests and 20 without a network', () => {
    const cards = published.map(({ card }) => card);
    expect([documents.length, cards.length]).toEqual([24, 23]);
    expect(cards.filter(({ audience }) => audience === 'public')).toHaveLength(3);
    expect(cards.filter(({ offline }) => offline)).toHaveLength(20);
    expect(chapters.filter(({ card }) => card.playbackId !== null)).toHaveLength(5);
  });

  it('has documents and chapters whose sums equal their rows and their counters', async () => {
    for (const { card, chapters: own } of documents) {
      const written = comments.filter(({ comment }) => comment.subjectId === card.id);
      const marked = (kind: string) =>
        items.filter((item) => item['entity'] === `document-${kind}` && item['documentId'] === card.id)
          .length;
      const {
        views = 0,
        comments: total = 0,
        threads = 0,
        favorite = 0,
        follow = 0,
        downloads = 0,
      } = card.sums;
      expect(views).toBe(own.reduce((sum, chapter) => sum + (chapter.card.sums['views'] ?? 0), 0));
      expect([total, threads]).toEqual([
        written.length,
        written.filter(({ comment }) => comment.parentId === null).length,
      ]);
      expect([favorite, follow]).toEqual([marked('favorite'), marked('follow')]);
      expect(downloads > 0).toBe(card.attachments.length > 0);
      expect(downloads).toBeLessThan(Math.max(views, 1));
      expect(card.chapterCount).toBe(own.filter((chapter) => chapter.card.status === 'published').length);
      expect(card.chapterIds).toEqual(own.map((chapter) => chapter.card.id));
      const counted = await readSums(table, { kind: 'document', id: card.id });
      expect(counted).toEqual({ sums: card.sums, version: card.sumsVersion });
      for (const { card: chapter } of own)
        expect(await readSums(table, { kind: 'chapter', id: chapter.id })).toEqual({
          sums: chapter.sums,
          version: chapter.sumsVersion,
        });
    }
  });

  it('counts everybody once who began or completed a chapter', async () => {
    const { id, chapterIds } = documentCalled(published[0]?.card.title ?? '').card;
    const { sums } = await readSums(table, { kind: readingKind, id });
    const rows = readings.flatMap(({ documentId, progress }) =>
      documentId === id && progress ? [progress] : [],
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const chapter of chapterIds) {
      const have = (kind: 'started' | 'completed') =>
        rows.filter((row) => row[kind].includes(chapter)).length;
      expect([sums[`started_${chapter}`] ?? 0, sums[`finished_${chapter}`] ?? 0]).toEqual([
        have('started'),
        have('completed'),
      ]);
    }
  });

  it('has comments whose likes and replies equal their rows', async () => {
    expect(comments.length).toBeGreaterThan(80);
    const reactions = items.flatMap((item) =>
      item['entity'] === 'reaction' ? [StoredReaction.parse(item)] : [],
    );
    for (const { comment } of comments) {
      const { id, sums, replies, kind, subjectId } = comment;
      expect(kind).toBe('document');
      const likes = reactions.filter((one) => one.kind === commentKind && one.subjectId === id).length;
      expect(sums['like'] ?? 0).toBe(likes);
      const asked = { index: 'gsi1', pk: commentKeys.list({ kind, id: subjectId }, id), limit: 50 } as const;
      expect((await table.list(asked, StoredComment)).items).toHaveLength(replies);
    }
  });

  it('stands in categories that creating them would make', async () => {
    const empty = memoryTable();
    for (const { name, description } of await listDocumentCategories(context))
      await createDocumentCategory(
        { table: empty.table },
        { by: 'usr_1', name, description, requestKey: undefined },
      );
    expect(await listDocumentCategories({ table: empty.table })).toEqual(
      await listDocumentCategories(context),
    );
    const known = new Set((await listDocumentCategories(context)).map(({ id }) => CategoryId.parse(id)));
    expect(documents.filter(({ card }) => !known.has(card.categoryId))).toEqual([]);
  });

  it('is written before it is published, and neither is in the future', () => {
    for (const { card, chapters: own } of documents) {
      const times = [card.createdAt, ...own.map((chapter) => chapter.card.createdAt)];
      expect(times).toEqual(times.toSorted());
      expect((times.at(-1) ?? '') < (card.publishedAt ?? today.toISOString())).toBe(true);
      expect(card.updatedAt < today.toISOString()).toBe(true);
    }
  });

  it('leaves the items that writing and publishing leave', async () => {
    const { card, text, chapters: own } = documentCalled('Gói và luộc bánh chưng cho cả họ');
    const at = { ...memoryTable(), now: () => new Date(card.createdAt) };
    at.put(itemsOfDocumentCategories());
    const { categoryId, audience, offline, thumbnailUrl, uploaderId: by } = card;
    const written = await createDocument(at, {
      by,
      text,
      settings: { categoryId, audience, offline, thumbnailUrl },
      slug: undefined,
      isPublished: true,
      requestKey: undefined,
    });
    for (const chapter of own)
      await createChapter(at, written.id, {
        by,
        text: chapter.text,
        isPublished: chapter.card.status === 'published',
        requestKey: undefined,
      });
    const { chapterIds, ...made } = await documentRecord.get(at.table, { id: written.id });
    const ids = new Map([
      [made.id, card.id],
      ...chapterIds.map((id, place) => [id, card.chapterIds[place] ?? ''] as const),
    ]);
    const named = (rows: readonly object[]) =>
      rows
        .map((row) =>
          [...ids].reduce(
            (json, [from, to]) => json.replaceAll(from, to),
            JSON.stringify(row, Object.keys(row).toSorted()),
          ),
        )
        .map((row) => JSON.parse(row) as Item)
        .filter(({ pk, entity }) => /^(?:DOCUMENT|CHAPTER|SLUG)#/.test(pk) && entity !== 'event')
        .map((row) => `${row.pk} ${row.sk} ${Object.keys(row).join()}`)
        .toSorted();
    expect(
      named(
        itemsOfDocument({ ...documentCalled(card.title), uploads: [], counters: [] }).filter(
          ({ entity }) => entity !== 'subject-counters',
        ),
      ),
    ).toEqual(named(at.rows()));
    expect([made.chaptersVersion, made.chapterCount, made.slug]).toEqual([
      card.chaptersVersion,
      card.chapterCount,
      card.slug,
    ]);
    const words = own.map((chapter) =>
      ChapterWords.parse(
        itemsOfDocument(documentCalled(card.title)).find(
          ({ pk, sk }) => pk === `CHAPTER#${chapter.card.id}` && sk === 'WORDS',
        ),
      ),
    );
    const wordsMade = at
      .rows()
      .filter((row) => 'sk' in row && row.sk === 'WORDS')
      .map((row) => ChapterWords.parse(row));
    expect(words.map(({ title, words: all, status }) => ({ title, all, status }))).toEqual(
      wordsMade.map(({ title, words: all, status }) => ({ title, all, status })),
    );
  });

  it('is read, edited and published again like any other', async () => {
    const context = aLibrary();
    const { card, chapters: own } = documentCalled('Ủ phân compost từ rác bếp và lá vườn');
    const shown = await readDocumentBySlug(context, reader, card.slug);
    expect(shown).toMatchObject({ id: card.id, chapterCount: 3, isPublished: true });
    expect(shown.uploader?.fullName).toBe('Nguyễn Văn Thắng');
    expect(shown.chapters.map(({ title }) => title)).toEqual(own.map((chapter) => chapter.text.title));
    const [, filmed] = card.chapterIds;
    const chapter = await readChapter(context, reader, { id: card.id, chapterId: filmed ?? '' });
    expect(chapter).toMatchObject({ position: 2, muxData: { playbackId: 'dong-u' } });
    const { draftVersion, text } = await documentPublication.readForEditing(context, card.id);
    const change = { ...text, description: 'Mô tả mới' };
    const saved = await documentPublication.saveDraft(context, { id: card.id, draftVersion, text: change });
    await documentPublication.publish(context, { id: card.id, ...saved });
    expect(await documentRecord.get(context.table, { id: card.id })).toMatchObject({
      publishedVersion: 2,
      description: 'Mô tả mới',
    });
  });

  it('has one document and one chapter that only staff see, and that they can publish', async () => {
    const context = aLibrary();
    const [draft] = documents.filter(({ card }) => card.status === 'draft');
    const id = draft?.card.id ?? '';
    await expect(readDocument(context, reader, id)).rejects.toThrow('DOCUMENT_NOT_FOUND');
    const { draftVersion } = await documentPublication.readForEditing(context, id);
    const { slug } = await documentPublication.publish(context, { id, version: 1, draftVersion });
    expect(slug).not.toBe('');
    const [hidden] = documentCalled('Gói và luộc bánh chưng cho cả họ').chapters.filter(
      ({ card }) => card.status === 'draft',
    );
    const chapterId = hidden?.card.id ?? '';
    const editing = await chapterPublication.readForEditing(context, chapterId);
    expect(editing.text.title).toBe('Gửi bánh đi xa');
    await chapterPublication.publish(context, {
      id: chapterId,
      version: 1,
      draftVersion: editing.draftVersion,
    });
    const shown = await readDocument(context, reader, hidden?.card.documentId ?? '');
    expect(shown.chapterCount).toBe(4);
  });

  it('has readers of published chapters, in time, with some who are half through', async () => {
    const keys = readings.map(({ userId, documentId }) => `${userId} ${documentId}`);
    expect(new Set(keys).size).toBe(keys.length);
    const byId = new Map(documents.map((document) => [document.card.id, document]));
    const counts = { finished: 0, half: 0, begun: 0 };
    for (const { userId, documentId, marks, progress } of readings) {
      const { card, chapters: own } = byId.get(documentId) ?? documentCalled('');
      const member = members.find(({ id }) => id === userId);
      expect(member?.status).toBe('active');
      const since = [card.publishedAt ?? '', member?.verificationDate ?? ''].toSorted().at(-1) ?? '';
      const times = [...marks.map(({ at }) => at), ...(progress ? [progress.at] : [])];
      expect(times.filter((at) => at <= since || at >= today.toISOString())).toEqual([]);
      if (!progress) continue;
      const open = own
        .filter((chapter) => chapter.card.status === 'published')
        .map((chapter) => chapter.card.id);
      expect([progress.chapterId, ...progress.completed].filter((id) => !open.includes(id))).toEqual([]);
      const chapter = own.find((one) => one.card.id === progress.chapterId);
      expect(progress.paragraph).toBeLessThan((chapter?.text.content.split('<p>').length ?? 0) - 1);
      expect(progress.second > 0).toBe(chapter?.card.playbackId !== null);
      const share = progress.completed.length / open.length;
      counts[share === 1 ? 'finished' : share > 0 ? 'half' : 'begun'] += 1;
    }
    expect(Object.values(counts).filter((count) => count < 15)).toEqual([]);
  });

  it('gives the member of the documentation favourites, followed documents and places to go on at', async () => {
    const context = aLibrary();
    const own = await readOwn(
      context,
      reader.userId,
      documents.map(({ card }) => card.id),
    );
    expect(own.filter(({ isFavorite }) => isFavorite).length).toBeGreaterThan(2);
    expect(own.filter(({ isFollowing }) => isFollowing).length).toBeGreaterThan(1);
    const half = own.findIndex(({ progress }) => progress && progress.completed.length > 0);
    const [document, before] = [documents[half], own[half]];
    expect(before?.lastViewed).toBe(before?.progress?.at);
    const chapterId = document?.card.chapterIds.at(-1) ?? '';
    const report = { chapterId, second: 0, paragraph: 1, completed: [], reset: false };
    const saved = await saveProgress(context, reader, { id: document?.card.id ?? '', report });
    expect(saved).toMatchObject({ chapterId, completed: before?.progress?.completed });
  });
});

describe('the files of the demo library', () => {
  const files = filesOfDocuments();
  const uploads = documents.flatMap((document) => document.uploads);

  it('lie where their attachments lead, are what they are called, and are as large as their uploads say', async () => {
    const attachments = documents.flatMap(({ card }) => card.attachments.map((one) => Attachment.parse(one)));
    expect(files.map(({ key }) => `/${key}`)).toEqual(attachments.map(({ fileUrl }) => fileUrl));
    expect(files.map(({ body }) => body.length)).toEqual(uploads.map(({ bytes }) => bytes));
    expect(attachments.filter(({ fileName, mimeType }) => !namedAsItsType(fileName, mimeType))).toEqual([]);
    for (const { type, body } of files) expect(await inspectWhole(type, body)).toBeUndefined();
    for (const { body, type } of files.filter((file) => file.type !== 'application/pdf'))
      expect([type, body.subarray(0, 3).toString('hex')]).toEqual([type, 'efbbbf']);
  });

  it('hold the lines that were written for them, in PDF files too', async () => {
    const texts = documentTexts.flatMap(({ attachments }) => attachments);
    for (const [place, { name, lines }] of texts.entries()) {
      const body = files[place]?.body ?? Buffer.alloc(0);
      const [page = ''] = name.endsWith('.pdf')
        ? await pdfText(new Uint8Array(body))
        : [body.toString().replaceAll('\r\n', ' ')];
      expect(lines.map((line) => line.replace('[ ] ', '')).filter((line) => !page.includes(line))).toEqual(
        [],
      );
    }
  });

  it('belong to their documents as attached ones do', async () => {
    const document = documents.find(({ card }) => card.attachments.length > 0);
    const [file] = document?.card.attachments ?? [];
    const [upload] = document?.uploads ?? [];
    if (!document || !file || !upload) throw new Error('No document has a file');
    const empty = memoryTable();
    empty.put([
      documentRecord.item({ ...document.card, attachments: [] }),
      uploadItem({ ...upload, status: 'waiting', attachedTo: undefined }),
    ]);
    const attached = await addAttachment(
      { table: empty.table, now: () => today },
      { id: document.card.id, by: upload.ownerId, file: { ...file } },
    );
    expect(attached).toEqual(file);
    expect(empty.rows()).toContainEqual(
      expect.objectContaining({ sk: 'UPLOAD', attachedTo: upload.attachedTo }),
    );
  });
});
