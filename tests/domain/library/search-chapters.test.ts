import { expect, it } from 'vitest';
import { chapterRecord, chapterWordsRecord } from '#functions/domain/library/chapter-record.ts';
import { documentRecord } from '#functions/domain/library/document-record.ts';
import { chapterSubject } from '#functions/domain/library/library-subjects.ts';
import { searchChapters } from '#functions/domain/library/search-chapters.ts';
import { publishChapter } from '#functions/domain/library/write-chapters.ts';
import { readViewsFrom } from '../support/views-of-table.ts';
import { libraryScene } from './library-scene.ts';

async function scene() {
  const library = await libraryScene();
  readViewsFrom(library.rows);
  const find = async (q: string) => (await searchChapters(library.context, q)).data;
  const titles = async (q: string) =>
    (await find(q)).map(({ title }) => title.map(({ text }) => text).join(''));
  const count = (id: string, views: number, version: number) =>
    chapterSubject.keepSums(library.context, id, { sums: { views }, version });
  return { ...library, find, titles, count };
}

it('shows ten hits with their place in the document, and marks the words', async () => {
  const { write, addChapter, find } = await scene();
  const { id } = await write();
  for (let place = 0; place < 12; place += 1)
    await addChapter(id, { content: `<p>Nung gốm lần ${place}.</p>` });
  const hits = await find('gốm');
  expect(hits.length).toBe(10);
  expect(hits[0]).toMatchObject({ documentId: id, documentTitle: 'Nghề gốm', position: 12 });
  expect(hits[0]?.snippet).toContainEqual({ text: 'gốm', isMarked: true });
  expect(await find('... !')).toEqual([]);
  expect((await find('nung gom lan mot hai ba bon nam sau')).length).toBe(0);
});

it('a chapter that is read more stands before a newer one, and a phrase before both', async () => {
  const { write, addChapter, titles, count, table } = await scene();
  const { id } = await write();
  const read = await addChapter(id, { title: 'Một', content: '<p>gốm và men</p>' });
  await addChapter(id, { title: 'Hai', content: '<p>gốm với men</p>' });
  expect(await titles('gom men')).toEqual(['Hai', 'Một']);
  await count(read.id, 3, 1);
  expect((await chapterWordsRecord.get(table, { id: read.id })).rank).toBe(2);
  expect(await titles('gom men')).toEqual(['Một', 'Hai']);
  await addChapter(id, { title: 'Ba', content: '<p>men gốm men</p>' });
  expect((await titles('gốm men'))[0]).toBe('Ba');
});

it('views move a chapter only where its rank changes, and earlier sums change nothing', async () => {
  const { write, addChapter, count, table, rows } = await scene();
  const { id } = await write();
  const chapter = await addChapter(id);
  const change = () =>
    rows().find(({ pk, sk }) => pk === `CHAPTER#${chapter.id}` && sk === 'WORDS')?.['changeId'];
  const views = async () => (await chapterRecord.get(table, { id: chapter.id })).sums['views'];
  await count(chapter.id, 4, 2);
  const before = change();
  await count(chapter.id, 6, 3);
  expect([await views(), change()]).toEqual([6, before]);
  await count(chapter.id, 1, 1);
  expect([await views(), change()]).toEqual([6, before]);
  await count(chapter.id, 8, 4);
  expect(change()).not.toBe(before);
  await count('nowhere', 8, 4);
});

it('hidden chapters and chapters of hidden documents are not found', async () => {
  const { write, addChapter, titles, table, context } = await scene();
  const { id } = await write();
  const one = await addChapter(id, { title: 'Nung một' });
  await addChapter(id, { title: 'Nung hai' });
  await publishChapter(context, { id, chapterId: one.id, isPublished: false });
  expect(await titles('nung')).toEqual(['Nung hai']);
  await table.write([documentRecord.count({ id }, { set: { status: 'unpublished' } }, { refusal: 'gone' })]);
  expect(await titles('nung')).toEqual([]);
});

it('hits that are hidden give way to those after them', async () => {
  const { write, addChapter, titles, table } = await scene();
  const { id } = await write();
  const hidden = await write({ text: { title: 'Ẩn', description: '', content: '' } });
  await addChapter(id, { title: 'Còn' });
  for (let place = 0; place < 14; place += 1) await addChapter(hidden.id, { title: 'Ẩn' });
  await table.write([
    documentRecord.count({ id: hidden.id }, { set: { status: 'unpublished' } }, { refusal: 'gone' }),
  ]);
  expect(await titles('dat set')).toEqual(['Còn']);
});

it('looks at the first fifty hits only', async () => {
  const { write, addChapter, titles, table } = await scene();
  const { id } = await write();
  const hidden = await write({ text: { title: 'Ẩn', description: '', content: '' } });
  await addChapter(id, { title: 'Cũ nhất' });
  for (let place = 0; place < 50; place += 1) await addChapter(hidden.id, { title: 'Ẩn' });
  await table.write([
    documentRecord.count({ id: hidden.id }, { set: { status: 'unpublished' } }, { refusal: 'gone' }),
  ]);
  expect(await titles('dat set')).toEqual([]);
});

it('half-typed words complete titles only', async () => {
  const { write, addChapter, titles } = await scene();
  const { id } = await write();
  await addChapter(id, { title: 'Nhào đất', content: '<p>Vò thật kỹ.</p>' });
  expect(await titles('nhào đ')).toEqual(['Nhào đất']);
  expect(await titles('vò th')).toEqual([]);
});
