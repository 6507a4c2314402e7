import { expect, it } from 'vitest';
import { maxAttachments, maxDocumentCategories } from '#shared/library/library-choices.ts';
import { addAttachment } from '#functions/domain/library/document-attachments.ts';
import {
  createDocumentCategory,
  documentCategoryItem,
  listDocumentCategories,
} from '#functions/domain/library/document-categories.ts';
import { documentRecord } from '#functions/domain/library/document-record.ts';
import { markedIds, markItem } from '#functions/domain/library/own-documents.ts';
import { codeOf, libraryScene, member } from './library-scene.ts';

it.each([
  [maxAttachments - 1, 'done'],
  [maxAttachments, 'ATTACHMENTS_FULL'],
])('a document with %i files is given another one: %s', async (count, outcome) => {
  const { write, context, table, anUpload } = await libraryScene();
  const { id } = await write();
  const upload = anUpload('files', { status: 'waiting', fileName: 'gom.png' });
  const file = { fileUrl: `/media/files/${upload}/gom.png`, mimeType: 'image/png', fileName: 'Gốm.png' };
  const attachments = Array.from({ length: count }, (_, number) => ({
    ...file,
    id: String(number),
    fileName: '',
  }));
  const before = await documentRecord.get(table, { id });
  await table.write(documentRecord.replace(before, { attachments }).writes);
  expect(await codeOf(addAttachment(context, { id, by: 'an', file }))).toBe(outcome);
  const last = (await documentRecord.get(table, { id })).attachments.at(-1);
  expect(last?.fileName).toBe(outcome === 'done' ? 'Gốm.png' : '');
});

it('there are a hundred categories, listed by name', async () => {
  const { put, context } = await libraryScene();
  const create = (name: string) =>
    codeOf(createDocumentCategory(context, { by: 'an', name, description: '', requestKey: undefined }));
  expect(await create('Âm nhạc')).toBe('done');
  const listed = await listDocumentCategories(context);
  expect(listed.map(({ name }) => name)).toEqual(['Âm nhạc', 'Nghề làng']);
  put(
    Array.from({ length: maxDocumentCategories - 3 }, (_, number) =>
      documentCategoryItem({ id: `c${String(number)}`, name: `Số ${String(number)}`, description: '' }),
    ),
  );
  expect(await create('Cuối')).toBe('done');
  expect([await create('Nữa'), await create('nghề làng')]).toEqual([
    'DOCUMENT_CATEGORIES_FULL',
    'DOCUMENT_CATEGORY_EXISTS',
  ]);
});

it('five hundred marks of a member are regarded', async () => {
  const { put, context } = await libraryScene();
  put(
    Array.from({ length: 501 }, (_, number) =>
      markItem({ userId: member.userId, documentId: String(number) }, { kind: 'follow', at: '2026' }),
    ),
  );
  expect(await markedIds(context, member.userId, 'follow')).toHaveLength(500);
});
