import { moderateComments } from '#functions/domain/discussion/moderate-comments.ts';
import { commentKind } from '#functions/domain/discussion/comment-keys.ts';
import { keepCommentSums } from '#functions/domain/discussion/define-discussion.ts';
import {
  chapterSubject,
  documentDiscussion,
  documentSubject,
} from '#functions/domain/library/library-subjects.ts';
import type { Moderation } from '#functions/domain/moderation/moderate.ts';
import { newsDiscussion, newsSubject } from '#functions/domain/news/news-subject.ts';
import type { SubjectDefinition } from '#functions/domain/subjects/define-subject.ts';

type SummedSubject = Pick<SubjectDefinition, 'kind' | 'keepSums'>;

/** All kinds of content whose counters are summed up onto what lists show. */
export const subjects: readonly SummedSubject[] = [
  { kind: commentKind, keepSums: keepCommentSums },
  newsSubject,
  documentSubject,
  chapterSubject,
];

/** All kinds of content that members may report and moderators decide on. */
export const moderations: readonly Moderation[] = [moderateComments([newsDiscussion, documentDiscussion])];
