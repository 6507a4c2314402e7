import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ProductCollection } from '../../features/catalogue/products/components/product-collection.tsx';
import { ProductSkeletons } from '../../features/catalogue/products/components/product-skeletons.tsx';
import { favoriteIdsQuery, favoritesQuery } from '../../features/favorites/api/favorite-queries.ts';
import { FavoritesPage } from '../../features/favorites/components/favorites-page.tsx';
import { Page } from '../../layouts/page.tsx';
import { requireSession } from '../../platform/session/guards.ts';

export const Route = createFileRoute('/_shop/e-commerce/favorites')({
  beforeLoad: requireSession,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchInfiniteQuery(favoritesQuery);
    void queryClient.prefetchQuery(favoriteIdsQuery);
  },
  component: FavoritesRoute,
});

function FavoritesRoute() {
  const { t } = useTranslation('favorites');
  return (
    <Page title={t('title')}>
      <FavoritesPage
        products={(products) => <ProductCollection products={products} view="grid" />}
        skeletons={<ProductSkeletons view="grid" />}
      />
    </Page>
  );
}
