import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { productQuery } from '../../features/catalogue/api/catalogue-queries.ts';
import { ProductPage } from '../../features/catalogue/components/product-page.tsx';
import { ProductSkeleton } from '../../features/catalogue/components/product-skeleton.tsx';
import { Page } from '../../layouts/page.tsx';
import { isApiError } from '../../platform/api/api-error.ts';

export const Route = createFileRoute('/_shop/e-commerce/product/$slug')({
  loader: ({ context: { queryClient }, params: { slug } }) =>
    queryClient.ensureQueryData(productQuery(slug)).catch((error: unknown) => {
      throw isApiError(error, 'PRODUCT_NOT_FOUND') ? notFound() : error;
    }),
  pendingComponent: Pending,
  component: ProductRoute,
});

function Pending() {
  return (
    <Page title="…">
      <ProductSkeleton />
    </Page>
  );
}

function ProductRoute() {
  const { data: product } = useSuspenseQuery(productQuery(Route.useParams().slug));
  return (
    <Page title={product.name}>
      <ProductPage key={product.id} product={product} />
    </Page>
  );
}
