import { getNotificationSettings } from '#shared/notifications/notification-settings.contract.ts';
import { findSettings, settingsView } from '#functions/domain/notifications/settings.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { pushFacts } from '#functions/platform/push/push-facts.ts';

export const handler = httpRoute(getNotificationSettings, async ({ actor: { userId }, table }) =>
  settingsView(await findSettings({ table }, userId), await pushFacts()),
);
