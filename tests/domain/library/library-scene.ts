import { AppError } from '#shared/contract/errors.ts';
import { ChapterText } from '#shared/library/chapter.ts';
import { DocumentText } from '#shared/library/document.ts';
import type { UploadKind } from '#shared/media/upload-kinds.ts';
import { newId } from '#shared/values/ids.ts';
import { createDocumentCategory } from '#functions/domain/library/document-categories.ts';
import { createChapter } from '#functions/domain/library/write-chapters.ts';
import { createDocument } from '#functions/domain/library/write-documents.ts';
import { findUpload, type StoredUpload, uploadItem } from '#functions/domain/media/uploads.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

export const member = { userId: 'lan', role: 'user' } as const;
export const editor = { userId: 'an', role: 'collaborator' } as const;

export const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

/** Library in memory with one category, and short ways to write in it. */
export async function libraryScene() {
  const { table, put, rows } = memoryTable();
  let instant = Date.parse('2026-11-21T01:00:00.000Z');
  const context = { table, now: () => new Date((instant += 1000)) };
  const category = await createDocumentCategory(context, {
    by: 'an',
    name: 'Nghề làng',
    description: '',
    requestKey: undefined,
  });
  const write = (given: object = {}, requestKey?: string, on = table) =>
    createDocument(
      { ...context, table: on },
      {
        by: 'an',
        text: DocumentText.parse({ title: 'Nghề gốm' }),
        settings: { categoryId: category.id, audience: 'members', offline: false, thumbnailUrl: null },
        slug: undefined,
        isPublished: true,
        requestKey,
        ...given,
      },
    );
  const addChapter = (id: string, given: object = {}, isPublished = true, requestKey?: string) =>
    createChapter(context, id, {
      by: 'an',
      text: ChapterText.parse({ title: 'Nhào đất', content: '<p>Đất sét.</p>', ...given }),
      isPublished,
      requestKey,
    });
  const anUpload = (kind: UploadKind, more: Partial<StoredUpload> = {}): string => {
    const id = newId();
    const at = '2026-11-21T01:00:00.000Z';
    const upload = { id, ownerId: 'an', kind, mimeType: 'image/png', bytes: 9, createdAt: at, seenAt: at };
    put([uploadItem({ ...upload, status: 'ready', ...more })]);
    return id;
  };
  const useOf = async (upload: string) => (await findUpload(context, upload))?.attachedTo;
  return { table, put, rows, context, category, write, addChapter, anUpload, useOf };
}
