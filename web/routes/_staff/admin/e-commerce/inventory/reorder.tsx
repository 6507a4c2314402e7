import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ReorderPage } from '#web/back-office/purchasing/reorder/components/reorder-page.tsx';
import {
  reorderSearch,
  type ReorderSearch,
} from '#web/back-office/purchasing/reorder/rules/reorder-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/inventory/reorder')({
  ...staffPage<ReorderSearch>('reorder'),
  component: ReorderRoute,
});

function ReorderRoute() {
  const { t } = useTranslation('reorder');
  const search = reorderSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage lead={t('lead')}>
      <ReorderPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
