import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { contentApprovalId } from '#shared/moderation/content-approval.contract.ts';
import { ApprovalPage } from '#web/back-office/moderation/components/approval-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { HistoryButton } from '#web/ui/record/history-button.tsx';

export const Route = createFileRoute('/_staff/admin/posts/approval')({
  ...staffPage('content-approval'),
  component: ApprovalRoute,
});

function ApprovalRoute() {
  const { t } = useTranslation('moderation');
  return (
    <BackOfficePage lead={t('approval.lead')} action={<HistoryButton of="settings" id={contentApprovalId} />}>
      <ApprovalPage />
    </BackOfficePage>
  );
}
