import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { categoryTreeQuery, newestProductsQuery } from '../../features/catalogue/api/catalogue-queries.ts';
import { HomePage } from '../../features/catalogue/components/home-page.tsx';
import { Page } from '../../layouts/page.tsx';

export const Route = createFileRoute('/_shop/e-commerce/')({
  // Asked for while the page's code is on its way; the page itself shows skeletons, so nobody waits here.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchInfiniteQuery(newestProductsQuery);
    void queryClient.prefetchQuery(categoryTreeQuery);
  },
  component: HomeRoute,
});

function HomeRoute() {
  const { t } = useTranslation();
  return (
    <Page title={t('brand')}>
      <HomePage />
    </Page>
  );
}
