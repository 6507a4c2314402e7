import * as z from 'zod';
import { defineEvent } from './define-event.ts';

/** A member reacted to a subject for the first time; another type later is no news. */
export const subjectReacted = defineEvent('subject.reacted', {
  says: { kind: z.string(), subjectId: z.string(), userId: z.string(), reaction: z.string(), at: z.string() },
  when: { reaction: ({ before, after }) => !before && { ...after, reaction: after['type'] } },
  queues: ['notify'],
});
