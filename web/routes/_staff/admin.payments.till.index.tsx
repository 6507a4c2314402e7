import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { staffPage } from '../../back-office/staff-page.ts';
import { ownTillsQuery } from '../../back-office/till/api/till-queries.ts';
import { OwnTills } from '../../back-office/till/components/own-tills.tsx';
import { BackOfficePage } from '../../layouts/back-office/back-office-page.tsx';

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
