import { createFileRoute, notFound } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ProductPriceNote } from '#web/back-office/price-books/components/product-price-note.tsx';
import { productQuery } from '#web/back-office/catalogue/products/api/product-queries.ts';
import { ProductForm } from '#web/back-office/catalogue/products/form/product-form.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { isApiError } from '#web/platform/api/api-error.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/products/$id/edit')({
  ...staffPage('products'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    try {
      return await queryClient.fetchQuery(productQuery(id));
    } catch (error) {
      throw isApiError(error, 'PRODUCT_NOT_FOUND') ? notFound() : error;
    }
  },
  // The product is never cached, so that the form always starts from the current version.
  gcTime: 0,
  notFoundComponent: Missing,
  component: EditRoute,
});

function Missing() {
  const { t } = useTranslation('staffProducts');
  return (
    <BackOfficePage title={t('missing.title')}>
      <MissingState
        title={t('missing.title')}
        hint={t('missing.hint')}
        action={<ButtonLink to="/admin/e-commerce/products">{t('missing.back')}</ButtonLink>}
      />
    </BackOfficePage>
  );
}

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
