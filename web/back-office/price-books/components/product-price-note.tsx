import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { getProductPrices } from '#shared/price-books/price-books.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Price } from '#web/ui/data/price.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useValidity } from './book-facts.tsx';

/** Shows the current price and the price books behind it; users who may not open books read names only. */
export function ProductPriceNote({ productId, mayOpen }: { productId: string; mayOpen: boolean }) {
  const { t } = useTranslation('priceBooks');
  const { moment } = useFormat();
  const validity = useValidity();
  const { data, isError, refetch } = useQuery(apiQuery(getProductPrices, { params: { id: productId } }));
  if (isError) return <ErrorState title={t('product.failed')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton className="h-16" />
      </Loading>
    );
  const { because, windows, total } = data;
  const why = because
    ? because.until
      ? t('product.becauseUntil', { name: because.name, until: moment(because.until) })
      : t('product.because', { name: because.name })
    : t('product.own');
  const others = windows.filter(({ bookId }) => bookId !== because?.bookId);
  return (
    <section aria-label={t('product.title')} className="rounded-sm bg-sunken px-4 py-3 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="text-ink-2">
          {because && mayOpen ? (
            <Link
              to="/admin/e-commerce/price-books/$id"
              params={{ id: because.bookId }}
              className="font-medium text-ink underline decoration-line-strong underline-offset-2 hover:text-brand"
            >
              {why}
            </Link>
          ) : (
            why
          )}
        </p>
        <p className="flex items-baseline gap-2">
          {t('product.title')} <Price amount={total} />
        </p>
      </div>
      {others.length > 0 && (
        <ul className="mt-1 text-ink-2">
          {others.map(({ bookId, name, from, until }) => (
            <li key={bookId}>
              {t('product.coming', { name, validity: validity({ validFrom: from, validTo: until }) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
