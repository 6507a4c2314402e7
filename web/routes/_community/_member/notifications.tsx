import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { notificationsQuery, statsQuery } from '#web/features/notifications/api/notification-queries.ts';
import { NotificationsPage } from '#web/features/notifications/components/notifications-page.tsx';
import { filterOf, notificationSearch } from '#web/features/notifications/rules/notification-filters.ts';
import { Page } from '#web/layouts/page.tsx';

export const Route = createFileRoute('/_community/_member/notifications')({
  validateSearch: notificationSearch,
  loaderDeps: ({ search: { show } }) => ({ show }),
  // Prefetched without await, because the page renders its own skeleton.
  loader: ({ context: { queryClient }, deps: { show } }) => {
    void queryClient.prefetchInfiniteQuery(notificationsQuery(filterOf(show)));
    void queryClient.prefetchQuery(statsQuery);
  },
  component: NotificationsRoute,
});

function NotificationsRoute() {
  const { t } = useTranslation('notifications');
  const { show } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Page title={t('title')} bleed>
      <NotificationsPage
        show={show}
        onShow={(next) => void navigate({ search: next ? { show: next } : {}, replace: true })}
      />
    </Page>
  );
}
