import * as z from 'zod';
import { Subject } from '../subjects/subject.ts';
import { defineEvent, differs } from './define-event.ts';

/** Counters of a subject changed; several changes within two seconds are summed up once. */
export const subjectCounted = defineEvent('subject.counted', {
  says: { kind: z.string(), subjectId: z.string() },
  when: { 'subject-counters': ({ after }) => after },
  queues: ['subjects'],
  delaySeconds: 2,
});

/** A view of a subject, and of what it is a part of, was counted. The mark says nothing of who the viewer was. */
export const subjectViewed = defineEvent('subject.viewed', {
  says: {
    subjects: z.array(Subject),
    mark: z.object({ register: z.int(), rank: z.int() }),
    at: z.string(),
  },
  when: { viewer: (change) => differs(change, 'at') && change.after },
  queues: ['subjects'],
});
