import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { staffPage } from '#web/back-office/staff-page.ts';
import { tillQuery } from '#web/back-office/tills/api/till-queries.ts';
import { MissingTill } from '#web/back-office/tills/components/missing-till.tsx';
import { TillActs } from '#web/back-office/tills/components/till-acts.tsx';
import { TillPage } from '#web/back-office/tills/components/till-page.tsx';
import { TillStatusBadge } from '#web/back-office/tills/components/till-status-badge.tsx';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { found } from '#web/platform/errors/found.ts';

export const Route = createFileRoute('/_staff/admin/payments/till/closings/$id')({
  ...staffPage('till-closings'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await found(queryClient, tillQuery(id), 'TILL_NOT_FOUND', 'BAD_REQUEST');
  },
  notFoundComponent: Missing,
  component: ClosingRoute,
});

function Missing() {
  return (
    <BackOfficePage>
      <MissingTill of="everybody" />
    </BackOfficePage>
  );
}

function ClosingRoute() {
  const { id } = Route.useParams();
  const { data: till } = useSuspenseQuery(tillQuery(id));
  return (
    <BackOfficePage
      title={till.code}
      lead={
        <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <TillStatusBadge till={till} />
          {till.personName}
        </span>
      }
      action={<TillActs key={id} till={till} />}
    >
      <TillPage till={till} />
    </BackOfficePage>
  );
}
