import { createFileRoute } from '@tanstack/react-router';
import { StatementFiles } from '#web/back-office/jobs/components/statement-files.tsx';
import { StatementScreen } from '#web/back-office/payments/components/statement-screen.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/payments/statements')({
  ...staffPage('statements'),
  component: () => (
    <BackOfficePage action={<StatementFiles />}>
      <StatementScreen />
    </BackOfficePage>
  ),
});
