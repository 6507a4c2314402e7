import type { SubjectKindFacts } from '../subjects/subject.ts';

/** Address of the library. */
export const libraryPath = '/documents';

/** Address of a document: its slug, or its id, from which its page leads on to the slug. */
export const documentPath = (address: string): string => `${libraryPath}/${encodeURIComponent(address)}`;

/** Address at which a chapter is read. */
export const chapterPath = (address: string, chapterId: string): string =>
  `${documentPath(address)}/chapters/${encodeURIComponent(chapterId)}`;

/** How notifications name documents, and where they lead. */
export const documentFacts: SubjectKindFacts = {
  noun: { vi: 'tài liệu', en: 'document' },
  link: (id, commentId) => `${documentPath(id)}${commentId ? `#comment-${commentId}` : ''}`,
};
