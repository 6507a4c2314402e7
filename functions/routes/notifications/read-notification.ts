import { readNotification } from '#shared/notifications/read-notifications.contract.ts';
import { markRead } from '#functions/domain/notifications/mark-read.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(readNotification, ({ actor: { userId }, params: { id }, table, now }) =>
  markRead({ table, now }, { userId, id }),
);
