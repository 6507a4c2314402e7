import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { returnsQuery } from '../../features/returns/api/return-queries.ts';
import { ReturnsPage } from '../../features/returns/components/returns-page.tsx';
import { readReturnSearch } from '../../features/returns/rules/return-search.ts';
import { Page } from '../../layouts/page.tsx';
import { requireSession } from '../../platform/session/guards.ts';

export const Route = createFileRoute('/_shop/e-commerce/returns/')({
  validateSearch: readReturnSearch,
  beforeLoad: requireSession,
  loaderDeps: ({ search }) => readReturnSearch(search),
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(returnsQuery(deps.page ?? 1));
  },
  component: ReturnsRoute,
});

function ReturnsRoute() {
  const { t } = useTranslation(['returns', 'orders']);
  const { page = 1 } = readReturnSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <Page title={t('title')}>
      <ReturnsPage
        crumbs={[
          { label: t('orders:market'), to: '/e-commerce' },
          { label: t('orders:title'), to: '/e-commerce/order' },
          { label: t('title') },
        ]}
        page={page}
        onPage={(wanted) => void navigate({ search: wanted > 1 ? { page: wanted } : {} })}
      />
    </Page>
  );
}
