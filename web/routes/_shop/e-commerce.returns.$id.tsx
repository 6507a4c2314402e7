import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { returnQuery, returnTrackingQuery } from '../../features/returns/api/return-queries.ts';
import { ReturnMissing } from '../../features/returns/components/return-missing.tsx';
import { ReturnPage } from '../../features/returns/components/return-page.tsx';
import { ReturnPageSkeleton } from '../../features/returns/components/return-skeletons.tsx';
import { Page } from '../../layouts/page.tsx';
import { MissingPage, PendingPage } from '../../layouts/page-faces.tsx';
import { requireSession } from '../../platform/session/guards.ts';
import { found } from '../../platform/errors/found.ts';

export const Route = createFileRoute('/_shop/e-commerce/returns/$id')({
  beforeLoad: requireSession,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(returnTrackingQuery(id));
    await found(queryClient, returnQuery(id), 'RETURN_NOT_FOUND', 'BAD_REQUEST');
  },
  pendingComponent: () => (
    <PendingPage>
      <ReturnPageSkeleton />
    </PendingPage>
  ),
  notFoundComponent: () => (
    <MissingPage of="returns">
      <ReturnMissing />
    </MissingPage>
  ),
  component: ReturnRoute,
});

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
