import { ChapterLine } from '#shared/library/chapter.ts';
import { type DocumentItem, DocumentText } from '#shared/library/document.ts';
import * as library from '#shared/library/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { type Answer, answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

export const id = '01J0000000000000000000000A';
export const savedAt = '2026-11-21T02:00:00.000Z';
const categories = [
  { id: 'nghe', name: 'Nghề làng', description: 'Gốm, mây' },
  { id: 'bep', name: 'Bếp quê', description: '' },
];
export const known = answer(library.listDocumentCategories, categories);

export const chapter = (name: string, given: object = {}) =>
  exampleOf(ChapterLine, { id: `c-${name}`, title: name, position: 1, isPublished: true, ...given });
const chapters = [chapter('Một'), chapter('Hai', { isPublished: false }), chapter('Ba')];

export const detail = (given: object = {}) =>
  exampleOf(library.getDocument.reply, {
    id,
    title: 'Nghề gốm',
    categoryId: 'nghe',
    categoryName: 'Nghề làng',
    audience: 'members',
    offline: false,
    thumbnailUrl: null,
    attachments: [],
    chapters,
    chaptersVersion: 4,
    staff: { status: 'draft', publishAt: null, hasDraft: true, version: 5 },
    ...given,
  });
export const edited = ({ state, ...given }: { state?: object; text?: DocumentText } = {}) =>
  exampleOf(library.documentDrafts.getDraft.reply, {
    text: DocumentText.parse({ title: 'Nghề gốm' }),
    draft: { draftVersion: 3, savedAt, savedBy: 'mai' },
    savedBy: null,
    state: {
      status: 'draft',
      slug: '',
      publishedAt: null,
      updatedAt: savedAt,
      publishAt: null,
      publishedVersion: 0,
      hasDraft: true,
      reason: null,
      version: 5,
      ...state,
    },
    ...given,
  });
export const reading = answer(library.getDocumentReading, {
  chapters: [
    { id: 'c-Một', title: 'Một', position: 1, isPublished: true, views: 9, started: 4, finished: 2 },
  ],
});

/** The page of the list of documents that has these rows. */
export const pageOf = (data: DocumentItem[]) =>
  answer(
    library.listDocuments,
    exampleOf(library.listDocuments.reply, {
      data,
      total: data.length,
      page: 1,
      limit: 10,
      totalPages: 1,
      hasNext: false,
      hasPrev: false,
    }),
  );

/** Opens the page of a document, whose chapters are there. */
export async function openDocument(given: object = {}, ...answers: Answer[]) {
  const shown = await renderAt(`/admin/posts/documents/${id}`, {
    as: 'collaborator',
    answers: [
      answer(library.documentDrafts.getDraft, edited()),
      answer(library.getDocument, detail(given)),
      reading,
      known,
      ...answers,
    ],
  });
  await shown.page.findByText(texts.staffLibrary.settings.hint);
  return shown;
}
