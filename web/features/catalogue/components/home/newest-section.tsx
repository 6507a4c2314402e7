import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowRight, PackageOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { newestProductsQuery } from '../../api/catalogue-queries.ts';
import { useNearEnd } from '../../hooks/use-near-end.ts';
import { useView } from '../../hooks/use-view.ts';
import { ProductCollection, ProductSkeletons } from '../product-collection.tsx';
import { LateSection } from './late-section.tsx';
import { ScrollHelpers } from './scroll-helpers.tsx';
import { ViewToggle } from '../view-toggle.tsx';

/** 'Sản phẩm mới': page after page while the reader scrolls, grid or list. */
export function NewestSection() {
  const { t } = useTranslation('catalogue');
  const [view, setView] = useView();
  return (
    <section aria-labelledby="newest">
      <div className="mb-4 flex items-center gap-1 sm:items-end sm:gap-2">
        <div className="mr-auto min-w-0">
          <h2 id="newest" className="text-lg font-bold whitespace-nowrap sm:text-xl">
            {t('newest.title')}
          </h2>
          <p className="text-sm text-ink-2 max-sm:hidden">{t('newest.lead')}</p>
        </div>
        <ViewToggle view={view} onView={setView} />
        <MoreButton />
      </div>
      <LateSection queryKey={newestProductsQuery.queryKey} skeleton={<ProductSkeletons view={view} />}>
        <NewestProducts view={view} />
      </LateSection>
      <ScrollHelpers />
    </section>
  );
}

function NewestProducts({ view }: { view: 'grid' | 'list' }) {
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

const pauseMilliseconds = 500;

/** To the whole list; the pause lets the reader see that something was pressed. */
function MoreButton() {
  const { t } = useTranslation(['catalogue', 'common']);
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => void navigate({ to: '/e-commerce/product' }), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [leaving, navigate]);
  return (
    <Button
      className="max-sm:px-3!"
      loading={leaving}
      loadingText={t('newest.leaving')}
      iconAfter={<ArrowRight className="max-sm:hidden" />}
      onClick={() => setLeaving(true)}
    >
      {t('common:action.seeMore')}
    </Button>
  );
}
