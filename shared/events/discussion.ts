import * as z from 'zod';
import { defineEvent } from './define-event.ts';

const CommentFacts = {
  commentId: z.string(),
  kind: z.string(),
  subjectId: z.string(),
  parentId: z.string().nullable(),
  authorId: z.string(),
};

/** A comment is shown from now on: it was written, or a moderator approved it. */
export const commentShown = defineEvent('comment.shown', {
  says: CommentFacts,
  when: {
    comment: ({ before, after }) =>
      before?.['status'] !== 'published' &&
      after['status'] === 'published' && { ...after, commentId: after['id'] },
  },
  queues: ['subjects', 'notify'],
});

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

/** A removed comment is shown again; the replies that went with it follow. */
export const commentRestored = defineEvent('comment.restored', {
  says: CommentFacts,
  when: {
    comment: ({ before, after }) =>
      before?.['status'] === 'removed' &&
      after['status'] === 'published' && { ...after, commentId: after['id'] },
  },
  queues: ['subjects'],
});
