import { createFileRoute } from '@tanstack/react-router';
import { staffPage } from '#web/back-office/staff-page.ts';
import { tillQuery } from '#web/back-office/tills/api/till-queries.ts';
import { TillActions } from '#web/back-office/tills/components/till-actions.tsx';
import { TillPage } from '#web/back-office/tills/components/till-page.tsx';
import { TillStatusBadge } from '#web/back-office/tills/components/till-status-badge.tsx';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';

const detail = staffDetail({
  query: tillQuery,
  missing: ['TILL_NOT_FOUND', 'BAD_REQUEST'],
  texts: { ns: 'till', at: 'missing' },
  back: '/admin/payments/till/closings',
  backText: 'toAll',
});

export const Route = createFileRoute('/_staff/admin/payments/till/closings/$id')({
  ...staffPage('till-closings'),
  loader: detail.load,
  notFoundComponent: detail.Missing,
  component: ClosingRoute,
});

function ClosingRoute() {
  const till = detail.useRecord();
  return (
    <BackOfficePage
      title={till.code}
      lead={
        <>
          <TillStatusBadge till={till} />
          {till.personName}
        </>
      }
      action={<TillActions key={till.id} till={till} />}
    >
      <TillPage till={till} />
    </BackOfficePage>
  );
}
