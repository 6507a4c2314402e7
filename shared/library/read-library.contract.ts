import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { ChapterDetail, ChapterId } from './chapter.ts';
import { DocumentCategory, DocumentDetail, DocumentId, DocumentItem, OwnDocumentItem } from './document.ts';
import {
  documentList,
  maxDocumentCategories,
  ownDocumentList,
  publicDocumentList,
} from './library-choices.ts';

/** Seconds that the edge keeps the list of public documents. */
const edgeSeconds = 5;

export const listDocuments = defineList({
  name: 'library/list-documents',
  summary: 'Documents of the library; those who write them also see what is not published',
  path: '/documents',
  access: 'member',
  list: documentList,
  row: DocumentItem,
  about: {
    tab: 'A tab is a sort order of its own',
    sort: 'Named sort order, before the one of the tab',
    status: 'For those who write documents; nobody else reads anything but published ones',
    planned: 'For those who write documents: whether a publication is planned',
  },
});

export const listOwnDocuments = defineList({
  name: 'library/list-own-documents',
  summary: 'Published documents with what the caller has of each: favourite, following, progress',
  path: '/documents/user',
  access: 'member',
  list: ownDocumentList,
  row: OwnDocumentItem,
});

export const listPublicDocuments = defineList({
  name: 'library/list-public-documents',
  summary: 'Published documents that are read without an account',
  path: '/documents/public',
  access: 'public',
  list: publicDocumentList,
  row: DocumentItem,
  cacheSeconds: edgeSeconds,
});

export const listDocumentCategories = defineRoute({
  name: 'library/list-document-categories',
  summary: 'Categories of documents by name',
  method: 'GET',
  path: '/documents/categories',
  access: 'member',
  reply: z.array(DocumentCategory).max(maxDocumentCategories),
});

const readErrors = ['DOCUMENT_NOT_FOUND', 'CONTENT_REMOVED', 'NO_TOKEN'] as const;

export const getDocument = defineRoute({
  name: 'library/get-document',
  summary: 'One document with its attachments and chapters, and what the caller has of it',
  method: 'GET',
  path: '/documents/{id}',
  access: 'guest',
  params: z.object({ id: DocumentId }),
  reply: DocumentDetail,
  errors: readErrors,
});

export const getDocumentBySlug = defineRoute({
  name: 'library/get-document-by-slug',
  summary: 'The document at an address; a former address leads to it, too',
  method: 'GET',
  path: '/documents/slug/{slug}',
  access: 'guest',
  params: z.object({ slug: z.string().min(1).max(160) }),
  reply: DocumentDetail,
  errors: readErrors,
});

export const getChapter = defineRoute({
  name: 'library/get-chapter',
  summary: 'One chapter with its text',
  method: 'GET',
  path: '/documents/{id}/chapters/{chapterId}',
  access: 'guest',
  params: z.object({ id: DocumentId, chapterId: ChapterId }),
  reply: ChapterDetail,
  errors: [...readErrors, 'CHAPTER_NOT_FOUND'],
});

/** Part of a text; marked if it is a word that was searched for. */
const MarkedPart = z.object({ text: z.string(), isMarked: z.boolean() });
export type MarkedPart = z.infer<typeof MarkedPart>;
const MarkedText = z.array(MarkedPart);

export const searchDocuments = defineRoute({
  name: 'library/search-documents',
  summary: 'Chapters whose title or text has all these words, with the words marked',
  method: 'GET',
  path: '/documents/search',
  access: 'member',
  query: z.object({ q: z.string().trim().min(1).max(100) }),
  reply: z.object({
    data: z.array(
      z.object({
        documentId: DocumentId,
        documentTitle: z.string(),
        chapterId: ChapterId,
        position: z.int(),
        title: MarkedText,
        snippet: MarkedText,
      }),
    ),
  }),
});
