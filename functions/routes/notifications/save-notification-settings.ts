import { saveNotificationSettings } from '#shared/notifications/notification-settings.contract.ts';
import { saveSettings, settingsView } from '#functions/domain/notifications/settings.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { pushFacts } from '#functions/platform/push/push-facts.ts';

export const handler = httpRoute(saveNotificationSettings, async ({ actor: { userId }, body, table, now }) =>
  settingsView(await saveSettings({ table, now }, { userId, ...body }), await pushFacts()),
);
