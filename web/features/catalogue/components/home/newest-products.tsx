import { useInfiniteQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { newestPageSize as pageSize, newestProductsQuery } from '../../api/catalogue-queries.ts';
import { useNearEnd } from '../../hooks/use-near-end.ts';
import type { View } from '../../hooks/use-view.ts';
import { ProductCollection } from '../product-collection.tsx';
import { ProductSkeletons } from '../product-skeletons.tsx';

/** Pages that come by themselves; then the button, so that the end of the page can be reached. */
const byItself = 2;

/**
 * Page after page while the reader scrolls. The place of the page that comes next is kept below the last, so that what
 * follows never jumps away from under the reader.
 */
export default function NewestProducts({ view }: { view: View }) {
  const { t } = useTranslation('catalogue');
  const query = useInfiniteQuery(newestProductsQuery);
  const { data, isPending, isFetching, isFetchingNextPage, hasNextPage } = query;
  const products = data?.pages.flatMap((page) => page.data) ?? [];
  const left = (data?.pages.at(-1)?.total ?? 0) - products.length;
  const more = () => void query.fetchNextPage();
  // After a failure the button asks again; scrolling must not hammer a shop that is down.
  const comesByItself = hasNextPage && (data?.pages.length ?? 0) <= byItself;
  const watching = comesByItself && !isFetchingNextPage && !query.isFetchNextPageError;
  const end = useNearEnd(more, { enabled: watching, length: products.length });

  if (isPending) return <ProductSkeletons view={view} />;
  if (!data)
    return <ErrorState title={t('failed')} onRetry={() => void query.refetch()} retrying={isFetching} />;
  if (products.length === 0)
    return <EmptyState icon={<PackageOpen />} title={t('empty.title')} hint={t('empty.hint')} />;
  return (
    <>
      <ProductCollection products={products} view={view} />
      <div ref={end} className="mt-3 sm:mt-4">
        {(isFetchingNextPage || watching) && (
          <ProductSkeletons view={view} count={Math.min(left, pageSize)} />
        )}
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
