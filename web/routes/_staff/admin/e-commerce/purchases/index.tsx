import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '#web/back-office/jobs/components/export-button.tsx';
import { PurchaseListPage } from '#web/back-office/purchasing/components/purchase-list-page.tsx';
import { purchaseSearch, type PurchaseSearch } from '#web/back-office/purchasing/rules/purchase-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { useCan } from '#web/platform/session/use-session.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/purchases/')({
  ...staffPage<PurchaseSearch>('purchases'),
  component: PurchasesRoute,
});

function PurchasesRoute() {
  const { t } = useTranslation('purchasing');
  const search = purchaseSearch.read(Route.useSearch());
  const { page: _page, limit: _limit, ...query } = purchaseSearch.toQuery(search);
  const navigate = Route.useNavigate();
  const manages = useCan('purchases.manage');
  return (
    <BackOfficePage
      {...(manages && {
        action: (
          <ButtonLink to="/admin/e-commerce/purchases/new" variant="primary" icon={<Plus />}>
            {t('add')}
          </ButtonLink>
        ),
      })}
    >
      <PurchaseListPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
        {...(manages && {
          tools: (
            <ExportButton
              all={{ job: (format) => ({ kind: 'export-purchases', input: { format, query } }) }}
            />
          ),
        })}
      />
    </BackOfficePage>
  );
}
