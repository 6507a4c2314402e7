import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Dashboard } from '#web/back-office/overview/components/dashboard.tsx';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';

export const Route = createFileRoute('/_staff/admin/')({ component: AdminHomeRoute });

/** Lazy, because it is below the list of waiting tasks and less urgent. */
const StockAlerts = lazyPiece(
  async () => (await import('#web/back-office/catalogue/components/stock-alerts.tsx')).StockAlerts,
  {
    waiting: (
      <Card>
        <Loading>
          <Skeleton className="h-72" />
        </Loading>
      </Card>
    ),
  },
);

function AdminHomeRoute() {
  const { t } = useTranslation('backOffice');
  const { user } = Route.useRouteContext();
  return (
    <BackOfficePage title={t('home.greeting', { name: user.fullName })} lead={t('home.lead')}>
      <Dashboard>
        <StockAlerts />
      </Dashboard>
    </BackOfficePage>
  );
}
