import * as z from 'zod';
import type { Language } from '../values/language.ts';

/**
 * Something that people read, comment on, react to or report: a news item, a document, a post, a comment.
 * Kinds are declared by their areas; the engines of content know no kind by name.
 */
export const SubjectKind = z.string().regex(/^[a-z][a-z-]{1,19}$/);
export type SubjectKind = z.infer<typeof SubjectKind>;

export const SubjectId = z.string().min(1).max(64);

export const Subject = z.object({ kind: SubjectKind, id: SubjectId });
export type Subject = z.infer<typeof Subject>;

/** Key of a subject as one text: for item keys, room names and idempotency keys. */
export const subjectText = ({ kind, id }: Subject): string => `${kind}#${id}`;

/** What notifications say about a kind of subject, and where they lead. */
export type SubjectKindFacts = {
  noun: Readonly<Record<Language, string>>;
  /** Path of the subject; with a comment, the path that shows the comment. */
  link: (id: string, commentId?: string) => string;
};
