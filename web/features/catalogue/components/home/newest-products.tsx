import { useInfiniteQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { newestProductsQuery } from '../../api/catalogue-queries.ts';
import { useNearEnd } from '../../hooks/use-near-end.ts';
import type { View } from '../../hooks/use-view.ts';
import { ProductCollection } from '../product-collection.tsx';
import { ProductSkeletons } from '../product-skeletons.tsx';

/** Page after page while the reader scrolls. */
export default function NewestProducts({ view }: { view: View }) {
  const { t } = useTranslation('catalogue');
  const query = useInfiniteQuery(newestProductsQuery);
  const { data, isPending, isFetching, isFetchingNextPage, hasNextPage } = query;
  const products = data?.pages.flatMap((page) => page.data) ?? [];
  const more = () => void query.fetchNextPage();
  // After a failure the button asks again; scrolling must not hammer a shop that is down.
  const watching = hasNextPage && !isFetchingNextPage && !query.isFetchNextPageError;
  const end = useNearEnd(more, { enabled: watching, length: products.length });

  if (isPending) return <ProductSkeletons view={view} />;
  if (!data)
    return <ErrorState title={t('failed')} onRetry={() => void query.refetch()} retrying={isFetching} />;
  if (products.length === 0)
    return <EmptyState icon={<PackageOpen />} title={t('empty.title')} hint={t('empty.hint')} />;
  return (
    <>
      <ProductCollection products={products} view={view} />
      <div ref={end} className="mt-6 flex flex-col items-center gap-3 text-center">
        {isFetchingNextPage && <ProductSkeletons view={view} count={5} />}
        {query.isFetchNextPageError && (
          <p role="alert" className="text-danger">
            {t('failed')}
          </p>
        )}
        {hasNextPage && !isFetchingNextPage && <Button onClick={more}>{t('newest.more')}</Button>}
        {!hasNextPage && <p className="py-2 text-sm text-ink-2">{t('newest.end')}</p>}
      </div>
    </>
  );
}
