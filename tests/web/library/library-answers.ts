import { SessionUser } from '#shared/accounts/user.ts';
import { ChapterLine } from '#shared/library/chapter.ts';
import { DocumentDetail, OwnDocumentItem } from '#shared/library/document.ts';
import {
  getDocumentBySlug,
  listDocumentCategories,
  documentComments,
  listOwnDocuments,
  listPublicDocuments,
} from '#shared/library/index.ts';
import { none, onePage } from '../faces/list-case.ts';
import { exampleOf } from '../support/example-of.ts';
import { type Answer, answer } from '../support/network.ts';

const facts = {
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  slug: 'nghe-gom',
  title: 'Nghề gốm',
  description: 'Từ đất đến lò.',
  categoryName: 'Nghề làng',
  audience: 'members',
  offline: false,
  downloads: 7,
  views: 5,
  chapterCount: 2,
  createdAt: '2026-11-20T02:00:00.000Z',
  updatedAt: '2026-11-21T02:00:00.000Z',
} as const;

export const item = exampleOf(OwnDocumentItem, facts);

export const chapter = (id: string, given: Partial<ChapterLine> = {}) =>
  exampleOf(ChapterLine, {
    id,
    title: `Bài ${id}`,
    position: 1,
    videoUrl: '',
    muxData: null,
    hasContent: true,
    views: 2,
    isCompleted: false,
    createdAt: '2026-11-20T02:00:00.000Z',
    ...given,
  });

export const file = (name: string) => ({
  id: name,
  fileName: name,
  fileUrl: `/media/files/${name}`,
  mimeType: 'application/pdf',
});

export const detail = (given: Partial<DocumentDetail> = {}) =>
  exampleOf(DocumentDetail, {
    ...facts,
    content: '',
    videoUrl: '',
    thumbnailUrl: null,
    chapters: [chapter('a'), chapter('b', { position: 2, views: 3 })],
    attachments: [],
    ...given,
  });

export const member = exampleOf(SessionUser, {
  id: 'lan',
  fullName: 'Nguyễn Thị Lan',
  role: 'user',
  status: 'active',
  referenceId: 'CHOLANG01',
});

const noComments = answer(documentComments.list, {
  data: [],
  page: 1,
  totalPages: 0,
  total: 0,
  commentCount: 0,
  hasNext: false,
} as never);

/** No document that guests read without an account. */
export const nothingPublic = answer(listPublicDocuments, {
  data: [],
  ...onePage,
  ...none,
  limit: 10,
} as never);

/** What the library asks, with one document in its list. */
export const libraryAnswers = (document: DocumentDetail, ...others: Answer[]): Answer[] => [
  answer(listOwnDocuments, { data: [item], ...onePage, limit: 10 } as never),
  answer(listDocumentCategories, [{ id: 'nghe', name: 'Nghề làng', description: '' }]),
  answer(getDocumentBySlug, document),
  nothingPublic,
  noComments,
  ...others,
];
