import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { newestFewQuery } from '../../api/catalogue-queries.ts';
import { ProductCollection } from './product-collection.tsx';
import { ProductSkeletons } from './product-skeletons.tsx';

/** Hides products so that rows are complete at every width: 4, 6, 4, 5, 6. */
const wholeRows =
  'max-md:[&_li:nth-child(n+5)]:hidden lg:max-xl:[&_li:nth-child(n+5)]:hidden xl:max-2xl:[&_li:nth-child(n+6)]:hidden';

/** Shows the newest products, for pages outside the shop. */
export function NewestStrip() {
  const { t } = useTranslation('catalogue');
  const { data, isPending, isFetching, refetch } = useQuery(newestFewQuery());
  if (isPending) return <ProductSkeletons view="grid" count={4} />;
  if (!data)
    return <ErrorState size="sm" title={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <div className={wholeRows}>
      <ProductCollection products={data.data} view="grid" />
    </div>
  );
}
