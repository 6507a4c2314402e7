import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductExport, ProductImport } from '#web/back-office/jobs/components/product-files.tsx';
import { ProductList } from '#web/back-office/catalogue/products/components/product-list.tsx';
import { keepListPlace } from '#web/back-office/catalogue/products/rules/list-place.ts';
import {
  productSearch,
  type ProductSearch,
} from '#web/back-office/catalogue/products/rules/product-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/products/')({
  ...staffPage<ProductSearch>('products'),
  component: ProductsRoute,
});

function ProductsRoute() {
  const { t } = useTranslation('staffProducts');
  const search = productSearch.read(Route.useSearch());
  const { page: _page, pageSize: _size, ...query } = productSearch.toQuery(search);
  const navigate = Route.useNavigate();
  useEffect(() => keepListPlace(search));
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
      <ProductList
        search={search}
        tools={<ProductExport query={query} />}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
