import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { productQuery } from '#web/back-office/catalogue/products/api/product-queries.ts';
import { ProductForm } from '#web/back-office/catalogue/products/form/product-form.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

/** Product that the new one is copied from, or a bigger unit of. */
type Search = { from?: string; unitOf?: string };

export const Route = createFileRoute('/_staff/admin/e-commerce/products/create')({
  ...staffPage<Search>('products'),
  loaderDeps: ({ search: { from, unitOf } }) => ({ from, unitOf }),
  loader: async ({ context: { queryClient }, deps: { from, unitOf } }) => {
    const read = (id: unknown) =>
      typeof id === 'string' ? queryClient.fetchQuery(productQuery(id)) : undefined;
    return { like: await read(from), unitOf: await read(unitOf) };
  },
  component: CreateRoute,
});

function CreateRoute() {
  const { t } = useTranslation('staffProducts');
  const { like, unitOf } = Route.useLoaderData();
  return (
    <BackOfficePage headed title={t('form.create')}>
      <ProductForm key={like?.id ?? unitOf?.id} like={like} unitOf={unitOf} />
    </BackOfficePage>
  );
}
