import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { staffPage } from '#web/back-office/staff-page.ts';
import { VoucherListPage } from '#web/back-office/vouchers/components/voucher-list-page.tsx';
import { voucherSearch, type VoucherSearch } from '#web/back-office/vouchers/rules/voucher-search.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/vouchers/')({
  ...staffPage<VoucherSearch>('vouchers'),
  component: VouchersRoute,
});

function VouchersRoute() {
  const { t } = useTranslation('promotions');
  const search = voucherSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage
      action={
        <ButtonLink variant="primary" icon={<Plus />} to="/admin/e-commerce/vouchers/new">
          {t('list.add')}
        </ButtonLink>
      }
    >
      <VoucherListPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
