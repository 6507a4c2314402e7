import { messageFor } from '#shared/events/registry.ts';
import { sweepReplies } from '#functions/domain/discussion/sweep-replies.ts';
import { createCounterFolder } from '#functions/domain/subjects/fold-counters.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';
import { subjects } from './all-subjects.ts';

const foldCounters = createCounterFolder(new Map(subjects.map((subject) => [subject.kind, subject])));

export const handler = queueWorker('follow-subjects', messageFor('subjects'), (message, context) =>
  message.type === 'subject.counted'
    ? foldCounters(context, { kind: message.kind, id: message.subjectId })
    : sweepReplies(context, message.commentId),
);
