import { useInfiniteQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import {
  newestByItself,
  newestPageSize as pageSize,
  newestProductsQuery,
} from '../../api/catalogue-queries.ts';
import { useNearEnd } from '../hooks/use-near-end.ts';
import type { View } from '../../products/hooks/use-view.ts';
import { ProductCollection } from '../../products/components/product-collection.tsx';
import { ProductSkeletons } from '../../products/components/product-skeletons.tsx';

/** Loads pages while the reader scrolls; their space is reserved, so the content below does not jump. */
export default function NewestProducts({ view }: { view: View }) {
  const { t } = useTranslation('catalogue');
  const query = useInfiniteQuery(newestProductsQuery);
  const { data, isPending, isFetching, isFetchingNextPage, hasNextPage } = query;
  const products = data?.pages.flatMap((page) => page.data) ?? [];
  const left = (data?.pages.at(-1)?.total ?? 0) - products.length;
  const more = () => void query.fetchNextPage();
  // After a failure only the button retries, so that scrolling does not flood a failing server.
  const comesByItself = hasNextPage && products.length < newestByItself;
  const kept = comesByItself ? newestByItself - products.length : isFetchingNextPage ? pageSize : 0;
  const coming = Math.min(left, kept);
  const watching = comesByItself && !isFetchingNextPage && !query.isFetchNextPageError;
  const end = useNearEnd(more, { enabled: watching, length: products.length });

  if (isPending) return <ProductSkeletons view={view} count={newestByItself} />;
  if (!data)
    return <ErrorState title={t('failed')} onRetry={() => void query.refetch()} retrying={isFetching} />;
  if (products.length === 0)
    return <EmptyState icon={<PackageOpen />} title={t('empty.title')} hint={t('empty.hint')} />;
  return (
    <>
      <ProductCollection products={products} view={view} />
      {/* A new element for each page: the same skeletons moved further down would count as a layout shift. */}
      <div key={products.length} ref={end} className="mt-3 sm:mt-4">
        {coming > 0 && <ProductSkeletons view={view} count={coming} />}
      </div>
      <div className="mt-6 flex min-h-10.5 flex-col items-center gap-3 text-center">
        {query.isFetchNextPageError && (
          <p role="alert" className="text-danger">
            {t('failed')}
          </p>
        )}
        {hasNextPage && !isFetchingNextPage && !watching && (
          <Button onClick={more}>{t('newest.more')}</Button>
        )}
        {!hasNextPage && <p className="py-2 text-sm text-ink-2">{t('newest.end')}</p>}
      </div>
    </>
  );
}
