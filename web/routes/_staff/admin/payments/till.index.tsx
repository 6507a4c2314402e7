import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { staffPage } from '#web/back-office/staff-page.ts';
import { ownTillsQuery } from '#web/back-office/tills/api/till-queries.ts';
import { OwnTills } from '#web/back-office/tills/components/own-tills.tsx';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/payments/till/')({
  ...staffPage('till'),
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(ownTillsQuery);
  },
  component: TillRoute,
});

function TillRoute() {
  const { data } = useSuspenseQuery(ownTillsQuery);
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage>
      <OwnTills
        {...data}
        onClosed={({ id }) => void navigate({ to: '/admin/payments/till/$id', params: { id } })}
      />
    </BackOfficePage>
  );
}
