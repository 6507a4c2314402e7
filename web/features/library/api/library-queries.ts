import { keepPreviousData } from '@tanstack/react-query';
import {
  getChapter,
  getDocumentBySlug,
  listDocumentCategories,
  listOwnDocuments,
  listPublicDocuments,
  searchDocuments,
} from '#shared/library/index.ts';
import { openingPublicDocuments } from '#shared/library/library-choices.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { libraryQueryOf } from '../rules/library-query.ts';
import type { LibrarySearch } from '../rules/library-search.ts';

const staleTime = 5 * 60_000;

export const libraryKeys = {
  ownLists: [...roots.library, 'list-own-documents'] as const,
  details: [...roots.library, 'get-document-by-slug'] as const,
};

export const documentCategoriesQuery = () => ({ ...apiQuery(listDocumentCategories), staleTime });

/** Returns the query of the documents at an address of the library, with what the reader has of each. */
export const ownDocumentsQuery = (search: LibrarySearch) => ({
  ...apiQuery(listOwnDocuments, { query: libraryQueryOf(search) }),
  staleTime,
  placeholderData: keepPreviousData,
});

/** Returns the query of the documents that are read without an account. */
export const publicDocumentsQuery = (page: number) => ({
  ...apiQuery(listPublicDocuments, { query: { ...openingPublicDocuments, page } }),
  staleTime,
  placeholderData: keepPreviousData,
});

/** Returns the query of the chapters that have all these words. */
export const chapterHitsQuery = (words: string) => ({
  ...apiQuery(searchDocuments, { query: { q: words } }),
  staleTime,
});

/** Returns the query of the document at an address. */
export const documentQuery = (slug: string) => ({
  ...apiQuery(getDocumentBySlug, { params: { slug } }),
  staleTime,
});

/** Returns the query of a chapter's text. */
export const chapterQuery = (id: string, chapterId: string) => ({
  ...apiQuery(getChapter, { params: { id, chapterId } }),
  staleTime,
});
