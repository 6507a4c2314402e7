import * as z from 'zod';
import { defineEvent } from './define-event.ts';

/** Counters of a subject changed; several changes within two seconds are summed up once. */
export const subjectCounted = defineEvent('subject.counted', {
  says: { kind: z.string(), subjectId: z.string() },
  when: { 'subject-counters': ({ after }) => after },
  queues: ['subjects'],
  delaySeconds: 2,
});
