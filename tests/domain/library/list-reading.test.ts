import { expect, it } from 'vitest';
import { ProgressReport } from '#shared/library/reading-progress.ts';
import { listReadingDocuments } from '#functions/domain/library/list-reading.ts';
import { completeChapter, saveProgress } from '#functions/domain/library/own-progress.ts';
import { documentPublication } from '#functions/domain/library/document-publication.ts';
import { documentRecord } from '#functions/domain/library/document-record.ts';
import { readerKeys } from '#functions/domain/library/library-keys.ts';
import * as chapters from '#functions/domain/library/write-chapters.ts';
import { libraryScene, member } from './library-scene.ts';

type Actor = Parameters<typeof listReadingDocuments>[1];

async function scene() {
  const { write, addChapter, context, table, put } = await libraryScene();
  const aDocument = async (title: string) => {
    const { id } = await write({ text: { title, description: '', content: '', videoUrl: '' } });
    const ids = [(await addChapter(id, { title: 'Một' })).id, (await addChapter(id, { title: 'Hai' })).id];
    return { id, one: ids[0] ?? '', two: ids[1] ?? '' };
  };
  const read = (id: string, chapterId: string) =>
    saveProgress(context, member, { id, report: ProgressReport.parse({ chapterId }) });
  const complete = (id: string, chapterId: string) =>
    completeChapter(context, member, { id, chapterId, on: true });
  const list = async (limit = 5, actor: Actor = member) =>
    (await listReadingDocuments(context, actor, limit)).map(
      ({ title, chapter, completedCount, chapterCount }) => [
        title,
        chapter?.title,
        `${String(completedCount)}/${String(chapterCount)}`,
      ],
    );
  return { context, table, put, addChapter, aDocument, read, complete, list };
}

it('shows what a member began, that read last first, with the chapter to go on at', async () => {
  const { aDocument, read, complete, list } = await scene();
  const [clay, silk, bamboo] = [await aDocument('Gốm'), await aDocument('Lụa'), await aDocument('Tre')];
  await read(clay.id, clay.one);
  await read(silk.id, silk.two);
  await read(bamboo.id, bamboo.one);
  await read(clay.id, clay.two);
  expect(await list()).toEqual([
    ['Gốm', 'Hai', '0/2'],
    ['Tre', 'Một', '0/2'],
    ['Lụa', 'Hai', '0/2'],
  ]);
  expect(await list(1)).toEqual([['Gốm', 'Hai', '0/2']]);
  await complete(clay.id, clay.two);
  await complete(bamboo.id, bamboo.one);
  expect((await list()).slice(0, 2)).toEqual([
    ['Tre', 'Hai', '1/2'],
    ['Gốm', 'Một', '1/2'],
  ]);
  expect(await list(5, { userId: 'mai', role: 'user' })).toEqual([]);
});

it('leaves out what is completed, and what the member may not read any more', async () => {
  const { aDocument, read, complete, list, context, table } = await scene();
  const [clay, silk] = [await aDocument('Gốm'), await aDocument('Lụa')];
  await read(clay.id, clay.one);
  await read(silk.id, silk.one);
  await complete(clay.id, clay.one);
  await complete(clay.id, clay.two);
  expect(await list()).toEqual([['Lụa', 'Một', '0/2']]);
  const { version } = await documentRecord.get(table, { id: silk.id });
  await documentPublication.unpublish(context, { id: silk.id, version });
  expect(await list()).toEqual([]);
  expect(await list(5, { userId: 'lan', role: 'collaborator' })).toEqual([]);
});

it('a chapter that is gone counts for nothing; one that is hidden is not gone on at', async () => {
  const { aDocument, addChapter, read, complete, list, context } = await scene();
  const clay = await aDocument('Gốm');
  await addChapter(clay.id, { title: 'Ba' });
  await read(clay.id, clay.one);
  await complete(clay.id, clay.one);
  await chapters.deleteChapter(context, { id: clay.id, chapterId: clay.one });
  expect(await list()).toEqual([['Gốm', 'Hai', '0/2']]);
  await chapters.publishChapter(context, { id: clay.id, chapterId: clay.two, isPublished: false });
  expect(await list()).toEqual([['Gốm', undefined, '0/1']]);
});

it.each([
  ['39 others were read later', 39, '2027', '~', ['Gốm']],
  ['40 others were read later', 40, '2027', '~', []],
  ['499 others are known', 499, '2025', '!', ['Gốm']],
  ['500 others are known', 500, '2025', '!', []],
])('only so many documents are regarded: %s', async (_, count, at, prefix, shown) => {
  const { aDocument, read, list, put } = await scene();
  const clay = await aDocument('Gốm');
  await read(clay.id, clay.one);
  const place = { chapterId: 'gone', second: 0, paragraph: 0 };
  put(
    Array.from({ length: count }, (__, number) => {
      const documentId = `${prefix}${String(number)}`;
      const key = readerKeys.progress(member.userId, documentId);
      return { ...key, ...place, documentId, furthest: place, completed: [], at };
    }),
  );
  expect((await list()).map(([title]) => title)).toEqual(shown);
});
