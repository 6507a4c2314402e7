import { getNotificationStats } from '#shared/notifications/read-notifications.contract.ts';
import { findBox, statsOf } from '#functions/domain/notifications/mark-read.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getNotificationStats, async ({ actor: { userId }, table }) =>
  statsOf(await findBox({ table }, userId)),
);
