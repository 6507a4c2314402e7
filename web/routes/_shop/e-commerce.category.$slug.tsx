import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { categoryTreeQuery, productsQuery } from '../../features/catalogue/api/catalogue-queries.ts';
import { categoryQuery, facetsQuery } from '../../features/catalogue/api/listing-queries.ts';
import { CategoryPage } from '../../features/catalogue/categories/components/category-page.tsx';
import { ListPageSkeleton } from '../../features/catalogue/listing/components/list-page-skeleton.tsx';
import {
  filterOf,
  activeFiltersOf,
  readProductSearch,
} from '../../features/catalogue/listing/rules/product-search.ts';
import { Page } from '../../layouts/page.tsx';
import { PendingPage } from '../../layouts/page-faces.tsx';
import { found } from '../../platform/errors/found.ts';
import { useShopWords } from '../../platform/i18n/use-shop-words.ts';

export const Route = createFileRoute('/_shop/e-commerce/category/$slug')({
  validateSearch: readProductSearch,
  // The router also passes on values that validation refused, so they are read again.
  loaderDeps: ({ search }) => readProductSearch(search),
  loader: async ({ context: { queryClient }, params: { slug }, deps }) => {
    void queryClient.prefetchQuery(categoryTreeQuery);
    const { id, slug: today } = await found(queryClient, categoryQuery(slug), 'CATEGORY_NOT_FOUND');
    // The category had this slug before, so its current one replaces it.
    if (today !== slug)
      throw redirect({
        to: '/e-commerce/category/$slug',
        params: { slug: today },
        search: deps,
        replace: true,
      });
    const fixed = { categoryId: id };
    void queryClient.prefetchQuery(productsQuery(filterOf(deps, fixed)));
    void queryClient.prefetchQuery(facetsQuery(activeFiltersOf(deps, fixed)));
  },
  pendingComponent: () => (
    <PendingPage>
      <ListPageSkeleton />
    </PendingPage>
  ),
  component: CategoryRoute,
});

function CategoryRoute() {
  const { say } = useShopWords();
  const { data: category } = useSuspenseQuery(categoryQuery(Route.useParams().slug));
  const search = readProductSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <Page title={say(category.name)}>
      <CategoryPage
        category={category}
        search={search}
        onSearch={(wanted, keepPlace) => void navigate({ search: wanted, resetScroll: !keepPlace })}
      />
    </Page>
  );
}
