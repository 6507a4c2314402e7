import type { SubjectKindFacts } from '../subjects/subject.ts';

/** How notifications name news, and where they lead: the page finds the address from the id. */
export const newsFacts: SubjectKindFacts = {
  noun: { vi: 'tin', en: 'news item' },
  link: (id, commentId) => `/news?item=${encodeURIComponent(id)}${commentId ? `#comment-${commentId}` : ''}`,
};
