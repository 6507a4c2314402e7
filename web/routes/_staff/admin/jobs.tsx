import { createFileRoute } from '@tanstack/react-router';
import { can } from '#shared/contract/access.ts';
import { JobListPage } from '#web/back-office/jobs/components/job-list-page.tsx';
import { ProductFiles } from '#web/back-office/jobs/components/product-files.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/jobs')({ ...staffPage('jobs'), component: JobsRoute });

function JobsRoute() {
  const { user } = Route.useRouteContext();
  return (
    <BackOfficePage action={can(user.role, 'products.write') && <ProductFiles />}>
      <JobListPage />
    </BackOfficePage>
  );
}
