import { messageFor } from '#shared/events/registry.ts';
import { tellBirthday } from '#functions/domain/notifications/birthdays.ts';
import { listMember } from '#functions/domain/notifications/list-member.ts';
import { tellMember } from '#functions/domain/notifications/tell-member.ts';
import { newsOf } from '#functions/domain/notifications/who-hears.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

export const handler = queueWorker('tell-members', messageFor('notify'), async (event, context) => {
  if (event.type === 'member.listed') return listMember(context, event);
  if (event.type === 'birthday.came') return tellBirthday(context, event);
  for (const news of await newsOf(context, event)) await tellMember(context, news);
});
