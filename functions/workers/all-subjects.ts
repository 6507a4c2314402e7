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
import { reviewSubject } from '#functions/domain/reviews/review-subject.ts';
import type { SubjectDefinition } from '#functions/domain/subjects/define-subject.ts';

/** All kinds of content that members read. */
export const subjects: readonly SubjectDefinition[] = [newsSubject, documentSubject];

/** Everything whose counters are summed up onto what lists show: content, the comments on it, and reviews. */
export const summedSubjects: readonly Pick<SubjectDefinition, 'kind' | 'keepSums'>[] = [
  { kind: commentKind, keepSums: keepCommentSums },
  ...subjects,
  chapterSubject,
  reviewSubject,
];

/** All kinds of content that members may report and moderators decide on. */
export const moderations: readonly Moderation[] = [moderateComments([newsDiscussion, documentDiscussion])];
