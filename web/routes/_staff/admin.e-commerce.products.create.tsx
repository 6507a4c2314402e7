import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { productQuery } from '../../back-office/products/api/product-queries.ts';
import { ProductForm } from '../../back-office/products/form/product-form.tsx';
import { staffPage } from '../../back-office/staff-page.ts';
import { BackOfficePage } from '../../layouts/back-office/back-office-page.tsx';

/** Which product the new one is to be like. */
type Search = { from?: string };

export const Route = createFileRoute('/_staff/admin/e-commerce/products/create')({
  ...staffPage<Search>('products'),
  loaderDeps: ({ search: { from } }) => ({ from }),
  loader: ({ context: { queryClient }, deps: { from } }) =>
    typeof from === 'string' ? queryClient.fetchQuery(productQuery(from)) : undefined,
  component: CreateRoute,
});

function CreateRoute() {
  const { t } = useTranslation('staffProducts');
  const like = Route.useLoaderData();
  return (
    <BackOfficePage headed title={t('form.create')}>
      <ProductForm key={like?.id} like={like} />
    </BackOfficePage>
  );
}
