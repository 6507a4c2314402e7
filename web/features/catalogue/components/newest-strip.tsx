import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { productsQuery } from '../api/catalogue-queries.ts';
import { ProductCollection, ProductSkeletons } from './product-collection.tsx';

const shown = 5;

/** The last few arrivals, for pages that are not the shop's own. */
export function NewestStrip() {
  const { t } = useTranslation('catalogue');
  const { data, isPending, isFetching, refetch } = useQuery(
    productsQuery({ sortBy: 'createdAt', sortDir: 'desc', pageSize: shown }),
  );
  if (isPending) return <ProductSkeletons view="grid" count={shown} />;
  if (!data)
    return <ErrorState size="sm" title={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />;
  return <ProductCollection products={data.data} view="grid" />;
}
