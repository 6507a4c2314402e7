import { createFileRoute } from '@tanstack/react-router';
import { countQuery } from '#web/back-office/inventory/api/inventory-queries.ts';
import { CountActions } from '#web/back-office/inventory/components/count-actions.tsx';
import { CountPage } from '#web/back-office/inventory/components/count-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';
import { CountStatusBadge } from '#web/ui/status/count-status-badge.tsx';

const detail = staffDetail({
  query: countQuery,
  missing: ['COUNT_NOT_FOUND'],
  texts: { ns: 'counts', at: 'missing' },
  back: '/admin/e-commerce/inventory/counts',
});

export const Route = createFileRoute('/_staff/admin/e-commerce/inventory/counts/$id')({
  ...staffPage('counts'),
  loader: detail.load,
  notFoundComponent: detail.Missing,
  component: CountRoute,
});

function CountRoute() {
  const count = detail.useRecord();
  return (
    <BackOfficePage
      title={count.code}
      lead={
        <>
          <CountStatusBadge status={count.status} />
          {[count.warehouse.name, count.note].filter(Boolean).join(' · ')}
        </>
      }
      action={<CountActions count={count} />}
    >
      <CountPage count={count} />
    </BackOfficePage>
  );
}
