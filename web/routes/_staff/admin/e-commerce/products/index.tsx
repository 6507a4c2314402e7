import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { listAdminProducts } from '#shared/catalogue/admin-products.contract.ts';
import { ProductExport, ProductImport } from '#web/back-office/jobs/components/product-files.tsx';
import { ProductList } from '#web/back-office/catalogue/products/components/product-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/products/')({
  ...staffPage<StaffListSearch<typeof listAdminProducts>>('products'),
  component: ProductsRoute,
});

function ProductsRoute() {
  const { t } = useTranslation('staffProducts');
  return (
    <BackOfficePage
      action={
        <div className="flex flex-wrap gap-2">
          <ProductImport />
          <ButtonLink to="/admin/e-commerce/products/create" variant="primary" icon={<Plus />}>
            {t('add')}
          </ButtonLink>
        </div>
      }
    >
      <ProductList tools={(query) => <ProductExport query={query} />} />
    </BackOfficePage>
  );
}
