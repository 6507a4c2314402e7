import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/platform/format/use-format.ts';
import { StatLink } from '#web/ui/data/stat-link.tsx';
import { categoryTreeQuery, productsQuery } from '#web/features/catalogue/api/catalogue-queries.ts';

const counted = { page: 1, pageSize: 1 } as const;

/** What the market holds right now. A number that cannot be fetched is a dash, not a zero. */
export function CatalogueStats() {
  const { t } = useTranslation('backOffice');
  const all = useQuery(productsQuery(counted));
  const low = useQuery(productsQuery({ ...counted, stockStatus: 'low_stock' }));
  const out = useQuery(productsQuery({ ...counted, stockStatus: 'out_of_stock' }));
  const tree = useQuery(categoryTreeQuery);
  const { number } = useFormat();
  const count = (total: number | undefined) => (total === undefined ? t('home.unknown') : number(total));
  return (
    <>
      <StatLink
        to="/admin/e-commerce/products"
        search={{ isActive: true }}
        go={t('home.viewProducts')}
        label={t('home.products')}
        value={count(all.data?.total)}
        loading={all.isPending}
      />
      <StatLink
        to="/admin/e-commerce/products"
        search={{ isActive: true, stockStatus: 'low_stock' }}
        go={t('home.viewProducts')}
        label={t('home.lowStock')}
        value={count(low.data?.total)}
        loading={low.isPending}
      />
      <StatLink
        to="/admin/e-commerce/products"
        search={{ isActive: true, stockStatus: 'out_of_stock' }}
        go={t('home.viewProducts')}
        label={t('home.outOfStock')}
        value={count(out.data?.total)}
        loading={out.isPending}
      />
      <StatLink
        to="/admin/e-commerce/categories"
        go={t('home.viewCategories')}
        label={t('home.categories')}
        value={count(tree.data?.length)}
        loading={tree.isPending}
      />
    </>
  );
}
