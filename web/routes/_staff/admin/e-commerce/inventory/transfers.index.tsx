import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { staffPage } from '#web/back-office/staff-page.ts';
import { TransferListPage } from '#web/back-office/inventory/components/transfer-list-page.tsx';
import { transferSearch, type TransferSearch } from '#web/back-office/inventory/rules/transfer-search.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/inventory/transfers/')({
  ...staffPage<TransferSearch>('transfers'),
  component: TransfersRoute,
});

function TransfersRoute() {
  const { t } = useTranslation('transfers');
  const search = transferSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage
      action={
        <ButtonLink to="/admin/e-commerce/inventory/transfers/new" variant="primary" icon={<Plus />}>
          {t('add')}
        </ButtonLink>
      }
    >
      <TransferListPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
