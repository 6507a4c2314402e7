import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { categoryTreeQuery, productsQuery } from '../../features/catalogue/api/catalogue-queries.ts';
import { facetsQuery } from '../../features/catalogue/api/listing-queries.ts';
import { ProductListPage } from '../../features/catalogue/listing/components/product-list-page.tsx';
import {
  filterOf,
  activeFiltersOf,
  readProductSearch,
} from '../../features/catalogue/listing/rules/product-search.ts';
import { Page } from '../../layouts/page.tsx';

export const Route = createFileRoute('/_shop/e-commerce/product/')({
  validateSearch: readProductSearch,
  // The router also passes on values that validation refused, so they are read again.
  loaderDeps: ({ search }) => readProductSearch(search),
  // Prefetched while the page's code loads. The page shows skeletons, so nothing is awaited.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(productsQuery(filterOf(deps)));
    void queryClient.prefetchQuery(facetsQuery(activeFiltersOf(deps)));
    void queryClient.prefetchQuery(categoryTreeQuery);
  },
  component: ProductListRoute,
});

function ProductListRoute() {
  const { t } = useTranslation('catalogue');
  const search = readProductSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <Page title={search.q ? t('list.found', { q: search.q }) : t('list.title')}>
      <ProductListPage
        search={search}
        onSearch={(wanted, keepPlace) => void navigate({ search: wanted, resetScroll: !keepPlace })}
      />
    </Page>
  );
}
