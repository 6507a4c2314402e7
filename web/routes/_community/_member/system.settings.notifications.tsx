import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { devicesQuery, settingsQuery } from '#web/features/notifications/api/notification-queries.ts';
import { NotificationSettingsPage } from '#web/features/notifications/components/notification-settings-page.tsx';
import { Page } from '#web/layouts/page.tsx';

export const Route = createFileRoute('/_community/_member/system/settings/notifications')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(settingsQuery);
    void queryClient.prefetchQuery(devicesQuery);
  },
  component: SettingsRoute,
});

function SettingsRoute() {
  const { t } = useTranslation('notifications');
  const { user } = Route.useRouteContext();
  return (
    <Page title={t('settings.title')} bleed>
      <NotificationSettingsPage user={user} />
    </Page>
  );
}
