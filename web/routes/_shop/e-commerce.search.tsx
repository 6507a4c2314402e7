import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { categoryTreeQuery, productsQuery } from '../../features/catalogue/api/catalogue-queries.ts';
import { facetsQuery } from '../../features/catalogue/api/listing-queries.ts';
import { SearchPage } from '../../features/catalogue/search/components/search-page.tsx';
import {
  filterOf,
  activeFiltersOf,
  readProductSearch,
} from '../../features/catalogue/listing/rules/product-search.ts';
import { Page } from '../../layouts/page.tsx';

export const Route = createFileRoute('/_shop/e-commerce/search')({
  validateSearch: readProductSearch,
  // The router also passes on values that validation refused, so they are read again.
  loaderDeps: ({ search }) => readProductSearch(search),
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(categoryTreeQuery);
    if (!deps.q) return;
    void queryClient.prefetchQuery(productsQuery(filterOf(deps)));
    void queryClient.prefetchQuery(facetsQuery(activeFiltersOf(deps)));
  },
  component: SearchRoute,
});

function SearchRoute() {
  const { t } = useTranslation(['listing', 'catalogue']);
  const search = readProductSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <Page title={search.q ? t('catalogue:list.found', { q: search.q }) : t('search.title')}>
      <SearchPage
        search={search}
        onSearch={(wanted, keepPlace) => void navigate({ search: wanted, resetScroll: !keepPlace })}
      />
    </Page>
  );
}
