import { listNotifications as contract } from '#shared/notifications/read-notifications.contract.ts';
import { listNotifications } from '#functions/domain/notifications/list-notifications.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, query, language, table, now }) =>
  listNotifications({ table, now }, { userId, ...query, unread: query.unread === 'true', language }),
);
