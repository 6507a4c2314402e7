import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CleanUpButton } from '#web/back-office/refunds/components/clean-up-button.tsx';
import { RefundTriesPage } from '#web/back-office/refunds/components/refund-tries-page.tsx';
import { refundTrySearch, type RefundTrySearch } from '#web/back-office/refunds/rules/refund-try-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/returns/refunds/tries')({
  ...staffPage<RefundTrySearch>('refunds'),
  component: TriesRoute,
});

function TriesRoute() {
  const { t } = useTranslation('money');
  const search = refundTrySearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage title={t('refundTries.title')} action={<CleanUpButton />}>
      <RefundTriesPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
