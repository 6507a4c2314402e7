import { readAllNotifications } from '#shared/notifications/read-notifications.contract.ts';
import { markAllRead } from '#functions/domain/notifications/mark-read.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(readAllNotifications, ({ actor: { userId }, body, table, now }) =>
  markAllRead({ table, now }, { userId, upTo: body?.upTo }),
);
