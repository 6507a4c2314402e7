import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CleanUpButton } from '#web/back-office/refunds/components/clean-up-button.tsx';
import { RefundTryList, type RefundTrySearch } from '#web/back-office/refunds/components/refund-try-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/returns/refunds/tries')({
  ...staffPage<RefundTrySearch>('refunds'),
  component: TriesRoute,
});

function TriesRoute() {
  const { t } = useTranslation('money');
  return (
    <BackOfficePage title={t('refundTries.title')} action={<CleanUpButton />}>
      <RefundTryList />
    </BackOfficePage>
  );
}
