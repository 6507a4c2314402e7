import * as z from 'zod';
import { defineEvent } from './define-event.ts';

const CommentFacts = {
  commentId: z.string(),
  kind: z.string(),
  subjectId: z.string(),
  parentId: z.string().nullable(),
  authorId: z.string(),
};

/** A person removed a comment with everything below it; the replies that follow it down say nothing more. */
export const commentRemoved = defineEvent('comment.removed', {
  says: CommentFacts,
  when: {
    comment: ({ before, after }) =>
      before?.['status'] === 'published' &&
      after['status'] === 'removed' &&
      after['removedBy'] !== null && { ...after, commentId: after['id'] },
  },
  queues: ['subjects'],
});
