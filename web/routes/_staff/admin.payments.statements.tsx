import { createFileRoute } from '@tanstack/react-router';
import { StatementFiles } from '../../back-office/jobs/components/statement-files.tsx';
import { StatementScreen } from '../../back-office/money/components/statement-screen.tsx';
import { staffPage } from '../../back-office/staff-page.ts';
import { BackOfficePage } from '../../layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/payments/statements')({
  ...staffPage('statements'),
  component: Shown,
});

function Shown() {
  return (
    <BackOfficePage action={<StatementFiles />}>
      <StatementScreen />
    </BackOfficePage>
  );
}
