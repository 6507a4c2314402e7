import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { categoryTreeQuery, productsQuery } from '../../features/catalogue/api/catalogue-queries.ts';
import { facetsQuery } from '../../features/catalogue/api/listing-queries.ts';
import { brandQuery } from '../../features/catalogue/api/maker-queries.ts';
import { BrandPage } from '../../features/catalogue/makers/components/brand-page.tsx';
import { ListPageSkeleton } from '../../features/catalogue/listing/components/list-page-skeleton.tsx';
import {
  filterOf,
  activeFiltersOf,
  readProductSearch,
} from '../../features/catalogue/listing/rules/product-search.ts';
import { Page } from '../../layouts/page.tsx';
import { PendingPage } from '../../layouts/page-faces.tsx';
import { found } from '../../platform/errors/found.ts';

export const Route = createFileRoute('/_shop/e-commerce/brand/$slug')({
  validateSearch: readProductSearch,
  // The router also passes on values that validation refused, so they are read again.
  loaderDeps: ({ search }) => readProductSearch(search),
  loader: async ({ context: { queryClient }, params: { slug }, deps }) => {
    void queryClient.prefetchQuery(categoryTreeQuery);
    const { id } = await found(queryClient, brandQuery(slug), 'BRAND_NOT_FOUND');
    const fixed = { brandId: id };
    void queryClient.prefetchQuery(productsQuery(filterOf(deps, fixed)));
    void queryClient.prefetchQuery(facetsQuery(activeFiltersOf(deps, fixed)));
  },
  pendingComponent: () => (
    <PendingPage>
      <ListPageSkeleton />
    </PendingPage>
  ),
  component: BrandRoute,
});

function BrandRoute() {
  const { data: brand } = useSuspenseQuery(brandQuery(Route.useParams().slug));
  const search = readProductSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <Page title={brand.name}>
      <BrandPage
        brand={brand}
        search={search}
        onSearch={(wanted, keepPlace) => void navigate({ search: wanted, resetScroll: !keepPlace })}
      />
    </Page>
  );
}
