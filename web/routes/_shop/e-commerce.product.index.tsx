import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { productsQuery } from '../../features/catalogue/api/catalogue-queries.ts';
import { ProductListPage } from '../../features/catalogue/components/product-list-page.tsx';
import { filterOf, readProductSearch } from '../../features/catalogue/hooks/product-search.ts';
import { Page } from '../../layouts/page.tsx';

export const Route = createFileRoute('/_shop/e-commerce/product/')({
  validateSearch: readProductSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(productsQuery(filterOf(deps)));
  },
  component: ProductListRoute,
});

function ProductListRoute() {
  const { t } = useTranslation('catalogue');
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Page title={search.q ? t('list.found', { q: search.q }) : t('list.title')}>
      <ProductListPage
        search={search}
        onSearch={(wanted) => void navigate({ search: wanted, resetScroll: false })}
      />
    </Page>
  );
}
