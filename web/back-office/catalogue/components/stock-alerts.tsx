import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { productsQuery } from '#web/features/catalogue/api/catalogue-queries.ts';

const shown = 6;
const runningOut = ['out_of_stock', 'low_stock'] as const;

/** Runs one query per stock status, because a combined list would put sold-out products behind all others. */
const useRunningOut = () =>
  useQueries({
    queries: runningOut.map((stockStatus) =>
      productsQuery({ stockStatus, sortBy: 'sold', sortDir: 'desc', pageSize: shown }),
    ),
    combine: (found) => ({
      products: found.every(({ data }) => data)
        ? found
            .flatMap(({ data }) => data?.data ?? [])
            .sort((a, b) => b.sold - a.sold)
            .slice(0, shown)
        : undefined,
      error: found.find(({ error }) => error)?.error,
      isFetching: found.some(({ isFetching }) => isFetching),
      refetch: () => found.forEach(({ refetch }) => void refetch()),
    }),
  });

/** Lists the best-selling products that are running out, because they have to be reordered first. */
export function StockAlerts() {
  const { t } = useTranslation('backOffice');
  const { products, error, isFetching, refetch } = useRunningOut();
  const buys = useCan('purchases.manage');
  return (
    <Card padded={false} className="overflow-hidden">
      <div className="px-4 pt-4">
        <CardHeader
          title={t('home.runningOut')}
          hint={t('home.runningOutHint')}
          action={
            buys ? (
              <ButtonLink
                to="/admin/e-commerce/inventory/reorder"
                search={{ needed: true }}
                size="sm"
                iconAfter={<ArrowRight />}
              >
                {t('home.reorder')}
              </ButtonLink>
            ) : (
              <ButtonLink
                to="/admin/e-commerce/products"
                search={{ isActive: true, stockStatus: runningOut.join(',') }}
                size="sm"
                iconAfter={<ArrowRight />}
              >
                {t('home.view')}
              </ButtonLink>
            )
          }
        />
      </div>
      {!products && !error && (
        <Loading className="space-y-3 p-4">
          {Array.from({ length: shown }, (_, index) => (
            <Skeleton key={index} className="h-11" />
          ))}
        </Loading>
      )}
      {error && <ErrorState size="sm" message={messageOf(error)} onRetry={refetch} retrying={isFetching} />}
      {products?.length === 0 && <p className="px-4 pb-5 text-sm text-ink-2">{t('home.enough')}</p>}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {products?.map(({ id, name, thumbnail, ground, business, stockStatus }) => (
          <li
            key={id}
            className="relative flex items-center gap-3.5 px-4 py-2.5 text-sm transition-colors hover:bg-hover"
          >
            <GoodsPicture image={thumbnail} ground={ground} className="w-11!" />
            <div className="min-w-0 grow">
              <Link
                to="/admin/e-commerce/products/$id/edit"
                params={{ id }}
                className="line-clamp-1 rounded-xs font-semibold after:absolute after:inset-0 hover:text-brand"
              >
                {name}
              </Link>
              <p className="truncate text-ink-2">{business.name}</p>
            </div>
            <Badge tone={stockStatus === 'out_of_stock' ? 'danger' : 'gold'}>
              {t(stockStatus === 'out_of_stock' ? 'home.stock.out' : 'home.stock.low')}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
