import { describe, expect, it } from 'vitest';
import { reorderChapters } from '#functions/domain/library/chapter-order.ts';
import { documentRecord } from '#functions/domain/library/document-record.ts';
import { documentKind, libraryKeys } from '#functions/domain/library/library-keys.ts';
import { setMark } from '#functions/domain/library/own-marks.ts';
import { createDocument } from '#functions/domain/library/write-documents.ts';
import { deleteChapter } from '#functions/domain/library/write-chapters.ts';
import { readSums } from '#functions/domain/subjects/subject-counters.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { DocumentText } from '#shared/library/document.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { codeOf, libraryScene, member } from './library-scene.ts';

it.each([true, false])('a mark that two devices set to %s at the same moment counts once', async (on) => {
  const { write, context, table } = await libraryScene();
  const { id } = await write();
  const set = (isOn: boolean, where = context) => setMark(where, member, { id, kind: 'follow', on: isOn });
  await set(!on);
  const crossed = meanwhile(table, () => set(on));
  expect(await set(on, { ...context, table: crossed.table })).toBe(on);
  expect(crossed.happened()).toBe(true);
  const { sums } = await readSums(table, { kind: documentKind, id });
  expect(sums['follow'] ?? 0).toBe(Number(on));
});

it('a category that is deleted at the moment a document is made in it is not found', async () => {
  const { context, table, category } = await libraryScene();
  const crossed = meanwhile(table, () => table.write([remove(libraryKeys.category(category.id))]));
  const making = createDocument(
    { ...context, table: crossed.table },
    {
      by: 'an',
      text: DocumentText.parse({ title: 'Nghề gốm' }),
      settings: { categoryId: category.id, audience: 'members', offline: false, thumbnailUrl: null },
      slug: undefined,
      isPublished: false,
      requestKey: undefined,
    },
  );
  expect(await codeOf(making)).toBe('DOCUMENT_CATEGORY_NOT_FOUND');
});

describe('while a chapter is added', () => {
  async function crossing() {
    const library = await libraryScene();
    const { write, addChapter, context, table } = library;
    const { id } = await write();
    const [one, two] = [(await addChapter(id)).id, (await addChapter(id)).id];
    const order = async () => (await documentRecord.get(table, { id })).chapterIds;
    const added = meanwhile(table, () => addChapter(id));
    return { context, crossed: { ...context, table: added.table }, added, id, one, two, order };
  }

  it('another order is refused', async () => {
    const { crossed, added, id, one, two, order } = await crossing();
    const reordering = reorderChapters(crossed, { id, chapterIds: [two, one], chaptersVersion: undefined });
    expect(await codeOf(reordering)).toBe('STALE_STATE');
    expect([added.happened(), (await order()).slice(0, 2)]).toEqual([true, [one, two]]);
  });

  it('another one is taken out all the same', async () => {
    const { context, crossed, added, id, one, two, order } = await crossing();
    // The write that crosses is the one of the order, because the chapter itself is archived already.
    await deleteChapter(context, { id, chapterId: one });
    const again = await documentRecord.get(context.table, { id });
    await context.table.write([
      documentRecord.count({ id }, { set: { chapterIds: [one, ...again.chapterIds] } }, { refusal: 'gone' }),
    ]);
    await deleteChapter(crossed, { id, chapterId: one });
    expect(added.happened()).toBe(true);
    expect(await order()).toEqual([two, expect.any(String)]);
  });
});

it('an archived chapter that is still in the order is not asked for in another one', async () => {
  const { write, addChapter, context, table } = await libraryScene();
  const { id } = await write();
  const [one, two, three] = [await addChapter(id), await addChapter(id), await addChapter(id)];
  const { chapterIds } = await documentRecord.get(table, { id });
  await deleteChapter(context, { id, chapterId: one.id });
  await table.write([documentRecord.count({ id }, { set: { chapterIds } }, { refusal: 'gone' })]);
  const reordered = { id, chapterIds: [three.id, two.id], chaptersVersion: undefined };
  expect((await reorderChapters(context, reordered)).chapterIds).toEqual([three.id, two.id]);
});
