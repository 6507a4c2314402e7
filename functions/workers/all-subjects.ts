import { commentKind } from '#functions/domain/discussion/comment-keys.ts';
import { keepCommentSums } from '#functions/domain/discussion/define-discussion.ts';
import { newsSubject } from '#functions/domain/news/news-subject.ts';
import type { SubjectDefinition } from '#functions/domain/subjects/define-subject.ts';

type SummedSubject = Pick<SubjectDefinition, 'kind' | 'keepSums'>;

/** All kinds of content whose counters are summed up onto what lists show. */
export const subjects: readonly SummedSubject[] = [
  { kind: commentKind, keepSums: keepCommentSums },
  newsSubject,
];
