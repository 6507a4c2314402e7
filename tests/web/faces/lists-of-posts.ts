import { DocumentItem } from '#shared/library/document.ts';
import { listDocumentCategories, listDocuments } from '#shared/library/index.ts';
import { CaseRow, searchCases } from '#shared/moderation/moderation.contract.ts';
import { searchNews } from '#shared/news/index.ts';
import { StaffNewsItem } from '#shared/news/news.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { aList, clear, type ListCase, none, onePage } from './list-case.ts';

const { moderation, staffLibrary, staffNews } = texts;

/** Lists of those who write for the community, and of moderators. */
export const listsOfPosts: readonly ListCase[] = [
  aList({
    name: 'news, for staff',
    url: '/admin/posts/events-news',
    as: 'collaborator',
    list: searchNews,
    pages: {
      full: { data: [exampleOf(StaffNewsItem, { title: 'Hội làng' })], ...onePage, pageSize: 15 },
      empty: { ...none, pageSize: 15 },
    },
    says: { full: 'Hội làng', failed: staffNews.list.failed, empty: staffNews.list.empty },
    narrowed: { url: '/admin/posts/events-news?type=event', says: staffNews.list.empty, widen: clear },
  }),
  aList({
    name: 'documents, for staff',
    url: '/admin/posts/documents',
    as: 'collaborator',
    list: listDocuments,
    beside: [answer(listDocumentCategories, [])],
    pages: {
      full: { data: [exampleOf(DocumentItem, { title: 'Nghề gốm' })], ...onePage, limit: 10 },
      empty: { ...none, limit: 10 },
    },
    says: { full: 'Nghề gốm', failed: staffLibrary.list.failed, empty: staffLibrary.list.empty },
    narrowed: { url: '/admin/posts/documents?status=draft', says: staffLibrary.list.empty, widen: clear },
  }),
  aList({
    name: 'content that waits for a moderator',
    url: '/admin/posts/moderation',
    as: 'collaborator',
    list: searchCases,
    pages: {
      full: { data: [exampleOf(CaseRow, { excerpt: 'Lời bình' })], ...onePage, pageSize: 20 },
      empty: { ...none, pageSize: 20 },
    },
    says: { full: 'Lời bình', failed: moderation.list.failed, empty: moderation.list.empty },
    narrowed: { url: '/admin/posts/moderation?state=kept', says: moderation.list.empty, widen: clear },
  }),
];
