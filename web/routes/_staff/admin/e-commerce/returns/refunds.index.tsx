import { createFileRoute } from '@tanstack/react-router';
import { ListX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NewRefundButton } from '#web/back-office/refunds/components/new-refund-button.tsx';
import { RefundList, type RefundSearch } from '#web/back-office/refunds/components/refund-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/returns/refunds/')({
  ...staffPage<RefundSearch>('refunds'),
  component: RefundsRoute,
});

function RefundsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { t } = useTranslation('money');
  return (
    <BackOfficePage
      action={
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink to="/admin/e-commerce/returns/refunds/tries" icon={<ListX />}>
            {t('refundTries.open')}
          </ButtonLink>
          <NewRefundButton
            onMade={(refund) => void navigate({ search: { ...search, refund }, resetScroll: false })}
          />
        </div>
      }
    >
      <RefundList />
    </BackOfficePage>
  );
}
