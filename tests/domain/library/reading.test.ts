import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ProgressReport } from '#shared/library/reading-progress.ts';
import { downloadDocument, viewChapter } from '#functions/domain/library/count-reading.ts';
import { addAttachment, removeAttachment } from '#functions/domain/library/document-attachments.ts';
import {
  chapterKind,
  documentKind,
  readerKeys,
  readingKind,
} from '#functions/domain/library/library-keys.ts';
import { forgetReader, setMark } from '#functions/domain/library/own-marks.ts';
import { markedIds, readOwn } from '#functions/domain/library/own-documents.ts';
import { completeChapter, forgetProgress, saveProgress } from '#functions/domain/library/own-progress.ts';
import { readDocumentReading } from '#functions/domain/library/document-reading.ts';
import { readDocument } from '#functions/domain/library/read-documents.ts';
import * as chapters from '#functions/domain/library/write-chapters.ts';
import { readSums } from '#functions/domain/subjects/subject-counters.ts';
import { findUpload, uploadItem } from '#functions/domain/media/uploads.ts';
import { newId } from '#shared/values/ids.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { codeOf, editor, libraryScene, member } from './library-scene.ts';
import * as own from '#shared/library/own-library.contract.ts';
import * as documentContracts from '#shared/library/write-documents.contract.ts';
import { promisedRefusal } from '#tests/support/promised-refusal.ts';

async function scene() {
  const { write, addChapter, context, table, rows } = await libraryScene();
  const { id } = await write();
  const [one, two] = [await addChapter(id, { title: 'Một' }), await addChapter(id, { title: 'Hai' })];
  const sums = async (kind: string, of: string) => (await readSums(table, { kind, id: of })).sums;
  const report = (given: object) =>
    saveProgress(context, member, { id, report: ProgressReport.parse(given) });
  return { write, addChapter, context, table, rows, id, one, two, sums, report };
}

it('marks are set, repeated and turned over, and summed up for all', async () => {
  const { context, id, sums } = await scene();
  const favorite = (on?: boolean) => setMark(context, member, { id, kind: 'favorite', on });
  expect([await favorite(), await favorite(true), await favorite(true)]).toEqual([true, true, true]);
  await setMark(context, member, { id, kind: 'follow', on: undefined });
  expect(await readDocument(context, member, id)).toMatchObject({ isFavorite: true, isFollowing: true });
  expect(await readDocument(context, editor, id)).toMatchObject({ isFavorite: false, isFollowing: false });
  expect(await sums(documentKind, id)).toMatchObject({ favorite: 1, follow: 1 });
  expect([await favorite(), await favorite(false)]).toEqual([false, false]);
  expect((await sums(documentKind, id))['favorite']).toBe(0);
  expect(await codeOf(setMark(context, member, { id: 'nowhere', kind: 'follow', on: true }))).toBe(
    'DOCUMENT_NOT_FOUND',
  );
});

it('nobody but editors works with a document that is hidden', async () => {
  const { write, context } = await scene();
  const { id } = await write({ isPublished: false });
  const mark = { id, kind: 'favorite', on: true } as const;
  expect(await promisedRefusal(own.favoriteDocument, setMark(context, member, mark))).toBe(
    'DOCUMENT_NOT_FOUND',
  );
  expect(await codeOf(setMark(context, editor, mark))).toBe('done');
});

it('progress goes forward from all devices, by chapter and place', async () => {
  const { context, id, one, two, report } = await scene();
  await report({ chapterId: two.id, second: 30, completed: [one.id] });
  const late = await report({ chapterId: one.id, second: 500, paragraph: 9 });
  expect(late).toMatchObject({ chapterId: two.id, second: 30, completed: [one.id] });
  expect((await report({ chapterId: one.id, second: 500, paragraph: 9 })).at).toBe(late.at);
  const [a, b] = await Promise.all([
    report({ chapterId: two.id, second: 50 }),
    report({ chapterId: two.id, paragraph: 4 }),
  ]);
  expect([a.chapterId, b.chapterId]).toEqual([two.id, two.id]);
  expect((await readDocument(context, member, id)).progress).toMatchObject({ second: 50, paragraph: 4 });
  const back = await report({ chapterId: one.id, reset: true });
  expect(back).toMatchObject({ chapterId: one.id, furthest: { chapterId: two.id, second: 50 } });
  expect(await promisedRefusal(own.saveProgress, report({ chapterId: 'nowhere' }))).toBe('CHAPTER_NOT_FOUND');
});

it('a chapter that is completed elsewhere leaves the place where the member reads', async () => {
  const { context, id, one, two, report } = await scene();
  await report({ chapterId: two.id, second: 30 });
  await completeChapter(context, member, { id, chapterId: one.id, on: true });
  expect((await readDocument(context, member, id)).progress).toMatchObject({ chapterId: two.id, second: 30 });
});

it('what a member has of several documents is read together', async () => {
  const { write, context, id, one, report } = await scene();
  const [other, third] = [await write(), await write()];
  await setMark(context, member, { id: other.id, kind: 'follow', on: true });
  await setMark(context, member, { id: third.id, kind: 'favorite', on: true });
  await report({ chapterId: one.id, second: 3 });
  expect(await readOwn(context, member.userId, [id, other.id, third.id])).toMatchObject([
    { isFavorite: false, isFollowing: false, progress: { second: 3 } },
    { isFavorite: false, isFollowing: true, progress: null },
    { isFavorite: true, isFollowing: false, progress: null },
  ]);
});

it('a chapter is completed and not, and one that is gone no longer counts', async () => {
  const { context, id, one, two } = await scene();
  const complete = (chapterId: string, on?: boolean) =>
    completeChapter(context, member, { id, chapterId, on });
  expect(await complete(two.id)).toEqual({ isCompleted: true, completed: [two.id] });
  expect((await readDocument(context, member, id)).progress?.chapterId).toBe(one.id);
  expect((await complete(two.id, true)).isCompleted).toBe(true);
  expect((await complete(one.id)).completed).toEqual([one.id, two.id].toSorted());
  const shown = (await readDocument(context, member, id)).chapters.map(({ isCompleted }) => isCompleted);
  expect(shown).toEqual([true, true]);
  await chapters.deleteChapter(context, { id, chapterId: one.id });
  expect(await complete(two.id)).toEqual({ isCompleted: false, completed: [] });
  expect((await complete(two.id, false)).isCompleted).toBe(false);
  expect(await promisedRefusal(own.completeChapter, complete(one.id))).toBe('CHAPTER_NOT_FOUND');
});

it('a view counts for chapter and document alike, and is remembered until it is forgotten', async () => {
  const { context, id, one, sums, report } = await scene();
  const visitor = { userId: member.userId, address: '10.0.0.1', userAgent: 'Mozilla/5.0' };
  const view = (chapterId: string) => viewChapter(context, member, { id, chapterId, visitor });
  const first = await view(one.id);
  const second = await view(one.id);
  expect([first.counted, second.counted]).toEqual([true, false]);
  expect([await sums(chapterKind, one.id), await sums(documentKind, id)]).toEqual([
    { views: 1 },
    { views: 1 },
  ]);
  expect((await readDocument(context, member, id)).lastViewed).toBe(second.lastViewed);
  await report({ chapterId: one.id, second: 3 });
  await forgetProgress(context, member.userId, id);
  expect(await readDocument(context, member, id)).toMatchObject({ lastViewed: null, progress: null });
  expect(await promisedRefusal(own.viewChapter, view('nowhere'))).toBe('CHAPTER_NOT_FOUND');
});

it('a download counts once per press and answers the attachments; their uploads are kept meanwhile', async () => {
  const { context, table, id, sums } = await scene();
  const uploadId = newId();
  const upload = {
    id: uploadId,
    ownerId: 'an',
    kind: 'files',
    mimeType: 'application/pdf',
    bytes: 9,
  } as const;
  const createdAt = '2026-11-21T01:00:00.000Z';
  await table.write([
    create(uploadItem({ ...upload, status: 'waiting', createdAt, expiresAt: 9_999_999_999 })),
  ]);
  const fileUrl = `/media/files/${uploadId}/gom.pdf`;
  const add = (given: object = {}, by = 'an') =>
    addAttachment(context, {
      id,
      by,
      file: { fileUrl, mimeType: 'application/pdf', fileName: undefined, ...given },
    });
  expect(
    await promisedRefusal(documentContracts.addDocumentAttachment, add({ mimeType: 'text/plain' })),
  ).toBe('UNKNOWN_UPLOAD');
  expect(
    await promisedRefusal(
      documentContracts.addDocumentAttachment,
      add({ fileUrl: '/media/files/x/gom.pdf' }),
    ),
  ).toBe('UNKNOWN_UPLOAD');
  expect(await promisedRefusal(documentContracts.addDocumentAttachment, add({}, 'lan'))).toBe(
    'UNKNOWN_UPLOAD',
  );
  const attachment = { id: uploadId, fileName: 'gom.pdf', fileUrl, mimeType: 'application/pdf' };
  expect([await add(), await add()]).toEqual([attachment, attachment]);
  expect(await findUpload(context, uploadId)).toMatchObject({
    status: 'attached',
    attachedTo: `document#${id}`,
  });
  const requestKey = randomUUID();
  const download = () => downloadDocument(context, member, { id, requestKey });
  expect([await download(), await download()]).toEqual([
    { attachments: [attachment] },
    { attachments: [attachment] },
  ]);
  expect((await sums(documentKind, id))['downloads']).toBe(1);
  await removeAttachment(context, { id, attachmentId: uploadId });
  await removeAttachment(context, { id, attachmentId: uploadId });
  expect((await findUpload(context, uploadId))?.status).toBe('removed');
  expect((await readDocument(context, member, id)).attachments).toEqual([]);
});

it('who leaves takes their marks, views and progress along, and nobody else’s', async () => {
  const { write, addChapter, context, rows, id, one, sums, report } = await scene();
  const { id: glanced } = await write();
  const { id: chapterId } = await addChapter(glanced);
  const visitor = { userId: member.userId, address: '10.0.0.1', userAgent: 'Mozilla/5.0' };
  await viewChapter(context, member, { id: glanced, chapterId, visitor });
  await setMark(context, member, { id, kind: 'favorite', on: true });
  await setMark(context, member, { id, kind: 'follow', on: true });
  await setMark(context, editor, { id, kind: 'favorite', on: true });
  await report({ chapterId: one.id });
  await forgetReader(context, member.userId);
  await forgetReader(context, member.userId);
  expect(await readDocument(context, member, id)).toMatchObject({
    isFavorite: false,
    isFollowing: false,
    progress: null,
  });
  expect(await markedIds(context, editor.userId, 'favorite')).toEqual([id]);
  expect(await markedIds(context, member.userId, 'favorite')).toEqual([]);
  expect(await sums(documentKind, id)).toMatchObject({ favorite: 1, follow: 0 });
  expect(rows().filter(({ pk }) => pk === readerKeys.partition(member.userId))).toEqual([]);
});

describe('the readers of a chapter', () => {
  async function readers() {
    const found = await scene();
    const { context, id } = found;
    const lines = async () => {
      const { chapters: counted } = await readDocumentReading(context, editor, id);
      return counted.map(({ started, finished }) => [started, finished]);
    };
    const reportAs = (userId: string, given: object) =>
      saveProgress(context, { userId, role: 'user' }, { id, report: ProgressReport.parse(given) });
    return { ...found, lines, reportAs };
  }

  it('count once per chapter, however often and on however many devices they read', async () => {
    const { context, id, one, two, sums, lines, report, reportAs } = await readers();
    expect(await lines()).toEqual([
      [0, 0],
      [0, 0],
    ]);
    await report({ chapterId: one.id, second: 3 });
    await report({ chapterId: one.id, second: 9 });
    await Promise.all([
      report({ chapterId: two.id, completed: [one.id] }),
      report({ chapterId: one.id, second: 20, completed: [one.id] }),
    ]);
    await reportAs('mai', { chapterId: two.id, completed: [one.id, two.id, 'nowhere'] });
    await completeChapter(context, editor, { id, chapterId: two.id, on: true });
    // Unknown chapters are ignored, so a reader cannot raise the counters with them.
    expect(Object.keys(await sums(readingKind, id)).toSorted()).toEqual(
      [one.id, two.id].flatMap((chapter) => [`finished_${chapter}`, `started_${chapter}`]).toSorted(),
    );
    expect(await lines()).toEqual([
      [2, 2],
      [3, 2],
    ]);
    const { chapters: counted } = await readDocumentReading(context, editor, id);
    expect(counted[0]).toEqual({
      id: one.id,
      title: 'Một',
      position: 1,
      isPublished: true,
      views: 0,
      started: 2,
      finished: 2,
    });
  });

  it('are fewer again once somebody unmarks a chapter, forgets their progress or leaves', async () => {
    const { context, id, one, two, lines, report, reportAs } = await readers();
    await report({ chapterId: two.id, completed: [one.id] });
    await reportAs('mai', { chapterId: two.id, completed: [two.id] });
    await completeChapter(context, member, { id, chapterId: one.id, on: false });
    expect(await lines()).toEqual([
      [1, 0],
      [2, 1],
    ]);
    await forgetProgress(context, member.userId, id);
    await forgetProgress(context, member.userId, id);
    expect(await lines()).toEqual([
      [0, 0],
      [1, 1],
    ]);
    await forgetReader(context, 'mai');
    expect(await lines()).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});
