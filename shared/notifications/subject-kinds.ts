import { documentFacts } from '../library/library-path.ts';
import { newsFacts } from '../news/news-links.ts';
import type { Language } from '../values/language.ts';
import type { Subject, SubjectKind, SubjectKindFacts } from '../subjects/subject.ts';

export type SubjectKinds = Readonly<Record<SubjectKind, SubjectKindFacts>>;

/** All kinds of subjects. Each area declares its own in its folder, and adds a line here. */
const subjectKinds: SubjectKinds = { document: documentFacts, news: newsFacts };

const unknownNoun: Record<Language, string> = { vi: 'nội dung', en: 'content' };

const factsOf = (kind: SubjectKind, kinds: SubjectKinds): SubjectKindFacts | undefined =>
  Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;

/** Returns the path of a subject or of a comment on it; null for a kind that is unknown. */
export const subjectLink = (
  { kind, id }: Subject,
  commentId?: string,
  kinds: SubjectKinds = subjectKinds,
): string | null => factsOf(kind, kinds)?.link(id, commentId) ?? null;

/** Returns the word for a kind of subject. */
export const subjectNoun = (
  kind: SubjectKind,
  language: Language,
  kinds: SubjectKinds = subjectKinds,
): string => (factsOf(kind, kinds)?.noun ?? unknownNoun)[language];
