import { createFileRoute } from '@tanstack/react-router';
import { CountListPage } from '#web/back-office/inventory/components/count-list-page.tsx';
import { StartCountButton } from '#web/back-office/inventory/components/start-count-button.tsx';
import { countSearch, type CountSearch } from '#web/back-office/inventory/rules/count-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/inventory/counts/')({
  ...staffPage<CountSearch>('counts'),
  component: CountsRoute,
});

function CountsRoute() {
  const search = countSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage
      action={
        <StartCountButton
          onStarted={({ id }) =>
            void navigate({ to: '/admin/e-commerce/inventory/counts/$id', params: { id } })
          }
        />
      }
    >
      <CountListPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
