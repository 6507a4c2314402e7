import { createFileRoute } from '@tanstack/react-router';
import { ProductPriceNote } from '#web/back-office/price-books/components/product-price-note.tsx';
import { productQuery } from '#web/back-office/catalogue/products/api/product-queries.ts';
import { ProductForm } from '#web/back-office/catalogue/products/form/product-form.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';
import { useCan } from '#web/platform/session/use-session.ts';

const detail = staffDetail({
  query: productQuery,
  missing: ['PRODUCT_NOT_FOUND'],
  texts: { ns: 'staffProducts', at: 'missing' },
  back: '/admin/e-commerce/products',
  titled: true,
});

export const Route = createFileRoute('/_staff/admin/e-commerce/products/$id/edit')({
  ...staffPage('products'),
  loader: detail.load,
  // The product is never cached, so that the form always starts from the current version.
  gcTime: 0,
  notFoundComponent: detail.Missing,
  component: EditRoute,
});

function EditRoute() {
  const product = Route.useLoaderData();
  const mayOpen = useCan('prices.write');
  return (
    <BackOfficePage headed title={product.name}>
      <ProductForm
        key={product.id}
        product={product}
        priceNow={<ProductPriceNote productId={product.id} mayOpen={mayOpen} />}
      />
    </BackOfficePage>
  );
}
