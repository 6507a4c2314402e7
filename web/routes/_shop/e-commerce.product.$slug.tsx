import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import { useAddToCart } from '../../features/cart/hooks/use-add-to-cart.ts';
import { useBuyNow } from '../../features/cart/hooks/use-buy-now.ts';
import { useCartOwner } from '../../features/cart/hooks/use-cart-owner.ts';
import { categoryTreeQuery, productQuery } from '../../features/catalogue/api/catalogue-queries.ts';
import { publicVouchersQuery } from '../../features/catalogue/home/api/home-queries.ts';
import { businessQuery } from '../../features/catalogue/api/maker-queries.ts';
import {
  relatedProductsQuery,
  businessProductsQuery,
} from '../../features/catalogue/products/api/other-products-queries.ts';
import {
  OtherProducts,
  OtherProductsSkeleton,
} from '../../features/catalogue/products/components/other-products.tsx';
import { pathTo } from '../../features/catalogue/products/rules/category-tree.ts';
import { useFreshProduct } from '../../features/catalogue/products/hooks/use-fresh-product.ts';
import { rememberViewed } from '../../features/catalogue/products/hooks/use-recently-viewed.ts';
import { ProductNotFound } from '../../features/catalogue/product-page/components/product-not-found.tsx';
import { ProductPage } from '../../features/catalogue/product-page/components/product-page.tsx';
import { ProductSkeleton } from '../../features/catalogue/product-page/components/product-skeleton.tsx';
import { BusinessSummary } from '../../features/catalogue/product-page/components/business-summary.tsx';
import { useOwnPrices } from '../../features/catalogue/product-page/hooks/use-own-prices.ts';
import { RestockButton } from '../../features/restock/components/restock-button.tsx';
import { ProductVouchers } from '../../features/vouchers/components/product-vouchers.tsx';
import { AccountDialogs, type AccountDialog } from '../../layouts/account-dialogs.tsx';
import { Page } from '../../layouts/page.tsx';
import { MissingPage, PendingPage } from '../../layouts/page-faces.tsx';
import { lazyPiece } from '../../ui/feedback/lazy-piece.tsx';
import { NearViewport } from '../../ui/layout/near-viewport.tsx';
import { Loading, Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { found } from '../../platform/errors/found.ts';
import { useShopWords } from '../../platform/i18n/use-shop-words.ts';

const ReviewsSection = lazyPiece(
  async () => (await import('../../features/reviews/components/reviews-section.tsx')).ReviewsSection,
  { waiting: ({ product }) => <ReviewsSkeleton count={product.rating.count} /> },
);

const DeliveryEstimate = lazyPiece(
  async () => (await import('../../features/addresses/components/delivery-estimate.tsx')).DeliveryEstimate,
  { waiting: ({ mayBeParted }) => <DeliverySkeleton mayBeParted={mayBeParted} />, quiet: true },
);

export const Route = createFileRoute('/_shop/e-commerce/product/$slug')({
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    void queryClient.prefetchQuery(categoryTreeQuery);
    void queryClient.prefetchQuery(publicVouchersQuery);
    const product = await found(queryClient, productQuery(slug), 'PRODUCT_NOT_FOUND');
    if (product.slug === slug) return;
    // The product was requested by id. It has one canonical address, so its slug replaces the id.
    queryClient.setQueryData(productQuery(product.slug).queryKey, product);
    throw redirect({ to: '/e-commerce/product/$slug', params: { slug: product.slug }, replace: true });
  },
  pendingComponent: () => (
    <PendingPage>
      <ProductSkeleton />
    </PendingPage>
  ),
  notFoundComponent: () => (
    <MissingPage of="product">
      <ProductNotFound />
    </MissingPage>
  ),
  component: ProductRoute,
});

function ProductRoute() {
  const { slug } = Route.useParams();
  const { data: shown } = useSuspenseQuery(productQuery(slug));
  useFreshProduct(slug);
  const [dialog, setDialog] = useState<AccountDialog>();
  const owner = useCartOwner();
  const product = useOwnPrices(shown, owner.id);
  const crumbs = useCrumbs(product);
  const { add } = useAddToCart();
  const buy = useBuyNow();
  useEffect(() => rememberViewed(product), [product]);
  return (
    <Page title={product.name} className="max-md:pb-[calc(var(--bottom-bar,5rem)+3rem)]">
      <ProductPage
        key={product.id}
        product={product}
        crumbs={crumbs}
        member={owner.kind === 'member'}
        onAdd={add}
        onBuyNow={buy}
        onLogin={() => setDialog('login')}
        restock={(variantId) => (
          <RestockButton productId={product.id} variantId={variantId} onLogin={() => setDialog('login')} />
        )}
        delivery={(variantId, quantity) => (
          <DeliveryEstimate
            line={{ productId: product.id, variantId, quantity }}
            mayBeParted={product.warehouses.filter(({ available }) => available > 0).length > 1}
          />
        )}
        vouchers={<Vouchers product={product} />}
      >
        <Below product={product} />
      </ProductPage>
      <AccountDialogs shown={dialog} onShow={setDialog} />
    </Page>
  );
}

/** Reserves space while the vouchers load, so that nothing below them moves. */
function Vouchers({ product: { id, category, business } }: { product: Product }) {
  const { data, isPending } = useQuery(publicVouchersQuery);
  if (isPending) return <Skeleton className="h-22 rounded-md!" />;
  const good = { productId: id, categoryIds: category.path, businessId: business.id };
  return <ProductVouchers vouchers={data ?? []} good={good} />;
}

/** Breadcrumbs from the shop through the categories of the product. */
function useCrumbs({ name, category }: Product) {
  const { say } = useShopWords();
  const { t } = useTranslation('product');
  const { data: tree = [] } = useQuery(categoryTreeQuery);
  const path = pathTo(tree, category.id);
  return [
    { label: t('home'), to: '/e-commerce' },
    ...(path.length > 0 ? path : [category]).map((node) => ({
      label: say(node.name),
      to: `/e-commerce/category/${node.slug}`,
    })),
    { label: name },
  ];
}

function Below({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const { id, business } = product;
  const { data: facts } = useQuery(businessQuery(business.slug));
  return (
    <>
      <BusinessSummary business={business} facts={facts} />
      <NearViewport
        id="reviews-place"
        className="mt-10 scroll-mt-24 border-t border-line pt-8"
        onceUsed
        fallback={<ReviewsSkeleton count={product.rating.count} />}
      >
        <ReviewsSection product={product} />
      </NearViewport>
      <NearViewport className="mt-10" onceUsed fallback={<OtherProductsSkeleton />}>
        <OtherProducts title={t('business.more')} query={businessProductsQuery(business.id)} except={id} />
      </NearViewport>
      <NearViewport className="mt-10" onceUsed fallback={<OtherProductsSkeleton />}>
        <OtherProducts title={t('related')} query={relatedProductsQuery(id)} except={id} />
      </NearViewport>
    </>
  );
}

/** Skeleton as high as the possible delivery texts. */
function DeliverySkeleton({ mayBeParted }: { mayBeParted: boolean }) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <div className={mayBeParted ? 'min-h-27.5' : 'min-h-22'}>
        <SkeletonText className="w-3/4" />
      </div>
    </div>
  );
}

const reviewsShown = 8;

/** Skeleton as high as the expected number of reviews, so that the content below does not move. */
function ReviewsSkeleton({ count }: { count: number }) {
  return (
    <Loading>
      <Skeleton className="h-7 w-40" />
      <div className="mt-5 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <Skeleton className="h-80 rounded-md!" />
        <div>
          <Skeleton className="mb-5 h-30 sm:h-34" />
          <Skeleton className="mb-2 h-24 sm:h-9" />
          {Array.from({ length: Math.min(count, reviewsShown) }, (_, place) => (
            <div key={place} className="h-56 border-b sm:h-44 border-line py-5 last:border-b-0">
              <SkeletonText lines={4} />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
