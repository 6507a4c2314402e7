import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CartPage } from '../../features/cart/components/cart-page.tsx';
import { CartContent } from '../../features/cart/components/lazy-cart-content.ts';
import { cartQuery } from '../../features/cart/api/cart-queries.ts';
import { readCartOwner } from '../../features/cart/rules/cart-owner.ts';
import { filterOf, readCartSearch } from '../../features/cart/rules/cart-search.ts';
import { productsQuery } from '../../features/catalogue/api/catalogue-queries.ts';
import { ProductCollection } from '../../features/catalogue/products/components/product-collection.tsx';
import { ProductSkeletons } from '../../features/catalogue/products/components/product-skeletons.tsx';
import { Page } from '../../layouts/page.tsx';

export const Route = createFileRoute('/_shop/e-commerce/cart')({
  validateSearch: readCartSearch,
  loader: ({ context: { queryClient } }) => {
    const owner = readCartOwner();
    void queryClient.prefetchQuery(cartQuery(owner));
    // Loads the code in parallel with the cart's items.
    if (owner.id !== undefined) CartContent.prepare();
  },
  component: CartRoute,
});

function CartRoute() {
  const { t } = useTranslation('cart');
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Page title={t('title')} className={fillsPhone}>
      <CartPage
        search={search}
        filter={filterOf(search)}
        onSearch={(wanted) => void navigate({ search: wanted, replace: true, resetScroll: false })}
        popular={<PopularProducts />}
      />
    </Page>
  );
}

/** Fills at least a phone's screen below the header; only the footer follows the bottom bar. */
const fillsPhone = 'max-lg:flex max-lg:min-h-[calc(100dvh-4.0625rem)] max-lg:flex-col max-lg:pb-0';

/** Limits the products to one or two full rows at every width. */
const wholeRows =
  'max-md:[&_li:nth-child(n+5)]:hidden lg:max-xl:[&_li:nth-child(n+5)]:hidden xl:max-2xl:[&_li:nth-child(n+6)]:hidden';

/** Bestsellers, shown below an empty cart. */
function PopularProducts() {
  const { data, isPending } = useQuery(productsQuery({ sortBy: 'sold', sortDir: 'desc', pageSize: 6 }));
  if (isPending) return <ProductSkeletons view="grid" count={4} />;
  return (
    <div className={wholeRows}>
      <ProductCollection products={data?.data ?? []} view="grid" />
    </div>
  );
}
