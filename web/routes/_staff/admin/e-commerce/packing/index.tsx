import { createFileRoute } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatementFiles } from '#web/back-office/jobs/components/statement-files.tsx';
import { PackingListPage } from '#web/back-office/shipping/components/packing-list-page.tsx';
import { packingSearch, type PackingSearch } from '#web/back-office/shipping/rules/packing-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/packing/')({
  ...staffPage<PackingSearch>('packing'),
  component: PackingRoute,
});

function PackingRoute() {
  const { t } = useTranslation('packing');
  const search = packingSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage
      action={
        <div className="flex flex-wrap gap-2.5">
          <StatementFiles />
          <ButtonLink to="/admin/e-commerce/packing/batch" icon={<ListChecks />} variant="primary">
            {t('batch.open')}
          </ButtonLink>
        </div>
      }
    >
      <PackingListPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
