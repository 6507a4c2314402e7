import { messageFor } from '#shared/events/registry.ts';
import { pushDelayed, pushNotification } from '#functions/domain/notifications/send-pushes.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';
import { sendPush } from '#functions/platform/push/push-client.ts';

export const handler = queueWorker('push-notifications', messageFor('push'), async (event, context) => {
  const pushing = { ...context, push: sendPush };
  if (event.type === 'pushes.waited') return pushDelayed(pushing, event.userId);
  return pushNotification(pushing, event);
});
