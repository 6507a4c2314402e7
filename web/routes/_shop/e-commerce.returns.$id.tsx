import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { returnQuery, returnTrackingQuery } from '../../features/returns/api/return-queries.ts';
import { ReturnMissing } from '../../features/returns/components/return-missing.tsx';
import { ReturnPage } from '../../features/returns/components/return-page.tsx';
import { ReturnPageSkeleton } from '../../features/returns/components/return-skeletons.tsx';
import { Page } from '../../layouts/page.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { requireSession } from '../../platform/session/guards.ts';

export const Route = createFileRoute('/_shop/e-commerce/returns/$id')({
  beforeLoad: requireSession,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(returnTrackingQuery(id));
    await queryClient.ensureQueryData(returnQuery(id)).catch((error: unknown) => {
      throw isApiError(error, 'RETURN_NOT_FOUND', 'BAD_REQUEST') ? notFound() : error;
    });
  },
  pendingComponent: Pending,
  notFoundComponent: Missing,
  component: ReturnRoute,
});

function Pending() {
  return (
    <Page title="…">
      <ReturnPageSkeleton />
    </Page>
  );
}

function Missing() {
  const { t } = useTranslation('returns');
  return (
    <Page title={t('missing.title')}>
      <ReturnMissing />
    </Page>
  );
}

function ReturnRoute() {
  const { t } = useTranslation(['returns', 'orders']);
  const { data: entry } = useSuspenseQuery(returnQuery(Route.useParams().id));
  return (
    <Page title={t('detail.title', { code: entry.code })}>
      <ReturnPage
        entry={entry}
        crumbs={[
          { label: t('orders:title'), to: '/e-commerce/order' },
          { label: t('title'), to: '/e-commerce/returns' },
          { label: entry.code },
        ]}
      />
    </Page>
  );
}
