import { messageFor } from '#shared/events/registry.ts';
import { followEvent } from '#functions/domain/news/follow-event.ts';
import { notifyOfBirthday } from '#functions/domain/notifications/birthdays.ts';
import { newsOf } from '#functions/domain/notifications/define-news.ts';
import { listMember } from '#functions/domain/notifications/list-member.ts';
import { notifyMember } from '#functions/domain/notifications/notify-member.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';
import { notices } from './all-notices.ts';

export const handler = queueWorker('tell-members', messageFor('notify'), async (event, context) => {
  if (event.type === 'member.listed') return listMember(context, event);
  if (event.type === 'birthday.came') return notifyOfBirthday(context, event);
  if (event.type === 'event.changed') return followEvent(context, event);
  for (const news of await newsOf(context, event, notices)) await notifyMember(context, news);
});
