import { type EventFor, messageFor } from '#shared/events/registry.ts';
import { subjectRoom } from '#shared/subjects/subject-room.ts';
import { newId } from '#shared/values/ids.ts';
import { restoreReplies, sweepReplies } from '#functions/domain/discussion/sweep-replies.ts';
import { broadcast } from '#functions/domain/live/broadcast.ts';
import { createCounterFolder } from '#functions/domain/subjects/fold-counters.ts';
import { foldViewer } from '#functions/domain/subjects/unique-viewers.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { summedSubjects } from './all-subjects.ts';

const foldCounters = createCounterFolder(new Map(summedSubjects.map((subject) => [subject.kind, subject])));

type Message = EventFor<'subjects'>;

/** Tells those who have the subject on screen that its comments changed; they fetch what they miss. */
const hint = (context: Context, { kind, subjectId }: { kind: string; subjectId: string }, latest: string) =>
  broadcast(context, subjectRoom({ kind, id: subjectId }), { latest });

async function follow(message: Message, context: Context): Promise<void> {
  switch (message.type) {
    case 'subject.counted':
      return foldCounters(context, { kind: message.kind, id: message.subjectId });
    case 'subject.viewed':
      return foldViewer(context, message);
    case 'comment.shown':
      return hint(context, message, message.commentId);
    case 'comment.removed':
      await sweepReplies(context, message.commentId);
      return hint(context, message, newId(context.now().getTime()));
    case 'comment.restored':
      return restoreReplies(context, message.commentId);
  }
}

export const handler = queueWorker('follow-subjects', messageFor('subjects'), follow);
