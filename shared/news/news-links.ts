import type { SubjectKindFacts } from '../subjects/subject.ts';

/** How notifications name news, and where they lead: the page of the id leads on to the address. */
export const newsFacts: SubjectKindFacts = {
  noun: { vi: 'tin', en: 'news item' },
  link: (id, commentId) => `/news/${encodeURIComponent(id)}${commentId ? `#comment-${commentId}` : ''}`,
};
